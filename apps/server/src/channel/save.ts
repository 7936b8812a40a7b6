import type { RoomMapping } from '@booking/api-client/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { rowsOf } from '../resource/rows.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { ota } from '../schema/ota.ts';
import { institution } from '../schema/tenant.ts';
import type { Sealer } from '../sealer.ts';
import { allowanceOf, missingFeature, overLimit, refuseUnentitled } from '../subscription/index.ts';
import { changeOf } from './changed.ts';
import { sealedSince, writtenCredentials } from './credentials.ts';
import {
  checkOta,
  checkRates,
  checkStatus,
  type ChannelGiven as Wanted,
  writtenRooms,
} from './rules.ts';
import { requirePrice, sellableOf } from './sellable.ts';

type Write = Call<'institution', 'update'>;
type Row = typeof channel.$inferSelect;
type Ota = typeof ota.$inferSelect;

const TAKEN = 'This property code is already connected.';

export const channelRows = rowsOf({
  table: channel,
  noun: 'Connection',
  tenant: channel.institutionId,
  unique: { channel_property_key: ['propertyCode', TAKEN] },
});

/**
 * Saves all connections of an institution, which the caller has locked: those that are left out are removed. Only what a
 * request changes has to be right. Errors name the fields under `channels.{index}`.
 *
 * @returns whether anything differs.
 */
export async function saveChannels(
  call: Write,
  sealer: Sealer,
  place: Readonly<Record<'id' | 'templateId' | 'timezone', string>>,
  connections: readonly Wanted[],
): Promise<boolean> {
  const { db } = call;
  requirePermission(call, 'channel.update');
  const stored = await db
    .select()
    .from(channel)
    .where(and(eq(channel.institutionId, place.id), channelRows.within(call.actor.scope)))
    .orderBy(asc(channel.id))
    .for('update');
  const ids = new Set(connections.flatMap(({ _id }) => _id ?? []));
  const removed = stored.filter(({ id }) => !ids.has(id));
  const added = connections.filter(({ _id }) => _id === undefined);
  if (added.length + removed.length > 0) requirePermission(call, 'channel.connect');
  for (const row of removed) await channelRows.remove(call, row);
  const otas = await otasOf(call, connections);
  const rooms = await roomsOf(call, stored);
  const changes = connections.map((connection, at) => {
    const path = `channels.${at}`;
    const target = otas.get(connection.ota);
    if (!target) throw fieldError('VALIDATION', `${path}.ota`, 'OTA not found.');
    if (connection._id === undefined)
      return { connection, path, target, row: undefined, what: 'added' as const };
    const row = stored.find(({ id }) => id === connection._id);
    if (!row) throw fieldError('VALIDATION', `${path}._id`, 'Connection not found.');
    const what = changeOf(connection, row, rooms.get(row.id) ?? [], target.credentialsSchema);
    return { connection, path, target, row, what };
  });
  // A connection may always be paused and disconnected.
  if (changes.some(({ what }) => what === 'added' || what === 'changed')) {
    await checkPlan(call, place.id, added.length > 0 ? connections.length : 0);
  }
  const sellable = await sellableOf(call, place.id);
  for (const { connection, path, target, row, what } of changes) {
    if (row && (what === 'same' || what === 'paused')) {
      const credentials = sealedSince(sealer, target.credentialsSchema, row.credentials);
      await channelRows.update(call, row, { status: connection.status, credentials });
      continue;
    }
    checkOta(connection, target, row, place.templateId, path);
    const had = (row && rooms.get(row.id)) ?? [];
    const written = writtenRooms(connection, target, had, sellable.categories, path);
    checkRates(connection, sellable.packages, path);
    checkStatus(connection, row?.status, sellable.categories, path);
    if (connection.status === 'Active' && row?.status !== 'Active') {
      const sold = connection.roomMappings.flatMap(({ isSold, category }) =>
        isSold ? category : [],
      );
      const { windowDays } = connection;
      await requirePrice(call, { categories: sold, windowDays, timezone: place.timezone }, path);
    }
    await requireFreeProperty(call, connection, row, path);
    const credentials = writtenCredentials(
      sealer,
      target.credentialsSchema,
      connection.credentials,
      row?.credentials ?? {},
      `${path}.credentials`,
    );
    const { _id, ota: otaId, roomMappings: _, ...fields } = connection;
    const status = connection.status ?? row?.status ?? 'Draft';
    const values = { ...fields, status, otaId, credentials };
    const id = row?.id ?? (await channelRows.insert(call, { ...values, institutionId: place.id }));
    if (row) await channelRows.update(call, row, values);
    await saveMappings(call, id, written);
  }
  return removed.length > 0 || changes.some(({ what }) => what !== 'same');
}

function requirePermission({ actor }: Write, permission: 'channel.update' | 'channel.connect') {
  if (actor.permissions.has(permission)) return;
  const message =
    permission === 'channel.update'
      ? 'You don’t have permission to change channels.'
      : 'You don’t have permission to connect or disconnect channels.';
  throw new HttpError('FORBIDDEN', {
    message,
    errors: [{ path: 'channels', code: 'permission', message }],
  });
}

async function checkPlan({ db }: Write, institutionId: string, count: number): Promise<void> {
  const allowance = await allowanceOf(db, institutionId);
  refuseUnentitled('channels', missingFeature(allowance, 'channelManager', 'the channel manager'));
  refuseUnentitled('channels', overLimit(allowance, 'channels', count, ['channel', 'channels']));
}

async function otasOf({ db }: Write, connections: readonly Wanted[]): Promise<Map<string, Ota>> {
  const ids = [...new Set(connections.map((connection) => connection.ota))];
  if (ids.length === 0) return new Map();
  // Not removed, nor given other fields, before the transaction ends.
  const rows = await db.select().from(ota).where(inArray(ota.id, ids)).orderBy(ota.id).for('share');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Says where a property code is connected already: which institution it is, to the platform alone. */
async function requireFreeProperty(
  { db, actor }: Write,
  connection: Wanted,
  row: Row | undefined,
  path: string,
): Promise<void> {
  const [otherRow] = await db
    .select({ id: channel.id, name: institution.name })
    .from(channel)
    .innerJoin(institution, eq(institution.id, channel.institutionId))
    .where(
      and(
        eq(channel.otaId, connection.ota),
        sql`lower(${channel.propertyCode}) = lower(${connection.propertyCode})`,
      ),
    );
  if (!otherRow || otherRow.id === row?.id) return;
  const message =
    actor.scope.kind === 'platform' ? `${otherRow.name} already uses this property code.` : TAKEN;
  throw fieldError('DUPLICATE', `${path}.propertyCode`, message, 'taken');
}

/** The rooms that connections are mapped to, by the ids of those. */
async function roomsOf(
  { db }: Write,
  channels: readonly Pick<Row, 'id'>[],
): Promise<ReadonlyMap<string, readonly RoomMapping[]>> {
  const ids = channels.map(({ id }) => id);
  const rows = await db.select().from(channelMapping).where(inArray(channelMapping.channelId, ids));
  const rowsOfChannel = Map.groupBy(rows, ({ channelId }) => channelId);
  return new Map(
    Array.from(rowsOfChannel, ([id, of]) => [
      id,
      of.map(({ channelId: _, categoryId: category, ...mapping }) => ({ category, ...mapping })),
    ]),
  );
}

async function saveMappings(
  { db }: Write,
  channelId: string,
  mappings: Wanted['roomMappings'],
): Promise<void> {
  await db.delete(channelMapping).where(eq(channelMapping.channelId, channelId));
  if (mappings.length === 0) return;
  const values = mappings.map(({ category: categoryId, ...fields }) => ({
    ...fields,
    channelId,
    categoryId,
  }));
  await db.insert(channelMapping).values(values);
}
