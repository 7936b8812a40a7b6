import type { Channel, Institution } from '@booking/api-client';
import type { channelWritten } from '@booking/api-client/contract/channel';
import type { output } from 'zod/mini';
import { someOtas } from './otas.ts';

export function aChannel(values: Partial<Channel> = {}): Channel {
  return {
    _id: '5'.repeat(24),
    ota: { _id: '7'.repeat(24), name: 'Lagoon Stays', code: 'LAGOON' },
    title: 'Lagoon Stays',
    propertyCode: 'LKV-9',
    mode: 'Manual',
    status: 'Draft',
    credentials: { hotelId: { value: '42', hasValue: true, last4: null } },
    commissionPct: 12.5,
    markup: { mode: 'none', value: 0 },
    taxInclusive: null,
    windowDays: 365,
    restrictions: [],
    roomMappings: [],
    currency: null,
    timezoneOverride: null,
    rateMappings: [],
    ...values,
  };
}

/** A connection as the server returns it after it was saved. */
export function storedChannel({
  ota,
  credentials,
  _id = '55'.repeat(12),
  status = 'Draft',
  ...fields
}: output<typeof channelWritten>): Institution['channels'][number] {
  return {
    ...fields,
    _id,
    status,
    ota: someOtas.find((some) => some._id === ota) ?? { _id: ota, name: 'OTA', code: 'OTA' },
    credentials: Object.fromEntries(
      Object.entries(credentials).map(([key, value]) => [
        key,
        { value, hasValue: value !== null, last4: null },
      ]),
    ),
  };
}
