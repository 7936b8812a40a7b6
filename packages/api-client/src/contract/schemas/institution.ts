import * as z from 'zod/mini';
import { INSTITUTION_STATUSES, STATUS_REASONS } from '../facts/institution.ts';
import { NO_SUBSCRIPTION, SUBSCRIPTION_STATUSES } from '../facts/subscription.ts';
import { anyOf, filterValue, flag, listQuery, range } from '../list.ts';
import { named, taking } from '../named.ts';
import { newPerson } from '../person.ts';
import { entitlement, planKey } from '../plan-values.ts';
import {
  audit,
  civilDate,
  country,
  id,
  idOf,
  instant,
  instantAsked,
  lines,
  plannedDate,
  strict,
  version,
} from '../values.ts';
import { channel, channelsWritten } from './channel.ts';
import {
  address,
  institutionType,
  taxNumbersAgree,
  writable,
} from './institution/institution-fields.ts';

export const institutionStatus = z.enum(INSTITUTION_STATUSES, 'Choose a status.');

const statusReason = z.object({ code: z.enum(STATUS_REASONS), note: z.string() });

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
      /** The condition that it waits for, where its time came and that was not met; it is tried again. */
      waitsFor: z.nullable(z.string()),
    }),
  ),
  template: z.object({ _id: id, name: z.string() }),
  type: institutionType,
  email: z.string(),
  /** Where invoices and notices go, if not to `email`. */
  billingEmail: z.nullable(z.string()),
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
      /** Features that it includes while it is current. */
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
  /** Completed steps, and their share in percent. `owner` accepted the invitation; `price`: a base price above zero. */
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

export const institutionCreate = strict({
  ...writable,
  template: idOf('a template'),
  /** Another institute, whose settings and policy it starts with. */
  cloneOf: z.optional(idOf('an institute')),
  /** Without one it is a draft: no one is invited, and no trial starts, until an update names the owner. */
  owner: z.optional(newPerson),
}).check(taxNumbersAgree);
export interface InstitutionCreate extends z.input<typeof institutionCreate> {}

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
export interface InstitutionUpdate extends z.input<typeof institutionUpdate> {}

export const institutionStatusChange = strict({
  status: institutionStatus,
  reason: z.optional(
    strict({
      code: z.enum(STATUS_REASONS, 'Choose a reason.'),
      note: lines('The note', 1, 500),
    }),
  ),
  /** When it takes effect, up to a year ahead. Default: now. Null with the current status drops a scheduled change. */
  effectiveAt: z.optional(z.nullable(instant)),
  /** With `Inactive`: the platform's day of becoming active again, if it can. Null with the current status drops it. */
  resumeOn: z.optional(z.nullable(plannedDate)),
  /** Tells the owner by email. Default false. */
  notify: z.optional(z.boolean('Say true or false.')),
  __v: version,
});
export interface InstitutionStatusChange extends z.input<typeof institutionStatusChange> {}

const institutionQuery = listQuery({
  sort: ['name', 'code', 'createdAt', 'status', 'currentPeriodEnd', 'dueOn', 'lastActivityAt'],
  filters: {
    status: anyOf(institutionStatus),
    template: anyOf(idOf('a template')),
    type: anyOf(institutionType),
    /** Whole codes, in capitals: reads the institutes of the codes in a file at once. */
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
    /** No one has been active since then, or ever. */
    noActivitySince: z.optional(instantAsked),
  },
});
export interface InstitutionQuery extends z.input<typeof institutionQuery> {}

export const institutionSchemas = {
  list: {
    query: taking<InstitutionQuery>()(institutionQuery),
    response: named<Institution>(institution),
  },
  get: { response: named<Institution>(institution) },
  create: {
    body: taking<InstitutionCreate>()(institutionCreate),
    response: named<Institution>(institution),
  },
  update: {
    body: taking<InstitutionUpdate>()(institutionUpdate),
    response: named<Institution>(institution),
  },
  changeStatus: {
    body: taking<InstitutionStatusChange>()(institutionStatusChange),
    response: named<Institution>(institution),
  },
};

export { institutionRoutes } from '../resources/institution.ts';
