import * as z from 'zod/mini';
import { AMOUNT_MAX, OCCUPANCY_MAX } from '../facts/asset.ts';
import {
  CHANNEL_STATUSES,
  CHANNELS_MAX,
  MARKUP_MODES,
  RATE_MAPPINGS_MAX,
  WINDOW_DAYS_MAX,
} from '../facts/channel.ts';
import { OTA_MODES, OTA_RESTRICTIONS } from '../facts/ota.ts';
import { A_FLAG, A_LIST } from '../rules.ts';
import {
  foreignText,
  hundredths,
  id,
  idOf,
  lines,
  nameText,
  percentage,
  strict,
  text,
  timeZone,
} from '../values.ts';

const mode = z.enum(OTA_MODES, 'Choose a mode.');
const restriction = z.enum(OTA_RESTRICTIONS, 'Unknown restriction.');
const status = z.enum(CHANNEL_STATUSES, 'Choose a status.');
const markupMode = z.enum(MARKUP_MODES, 'Choose a markup.');

/** An institution's connection to a sales channel. */
export const channel = z.object({
  _id: id,
  ota: z.object({ _id: id, name: z.string(), code: z.string() }),
  title: z.string(),
  /** The institution's id at the OTA. */
  propertyCode: z.string(),
  mode,
  status,
  /** By the keys of the OTA's `credentialsSchema`. A secret is never sent: `value` is null. */
  credentials: z.record(
    z.string(),
    z.object({
      value: z.nullable(z.string()),
      hasValue: z.boolean(),
      /** The end of a secret; null where it is shorter than 12 characters. */
      last4: z.nullable(z.string()),
    }),
  ),
  commissionPct: z.nullable(z.number()),
  markup: z.object({ mode: markupMode, value: z.number() }),
  /** ISO 4217; null for the institution's. */
  currency: z.nullable(z.string()),
  /** Null as the OTA does. */
  taxInclusive: z.nullable(z.boolean()),
  /** IANA; null for the institution's. */
  timezoneOverride: z.nullable(z.string()),
  windowDays: z.int(),
  restrictions: z.array(restriction),
  roomMappings: z.array(
    z.object({
      category: id,
      /** False for a category that is not sold there. */
      isSold: z.boolean(),
      externalRoomId: z.nullable(z.string()),
      externalRoomName: z.nullable(z.string()),
      /** By the keys of the OTA's `mappingSchema`. */
      fields: z.record(z.string(), z.string()),
    }),
  ),
  /** Mappings of packages to rates of the OTA. One of ours can be several of theirs, never the other way round. */
  rateMappings: z.array(
    z.object({
      category: id,
      /** The key of a rate package. */
      ratePackage: z.string(),
      /** The number of guests that it is for; null for any number. */
      occupancy: z.nullable(z.int()),
      externalRateId: z.string(),
      /** How its price there follows from that of the package. */
      derived: z.object({ mode: markupMode, value: z.number() }),
    }),
  ),
});
export interface Channel extends z.infer<typeof channel> {}
export type RoomMapping = Channel['roomMappings'][number];
export type RateMapping = Channel['rateMappings'][number];

const A_MARKUP = 'Enter a percentage from −50 to 200, or an amount, with up to two decimals.';
const A_CURRENCY = 'Enter a three-letter currency code, for example INR.';
const A_GUEST_COUNT = `Enter a whole number from 1 to ${OCCUPANCY_MAX}.`;
const A_WINDOW = `Enter a whole number from 1 to ${WINDOW_DAYS_MAX}.`;
const KEY = 'Unknown field.';

const key = z.string(KEY).check(z.regex(/^[a-zA-Z][a-zA-Z0-9_]{0,39}$/, KEY));

const mappingWritten = strict({
  category: idOf('a category'),
  isSold: z._default(z.boolean(A_FLAG), true),
  externalRoomId: z._default(z.nullable(foreignText('The room’s id', 1, 80)), null),
  externalRoomName: z._default(z.nullable(foreignText('The room’s name', 1, 120)), null),
  fields: z._default(z.record(key, foreignText('The value', 0, 200), 'Send an object.'), {}),
}).check(
  z.refine(({ isSold, externalRoomId }) => !isSold || externalRoomId !== null, {
    path: ['externalRoomId'],
    error: 'Enter the room’s id, or mark it as not sold here.',
  }),
);

const adjustment = strict({
  mode: markupMode,
  value: z
    .number(A_MARKUP)
    .check(z.minimum(-AMOUNT_MAX, A_MARKUP), z.maximum(AMOUNT_MAX, A_MARKUP), hundredths(A_MARKUP)),
}).check(
  // A fee is an amount of any size; a percentage has its bounds.
  z.refine(({ mode: how, value }) => how === 'fixed' || (value >= -50 && value <= 200), {
    path: ['value'],
    error: A_MARKUP,
  }),
);

const rateWritten = strict({
  category: idOf('a category'),
  ratePackage: text('The rate package', 1, 40),
  occupancy: z._default(
    z.nullable(
      z
        .int(A_GUEST_COUNT)
        .check(z.minimum(1, A_GUEST_COUNT), z.maximum(OCCUPANCY_MAX, A_GUEST_COUNT)),
    ),
    null,
  ),
  externalRateId: foreignText('The rate’s id', 1, 80),
  derived: z._default(adjustment, { mode: 'none', value: 0 }),
});

/** A connection as it is saved. Those with an `_id` are changed, those without are added. */
export const channelWritten = strict({
  _id: z.optional(id),
  /** Fixed once it is added. */
  ota: idOf('an OTA'),
  title: nameText('The title', 2, 60),
  propertyCode: foreignText('The property code', 1, 40),
  /** Only a mode that is carried out here, see `CONNECTABLE_MODES`. */
  mode,
  /** Left out, it stays; that of a new one is `Draft`. */
  status: z.optional(status),
  /** A secret that is left out stays; null removes a value. */
  credentials: z._default(
    z.record(key, z.nullable(lines('The value', 0, 500)), 'Send an object.'),
    {},
  ),
  commissionPct: z._default(z.nullable(percentage(0, 60)), null),
  markup: z._default(adjustment, { mode: 'none', value: 0 }),
  currency: z._default(
    z.nullable(z.string(A_CURRENCY).check(z.regex(/^[A-Z]{3}$/, A_CURRENCY))),
    null,
  ),
  taxInclusive: z._default(z.nullable(z.boolean(A_FLAG)), null),
  timezoneOverride: z._default(z.nullable(timeZone), null),
  windowDays: z._default(
    z.int(A_WINDOW).check(z.minimum(1, A_WINDOW), z.maximum(WINDOW_DAYS_MAX, A_WINDOW)),
    365,
  ),
  restrictions: z._default(
    z.array(restriction, A_LIST).check(z.maxLength(OTA_RESTRICTIONS.length, A_LIST)),
    [],
  ),
  roomMappings: z._default(
    z.array(mappingWritten, A_LIST).check(
      z.maxLength(200, 'Map up to 200 categories.'),
      z.refine(
        (all) => new Set(all.map((mapping) => mapping.category)).size === all.length,
        'A category has one room at a channel.',
      ),
    ),
    [],
  ),
  /** Of categories whose room is mapped. */
  rateMappings: z._default(
    z
      .array(rateWritten, A_LIST)
      .check(z.maxLength(RATE_MAPPINGS_MAX, `Map up to ${RATE_MAPPINGS_MAX} rates.`)),
    [],
  ),
});
export type ChannelWritten = z.input<typeof channelWritten>;

/** All connections of an institution: one that is left out is removed. */
export const channelsWritten = z
  .array(channelWritten, A_LIST)
  .check(z.maxLength(CHANNELS_MAX, `Connect up to ${CHANNELS_MAX} channels.`));
