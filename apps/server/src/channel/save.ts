import { CONNECTABLE_MODES } from '@booking/api-client/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { rowsOf } from '../resource/rows.ts';
import { category } from '../schema/category.ts';
import { channel, channelMapping } from '../schema/channel.ts';
import { ota } from '../schema/ota.ts';
import { institution } from '../schema/tenant.ts';
import type { Sealer } from '../sealer.ts';
import {
  allowanceOf,
  missingFeature,
  overLimit,
  refuseUnentitled,
} from '../subscription/allowance.ts';
import { checkValue, writtenCredentials } from './credentials.ts';

type Write = Call<'institution', 'update'>;
type Wanted = NonNullable<Write['body']['channels']>[number];
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
 * Saves all connections of an institution, which the caller has locked: those that are left out are removed.
 * Errors name the fields under `channels.{index}`.
 */
export async function saveChannels(
  call: Write,
  sealer: Sealer,
  place: { readonly id: string; readonly templateId: string },
  wanted: readonly Wanted[],
): Promise<void> {
  const { db } = call;
  requirePermission(call, 'channel.update');
  const stored = await db
    .select()
    .from(channel)
    .where(and(eq(channel.institutionId, place.id), channelRows.within(call.actor.scope)))
    .orderBy(asc(channel.id))
    .for('update');
  const kept = new Set(wanted.flatMap(({ _id }) => _id ?? []));
  const removed = stored.filter(({ id }) => !kept.has(id));
  const isNew = wanted.some(({ _id }) => _id === undefined);
  if (isNew || removed.length > 0) requirePermission(call, 'channel.connect');
  // What is connected may always be disconnected.
  if (wanted.length > 0) await checkPlan(call, place.id, wanted.length);
  for (const row of removed) await channelRows.remove(call, row);
  const otas = await otasOf(call, wanted);
  const categories = await categoriesOf(call, place.id);
  for (const [at, one] of wanted.entries()) {
    const path = `channels.${at}`;
    const row = one._id === undefined ? undefined : stored.find(({ id }) => id === one._id);
    if (one._id !== undefined && !row) {
      throw fieldError('VALIDATION', `${path}._id`, 'Connection not found.');
    }
    const target = otas.get(one.ota);
    if (!target) throw fieldError('VALIDATION', `${path}.ota`, 'OTA not found.');
    checkOta(one, target, row, place.templateId, path);
    checkMappings(one, target, categories, path);
    await requireFreeProperty(call, one, row, path);
    const credentials = writtenCredentials(
      sealer,
      target.credentialsSchema,
      one.credentials,
      row?.credentials ?? {},
      `${path}.credentials`,
    );
    const { _id, ota: otaId, roomMappings, ...fields } = one;
    const values = { ...fields, otaId, credentials };
    const id = row?.id ?? (await channelRows.insert(call, { ...values, institutionId: place.id }));
    if (row && differs(row, values)) await channelRows.update(call, row, values);
    await saveMappings(call, id, roomMappings);
  }
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

async function otasOf({ db }: Write, wanted: readonly Wanted[]): Promise<Map<string, Ota>> {
  const ids = [...new Set(wanted.map((one) => one.ota))];
  if (ids.length === 0) return new Map();
  // Not removed, nor given other fields, before the transaction ends.
  const found = await db
    .select()
    .from(ota)
    .where(inArray(ota.id, ids))
    .orderBy(ota.id)
    .for('share');
  return new Map(found.map((one) => [one.id, one]));
}

async function categoriesOf({ db }: Write, institutionId: string) {
  return db
    .select({ id: category.id, name: category.name, isActive: category.isActive })
    .from(category)
    .where(eq(category.institutionId, institutionId));
}

/** An existing connection keeps running when its OTA is deactivated. */
function checkOta(
  one: Wanted,
  target: Ota,
  row: Row | undefined,
  templateId: string,
  path: string,
): void {
  if (row && row.otaId !== target.id) {
    throw fieldError('BUSINESS_RULE', `${path}.ota`, 'The OTA of a connection can’t be changed.');
  }
  const { templateIds } = target;
  const isOffered =
    target.isActive && (templateIds.length === 0 || templateIds.includes(templateId));
  if (!row && !isOffered) {
    throw fieldError('BUSINESS_RULE', `${path}.ota`, `${target.name} isn’t offered here.`);
  }
  if (!target.modes.includes(one.mode) || !CONNECTABLE_MODES.includes(one.mode)) {
    throw fieldError('BUSINESS_RULE', `${path}.mode`, 'No connector is available for this mode.');
  }
  const unsupported = one.restrictions.find((some) => !target.supportedRestrictions.includes(some));
  if (unsupported) {
    const message = `${target.name} doesn’t support ${unsupported}.`;
    throw fieldError('BUSINESS_RULE', `${path}.restrictions`, message);
  }
}

type CategoryRow = Awaited<ReturnType<typeof categoriesOf>>[number];

function checkMappings(
  { roomMappings, status }: Wanted,
  { mappingSchema }: Ota,
  categories: readonly CategoryRow[],
  path: string,
): void {
  for (const [at, mapping] of roomMappings.entries()) {
    const own = `${path}.roomMappings.${at}`;
    if (!categories.some(({ id }) => id === mapping.category)) {
      throw fieldError('VALIDATION', `${own}.category`, 'Category not found.');
    }
    const unknown = Object.keys(mapping.fields).find((key) =>
      mappingSchema.every((field) => field.key !== key),
    );
    if (unknown) throw fieldError('VALIDATION', `${own}.fields.${unknown}`, 'Unknown field.');
    if (!mapping.isSold) continue;
    for (const field of mappingSchema) {
      checkValue(field, mapping.fields[field.key] ?? '', `${own}.fields.${field.key}`);
    }
  }
  if (status !== 'Active') return;
  const open = categories.find(
    ({ id, isActive }) => isActive && roomMappings.every((one) => one.category !== id),
  );
  if (open) {
    const message = `Map ${open.name}, or mark it as not sold here.`;
    throw fieldError('BUSINESS_RULE', `${path}.roomMappings`, message);
  }
}

/** Says where a property code is connected already: which institution it is, to the platform alone. */
async function requireFreeProperty(
  { db, actor }: Write,
  one: Wanted,
  row: Row | undefined,
  path: string,
): Promise<void> {
  const [other] = await db
    .select({ id: channel.id, name: institution.name })
    .from(channel)
    .innerJoin(institution, eq(institution.id, channel.institutionId))
    .where(
      and(
        eq(channel.otaId, one.ota),
        sql`lower(${channel.propertyCode}) = lower(${one.propertyCode})`,
      ),
    );
  if (!other || other.id === row?.id) return;
  const message =
    actor.scope.kind === 'platform' ? `${other.name} already uses this property code.` : TAKEN;
  throw fieldError('DUPLICATE', `${path}.propertyCode`, message, 'taken');
}

function differs(row: Row, values: Partial<Row>): boolean {
  const before: Readonly<Record<string, unknown>> = row;
  return Object.entries(values).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
}

async function saveMappings(
  { db }: Write,
  channelId: string,
  wanted: Wanted['roomMappings'],
): Promise<void> {
  await db.delete(channelMapping).where(eq(channelMapping.channelId, channelId));
  if (wanted.length === 0) return;
  const values = wanted.map(({ category: categoryId, ...one }) => ({
    ...one,
    channelId,
    categoryId,
  }));
  await db.insert(channelMapping).values(values);
}
