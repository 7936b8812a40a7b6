import {
  CONNECTABLE_MODES,
  type channelWritten,
  type RoomMapping,
} from '@booking/api-client/contract';
import type * as z from 'zod/mini';
import { fieldError } from '../http-error.ts';
import type { channel } from '../schema/channel.ts';
import type { ota } from '../schema/ota.ts';
import { checkValue, ownValue, refuseUnknown } from './credentials.ts';
import type { Sellable } from './sellable.ts';

/** A connection as it is asked for. */
export type ChannelGiven = z.output<typeof channelWritten>;
type Row = typeof channel.$inferSelect;
type Ota = typeof ota.$inferSelect;

/** An existing connection keeps running when its OTA is deactivated. */
export function checkOta(
  connection: ChannelGiven,
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
  if (!target.modes.includes(connection.mode) || !CONNECTABLE_MODES.includes(connection.mode)) {
    throw fieldError('BUSINESS_RULE', `${path}.mode`, 'No connector is available for this mode.');
  }
  const unsupported = connection.restrictions.find(
    (some) => !target.supportedRestrictions.includes(some),
  );
  if (unsupported) {
    const message = `${target.name} doesn’t support ${unsupported}.`;
    throw fieldError('BUSINESS_RULE', `${path}.restrictions`, message);
  }
  if (
    connection.currency !== null &&
    !Intl.supportedValuesOf('currency').includes(connection.currency)
  ) {
    const message = 'Unknown currency. Use a code such as INR.';
    throw fieldError('VALIDATION', `${path}.currency`, message);
  }
}

/**
 * The rooms that are stored after a write, with the fields of the OTA's own form and no others.
 *
 * @param stored the rooms that the connection has.
 * @throws HttpError for rooms of categories that the institution does not have, or that lack what the OTA asks for.
 */
export function writtenRooms(
  { roomMappings }: ChannelGiven,
  { mappingSchema }: Ota,
  stored: readonly Pick<RoomMapping, 'fields'>[],
  categories: Sellable['categories'],
  path: string,
): ChannelGiven['roomMappings'] {
  const had = stored.flatMap(({ fields }) => Object.keys(fields));
  return roomMappings.map((mapping, at) => {
    const own = `${path}.roomMappings.${at}`;
    if (!categories.some(({ id }) => id === mapping.category)) {
      throw fieldError('VALIDATION', `${own}.category`, 'Category not found.');
    }
    refuseUnknown(mappingSchema, Object.keys(mapping.fields), had, `${own}.fields`);
    const fields = mappingSchema.flatMap((field): [string, string][] => {
      const text = ownValue(mapping.fields, field.key);
      if (mapping.isSold) checkValue(field, text ?? '', `${own}.fields.${field.key}`);
      return text === undefined ? [] : [[field.key, text]];
    });
    return { ...mapping, fields: Object.fromEntries(fields) };
  });
}

/** Refuses rates without a room or a package, and two rates of ours that are the same one there. */
export function checkRates(
  { roomMappings, rateMappings }: ChannelGiven,
  packages: Sellable['packages'],
  path: string,
): void {
  const roomOf = new Map(
    roomMappings.map(({ category, externalRoomId }) => [category, externalRoomId]),
  );
  const taken = new Set<string>();
  for (const [at, { category, ratePackage, externalRateId }] of rateMappings.entries()) {
    const own = `${path}.rateMappings.${at}`;
    const room = roomOf.get(category);
    if (!room) {
      throw fieldError('VALIDATION', `${own}.category`, 'Map the room of this category first.');
    }
    if (!packages.has(ratePackage)) {
      throw fieldError('VALIDATION', `${own}.ratePackage`, 'Rate package not found.');
    }
    const theirs = JSON.stringify([room, externalRateId]);
    if (taken.has(theirs)) {
      const message = 'Another rate is already mapped to this one.';
      throw fieldError('VALIDATION', `${own}.externalRateId`, message);
    }
    taken.add(theirs);
  }
}

/** Refuses to activate what is not mapped whole, and to make a draft of what was active. */
export function checkStatus(
  { status, roomMappings }: ChannelGiven,
  before: Row['status'] | undefined,
  categories: Sellable['categories'],
  path: string,
): void {
  if (status === 'Draft' && before !== undefined && before !== 'Draft') {
    const message = 'A connection that was active can’t be a draft again. Pause it.';
    throw fieldError('BUSINESS_RULE', `${path}.status`, message);
  }
  if ((status ?? before) !== 'Active') return;
  const open = categories.find(
    ({ id, isActive }) => isActive && roomMappings.every((mapping) => mapping.category !== id),
  );
  if (open) {
    const message = `Map ${open.name}, or mark it as not sold here.`;
    throw fieldError('BUSINESS_RULE', `${path}.roomMappings`, message);
  }
  if (!roomMappings.some(({ isSold }) => isSold)) {
    throw fieldError('BUSINESS_RULE', `${path}.roomMappings`, 'Map at least one category.');
  }
  refuseSharedRoom(roomMappings, categories, path);
}

/** Two categories that are one room there would each sell it: the same night twice. */
function refuseSharedRoom(
  roomMappings: ChannelGiven['roomMappings'],
  categories: Sellable['categories'],
  path: string,
): void {
  const taken = new Map<string, string>();
  for (const [at, { category, isSold, externalRoomId }] of roomMappings.entries()) {
    if (!isSold || externalRoomId === null) continue;
    const otherMapping = taken.get(externalRoomId);
    if (otherMapping !== undefined) {
      const name = categories.find(({ id }) => id === otherMapping)?.name ?? 'Another category';
      const message = `${name} already sells this room. Map each room once.`;
      throw fieldError('BUSINESS_RULE', `${path}.roomMappings.${at}.externalRoomId`, message);
    }
    taken.set(externalRoomId, category);
  }
}
