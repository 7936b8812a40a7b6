import * as z from 'zod/mini';
import { email, phone } from '../contact-values.ts';
import { isGstin, panOf } from '../facts/gstin.ts';
import {
  INSTITUTION_STATUSES,
  INSTITUTION_TYPES,
  STATUS_REASONS,
  TAG_LENGTH_MAX,
  TAGS_MAX,
} from '../facts/institution.ts';
import { areSeenApart } from '../facts/name.ts';
import { postalCodeOf } from '../facts/postal-code.ts';
import { NO_SUBSCRIPTION, SUBSCRIPTION_STATUSES } from '../facts/subscription.ts';
import { anyOf, filterValue, flag, listQuery, range } from '../list.ts';
import { named } from '../named.ts';
import { newPerson } from '../person.ts';
import { entitlement, planKey } from '../plan-values.ts';
import {
  audit,
  civilDate,
  country,
  currency,
  id,
  idOf,
  instant,
  instantAsked,
  lines,
  locale,
  nameText,
  plannedDate,
  strict,
  text,
  timeZone,
  version,
  webAddress,
} from '../values.ts';
import { channel, channelsWritten } from './channel.ts';

export const institutionStatus = z.enum(INSTITUTION_STATUSES, 'Choose a status.');

const institutionType = z.enum(INSTITUTION_TYPES, 'Choose a type.');

const statusReason = z.object({ code: z.enum(STATUS_REASONS), note: z.string() });

const address = {
  line1: text('The street', 1, 120),
  line2: z.optional(z.nullable(text('The second line', 0, 120))),
  city: text('The city', 1, 80),
  state: z.optional(z.nullable(text('The state', 0, 80))),
  country,
  postalCode: z.optional(z.nullable(text('The postal code', 0, 12))),
};

/** A postal code is one of its country, which the form of one field cannot see. */
const addressWritten = strict(address).check(
  z.check((payload) => {
    const { postalCode, country: of } = payload.value;
    if (!postalCode) return;
    const code = postalCodeOf(postalCode, of);
    if (code !== undefined) payload.value = { ...payload.value, postalCode: code };
    else {
      const message = 'Enter a 6-digit PIN code.';
      payload.issues.push({ code: 'custom', input: postalCode, path: ['postalCode'], message });
    }
  }),
);

/** Someone, and how to reach them. */
const person = { _id: id, name: z.string(), email: z.string(), phone: z.nullable(z.string()) };

export const institution = z.object({
  _id: id,
  name: z.string(),
  code: z.string(),
  status: institutionStatus,
  statusReason: z.nullable(statusReason),
  statusChangedAt: instant,
  statusHistory: z.array(
    z.object({
      from: z.nullable(institutionStatus),
      to: institutionStatus,
      reason: z.nullable(statusReason),
      at: instant,
      by: z.nullable(z.object({ _id: id, name: z.string() })),
    }),
  ),
  /** The change of status that is set for later. Platform staff see it. */
  scheduledStatus: z.nullable(
    z.object({
      status: institutionStatus,
      reason: z.nullable(statusReason),
      at: instant,
      /** With a pause: the day on which it ends. */
      resumeOn: z.nullable(civilDate),
      notify: z.boolean(),
      by: z.nullable(z.object({ _id: id, name: z.string() })),
      /** What it waits for, where its time came and a condition was not met; it is tried again. */
      waitsFor: z.nullable(z.string()),
    }),
  ),
  template: z.object({ _id: id, name: z.string() }),
  type: institutionType,
  email: z.string(),
  phone: z.string(),
  /** Where guests and the product write to, if not `phone`. */
  whatsappNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.object(address),
  legalName: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  pan: z.nullable(z.string()),
  timezone: z.string(),
  currency: z.string(),
  locale: z.string(),
  owner: z.nullable(z.object(person)),
  /** Who looks after it on the platform. Its own users see one who is not deactivated, so that they know who to call. */
  accountManager: z.nullable(z.object(person)),
  /** The current subscription, if any (`ENT-05`). */
  currentSubscription: z.nullable(
    z.object({
      _id: id,
      plan: planKey,
      planName: z.string(),
      /** What it includes while it is current. */
      entitlements: z.array(entitlement),
      status: z.enum(SUBSCRIPTION_STATUSES),
      currentPeriodEnd: civilDate,
    }),
  ),
  /** The last day on which what it owes can be paid without being late, whichever subscription has it; null where nothing is due. */
  dueOn: z.nullable(civilDate),
  /** Its users who are not deactivated, and how many its plan includes (null: no limit); null without a subscription that counts. */
  seats: z.nullable(z.object({ used: z.int(), max: z.nullable(z.int()) })),
  counts: z.object({ users: z.int(), categories: z.int(), assets: z.int() }),
  /** What is set up, and how much of it in percent. `owner` has accepted the invitation; `price` is a base price above zero. */
  setup: z.object({
    owner: z.boolean(),
    subscription: z.boolean(),
    category: z.boolean(),
    asset: z.boolean(),
    price: z.boolean(),
    settings: z.boolean(),
    percentage: z.int(),
  }),
  /** Until when a closed institute can be reopened; null for the others. */
  purgeAfter: z.nullable(instant),
  /** Its connections to sales channels; empty for users who may not see them. */
  channels: z.array(channel),
  tags: z.array(z.string()),
  notes: z.nullable(z.string()),
  lastActivityAt: z.nullable(instant),
  ...audit,
});
export interface Institution extends z.infer<typeof institution> {}

const A_CODE = 'Use 3 to 10 letters and digits.';
const A_GSTIN = 'Enter a 15-character GSTIN, for example 27AAPFU0939F1ZV.';
const A_CHECKED_GSTIN = 'Check the GSTIN: its last character doesn’t match the others.';
const A_PAN = 'Enter a 10-character PAN, for example AAPFU0939F.';

/** What an administrator writes. The status is not among it (`ENT-04`). */
const writable = {
  name: nameText('The name', 2, 120),
  code: z.string(A_CODE).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{3,10}$/, A_CODE)),
  type: institutionType,
  email,
  phone,
  whatsappNumber: z.optional(z.nullable(phone)),
  website: z.optional(z.nullable(webAddress)),
  address: addressWritten,
  legalName: z.optional(z.nullable(nameText('The legal name', 0, 160))),
  gstin: z.optional(
    z.nullable(
      z
        .string(A_GSTIN)
        .check(
          z.trim(),
          z.toUpperCase(),
          z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, { error: A_GSTIN, abort: true }),
          z.refine(isGstin, A_CHECKED_GSTIN),
        ),
    ),
  ),
  pan: z.optional(
    z.nullable(
      z.string(A_PAN).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, A_PAN)),
    ),
  ),
  timezone: z.optional(timeZone),
  currency: z.optional(currency),
  locale: z.optional(locale),
  tags: z.optional(
    z
      .array(text('A tag', 1, TAG_LENGTH_MAX), 'Send the tags as a list.')
      .check(
        z.maxLength(TAGS_MAX, `Use ${TAGS_MAX} tags or fewer.`),
        z.refine(areSeenApart, 'Enter each tag once.'),
      ),
  ),
  /** A user of the platform. */
  accountManager: z.optional(z.nullable(idOf('an account manager'))),
  notes: z.optional(z.nullable(lines('The notes', 0, 2000))),
};

interface TaxNumbers {
  readonly gstin?: string | null | undefined;
  readonly pan?: string | null | undefined;
}

/** A GSTIN contains the PAN of its holder, so the two agree. */
const taxNumbersAgree = z.check<TaxNumbers>(({ value: { gstin, pan }, issues }) => {
  if (!gstin || !pan || panOf(gstin) === pan) return;
  const message = `Check the PAN: the GSTIN is of ${panOf(gstin)}.`;
  issues.push({ code: 'custom', input: pan, path: ['pan'], message, params: { code: 'mismatch' } });
});

export const institutionCreate = strict({
  ...writable,
  template: idOf('a template'),
  /** Another institute, whose settings and policy it starts with. */
  cloneOf: z.optional(idOf('an institute')),
  /** Without one it is a draft: no one is invited, and no trial starts, until an update names the owner. */
  owner: z.optional(newPerson),
}).check(taxNumbersAgree);
export type InstitutionCreate = z.input<typeof institutionCreate>;

export const institutionUpdate = z
  .partial(
    strict({
      ...writable,
      template: idOf('a template'),
      /** Only of an institute without one. */
      owner: newPerson,
      /** All connections: one that is left out is disconnected. Needs `channel.update`, and `channel.connect` to add or remove one. */
      channels: channelsWritten,
      __v: version,
    }),
  )
  .check(taxNumbersAgree);
export type InstitutionUpdate = z.input<typeof institutionUpdate>;

export const institutionStatusChange = strict({
  status: institutionStatus,
  reason: z.optional(
    strict({
      code: z.enum(STATUS_REASONS, 'Choose a reason.'),
      note: lines('The note', 1, 500),
    }),
  ),
  /** When it takes effect, up to a year ahead. Default: now. Null with the present status drops what is scheduled. */
  effectiveAt: z.optional(z.nullable(instant)),
  /** With `Inactive`: the platform's day on which it becomes active again, if it can. Null with the present status drops it. */
  resumeOn: z.optional(z.nullable(plannedDate)),
  /** Tells the owner by email. Default false. */
  notify: z.optional(z.boolean('Say true or false.')),
  __v: version,
});
export type InstitutionStatusChange = z.input<typeof institutionStatusChange>;

export const institutionSchemas = {
  list: {
    query: listQuery({
      sort: ['name', 'code', 'createdAt', 'status', 'currentPeriodEnd', 'dueOn', 'lastActivityAt'],
      filters: {
        status: anyOf(institutionStatus),
        template: anyOf(idOf('a template')),
        type: anyOf(institutionType),
        /** Whole codes, in capitals: what is behind the codes of a file, in one read. */
        code: anyOf(filterValue),
        /** Whole names, whatever their case. */
        name: anyOf(filterValue),
        plan: anyOf(planKey),
        /** Of the current subscription, else of the last one. `None`: none is current. */
        subscriptionStatus: anyOf(
          z.enum([...SUBSCRIPTION_STATUSES, NO_SUBSCRIPTION], 'Choose a status.'),
        ),
        /** Whether another period follows the current one of the current subscription. */
        renews: z.optional(flag),
        state: anyOf(filterValue),
        city: anyOf(filterValue),
        country: anyOf(country),
        tag: anyOf(filterValue),
        accountManager: anyOf(idOf('an account manager')),
        ...range('currentPeriodEnd', civilDate),
        ...range('dueOn', civilDate),
        ...range('createdAt', instantAsked),
        ...range('lastActivityAt', instantAsked),
        /** Whether every step of the setup is done. */
        isSetUp: z.optional(flag),
        /** No one has been active since then, be it that no one ever was. */
        noActivitySince: z.optional(instantAsked),
      },
    }),
    response: named<Institution>(institution),
  },
  get: { response: named<Institution>(institution) },
  create: { body: institutionCreate, response: named<Institution>(institution) },
  update: { body: institutionUpdate, response: named<Institution>(institution) },
  changeStatus: { body: institutionStatusChange, response: named<Institution>(institution) },
};

export { institutionRoutes } from '../resources/institution.ts';
