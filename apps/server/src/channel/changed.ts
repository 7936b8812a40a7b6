import { isDeepStrictEqual } from 'node:util';
import type { RoomMapping, SchemaField } from '@booking/api-client/contract';
import type { Credential, channel } from '../schema/channel.ts';
import { ownValue } from './credentials.ts';
import type { ChannelGiven } from './rules.ts';

type Row = typeof channel.$inferSelect;
type Rooms = readonly RoomMapping[];

/** How a request leaves a connection. */
export type ChannelChange =
  /** Sent back as it is: nothing is asked of it, whatever has become of its OTA. */
  | 'same'
  /** Its status alone, to one in which nothing is sold: always possible. */
  | 'paused'
  /** Anything else: it has to be right as a whole. */
  | 'changed';

/** Compares a connection of a request with the stored one. Both are in one list, which is saved as a whole. */
export function changeOf(
  { _id, ota, roomMappings, credentials, status = undefined, ...fields }: ChannelGiven,
  row: Row,
  rooms: Rooms,
  asked: readonly SchemaField[],
): ChannelChange {
  const stored: Readonly<Record<string, unknown>> = row;
  const isSame =
    ota === row.otaId &&
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(value, stored[name])) &&
    isDeepStrictEqual(inOrder(roomMappings), inOrder(rooms)) &&
    keepsCredentials(credentials, row.credentials, asked);
  if (!isSame) return 'changed';
  if (status === undefined || status === row.status) return 'same';
  return status === 'Paused' ? 'paused' : 'changed';
}

function inOrder(rooms: Rooms): Rooms {
  return rooms.toSorted((a, b) => (a.category < b.category ? -1 : 1));
}

/** Whether a request has the values that it was shown, and no secret. What the OTA no longer asks for may be left out. */
function keepsCredentials(
  credentials: ChannelGiven['credentials'],
  stored: Readonly<Record<string, Credential>>,
  asked: readonly SchemaField[],
): boolean {
  const shown = (key: string): string | undefined => {
    const before = ownValue(stored, key);
    const isSecret = asked.some((field) => field.key === key && field.type === 'secret');
    return before && 'value' in before && !isSecret ? before.value : undefined;
  };
  const isLeft = ([key, value]: [string, string | null]) => (value || undefined) === shown(key);
  const isSent = (key: string) =>
    shown(key) === undefined ||
    Object.hasOwn(credentials, key) ||
    !asked.some((field) => field.key === key);
  return Object.entries(credentials).every(isLeft) && Object.keys(stored).every(isSent);
}
