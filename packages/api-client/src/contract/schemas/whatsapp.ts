import * as z from 'zod/mini';
import { phone } from '../contact-values.ts';
import {
  AUDIENCE_KINDS,
  isDatedEvent,
  MESSAGE_ACTION_STATUSES,
  MESSAGE_BLOCK_REASONS,
  MESSAGE_EVENTS,
  MESSAGE_PATHS,
  MESSAGE_TRIGGERS,
  OFFSET_MAX,
  OFFSET_UNITS,
  PAYMENT_STATUSES,
  STOP_RULES,
  TEMPLATE_FAILURES,
} from '../facts/whatsapp.ts';
import { anyOf, filterValue, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, A_LIST } from '../rules.ts';
import {
  audit,
  foreignText,
  id,
  idOf,
  instant,
  lines,
  nameText,
  nothing,
  strict,
  text,
  version,
} from '../values.ts';

const event = z.enum(MESSAGE_EVENTS, 'Choose an event.');
const trigger = z.enum(MESSAGE_TRIGGERS, 'Choose when to send it.');
const status = z.enum(MESSAGE_ACTION_STATUSES, 'Choose a status.');
const paymentStatus = z.enum(PAYMENT_STATUSES, 'Choose a payment status.');
const path = z.enum(MESSAGE_PATHS, 'Choose a value.');

const A_TIME = 'Enter a time, for example 10:00.';
const time = z.string(A_TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, A_TIME));

/** A message template of the provider's account. It is changed there, and read-only here. */
export const messageTemplate = z.object({
  name: z.string(),
  language: z.string(),
  /** As the provider says it: `UTILITY`, `MARKETING`, `AUTHENTICATION`, or one that is not known here. */
  category: z.string(),
  /** As the provider says it. With `APPROVED` alone it can be sent. */
  status: z.string(),
  rejectedReason: z.nullable(z.string()),
  quality: z.nullable(z.string()),
  header: z.nullable(z.object({ format: z.string(), text: z.nullable(z.string()) })),
  body: z.string(),
  footer: z.nullable(z.string()),
  buttons: z.array(z.string()),
  /** The variables in the order in which they stand, with the provider's examples: `1` of the body, `header.1` of the header, `button1.1` of a link. */
  variables: z.array(z.object({ key: z.string(), example: z.nullable(z.string()) })),
  /** The actions that use it, of the institution that was asked for. */
  usageCount: z.int(),
});
export interface MessageTemplate extends z.infer<typeof messageTemplate> {}

/** The templates of the account, and how current they are. */
export const messageTemplates = z.object({
  /** `sample` while no provider is connected: nothing can be sent with these. */
  source: z.enum(['provider', 'sample']),
  /** When the provider last sent them; null before that, and for samples. */
  syncedAt: z.nullable(instant),
  /** Why the last attempt failed; null after one that worked. */
  failure: z.nullable(
    z.object({
      kind: z.enum(TEMPLATE_FAILURES),
      at: instant,
      /** Before this moment no further attempt is made. */
      retryAt: instant,
    }),
  ),
  templates: z.array(messageTemplate),
});
export interface MessageTemplates extends z.infer<typeof messageTemplates> {}

const variable = z.object({
  key: z.string(),
  /** Where its value comes from; null for a fixed text. */
  path: z.nullable(path),
  /** The fixed text, or what stands in its place when the value is missing. */
  text: z.string(),
});
export type MessageVariable = z.infer<typeof variable>;

const offset = z.object({ value: z.int(), unit: z.enum(OFFSET_UNITS) });

/** A messaging action: when to send which template to which people. */
export const whatsapp = z.object({
  _id: id,
  institution: z.object({ _id: id, name: z.string() }),
  name: z.string(),
  event,
  trigger,
  /** Null for `Immediate`. */
  offset: z.nullable(offset),
  /** The institution's local time, for an offset in days. */
  sendAt: z.nullable(z.string()),
  audience: z.object({
    kind: z.enum(AUDIENCE_KINDS),
    /** For `Role`. */
    role: z.nullable(z.string()),
    /** For `Number`. */
    phone: z.nullable(z.string()),
  }),
  template: z.nullable(z.object({ name: z.string(), language: z.string() })),
  /** The template's current status and category; null where it has no such template. */
  templateStatus: z.nullable(z.string()),
  templateCategory: z.nullable(z.string()),
  variables: z.array(variable),
  conditions: z.object({
    minNights: z.nullable(z.int()),
    /** The sales channels that a booking may come from; empty for any. */
    sources: z.array(id),
    paymentStatus: z.array(paymentStatus),
    /** The booked categories; empty for any. */
    categories: z.array(id),
  }),
  /** A message due in these hours waits for their end. */
  quietHours: z.nullable(z.object({ start: z.string(), end: z.string() })),
  stopAfter: z.enum(STOP_RULES),
  status,
  /** Whether the status is `Active`. */
  isActive: z.boolean(),
  blocked: z.nullable(z.object({ reason: z.enum(MESSAGE_BLOCK_REASONS), at: instant })),
  ...audit,
});
export interface Whatsapp extends z.infer<typeof whatsapp> {}

const AN_OFFSET = `Enter a whole number from 0 to ${OFFSET_MAX}.`;

const audienceWritten = strict({
  kind: z.enum(AUDIENCE_KINDS, 'Choose who gets it.'),
  role: z._default(z.nullable(text('The role', 2, 40)), null),
  phone: z._default(z.nullable(phone), null),
}).check(
  z.refine(({ kind, role }) => (kind === 'Role') === (role !== null), {
    path: ['role'],
    error: 'Choose a role, for the audience “Role” only.',
  }),
  z.refine(({ kind, phone: number }) => (kind === 'Number') === (number !== null), {
    path: ['phone'],
    error: 'Enter a number, for the audience “Number” only.',
  }),
);

const KEY = /^(?:(?:header|button\d)\.)?\w{1,60}$/;
const variablesWritten = z
  .array(
    strict({
      key: z.string('Enter the variable.').check(z.regex(KEY, 'Enter the variable.')),
      path: z._default(z.nullable(path), null),
      text: z._default(lines('The text', 0, 200), ''),
    }),
    A_LIST,
  )
  .check(
    z.maxLength(30, 'Use 30 variables or fewer.'),
    z.refine(
      (all) => new Set(all.map(({ key }) => key)).size === all.length,
      'Each variable has one value.',
    ),
  );

const MIN_NIGHTS = 'Enter a whole number from 1 to 365.';
const conditionsWritten = strict({
  minNights: z._default(
    z.nullable(z.int(MIN_NIGHTS).check(z.minimum(1, MIN_NIGHTS), z.maximum(365, MIN_NIGHTS))),
    null,
  ),
  sources: z._default(
    z.array(idOf('a source'), A_LIST).check(z.maxLength(50, 'Choose up to 50 sources.')),
    [],
  ),
  paymentStatus: z._default(z.array(paymentStatus, A_LIST).check(z.maxLength(3, A_LIST)), []),
  categories: z._default(
    z.array(idOf('a category'), A_LIST).check(z.maxLength(200, 'Choose up to 200 categories.')),
    [],
  ),
});

const quietHoursWritten = strict({ start: time, end: time }).check(
  z.refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'Enter an end that differs from the start.',
  }),
);

const templateWritten = strict({
  name: foreignText('The template', 1, 512),
  language: foreignText('The language', 2, 20),
});

const writable = {
  /** Unique in its institution. */
  name: nameText('The name', 2, 80),
  event,
  trigger,
  /** Dropped for `Immediate`. */
  offset: z.optional(
    z.nullable(
      strict({
        value: z.int(AN_OFFSET).check(z.minimum(0, AN_OFFSET), z.maximum(OFFSET_MAX, AN_OFFSET)),
        unit: z.enum(OFFSET_UNITS, 'Choose a unit.'),
      }),
    ),
  ),
  /** Dropped unless the offset is in days. */
  sendAt: z.optional(z.nullable(time)),
  audience: audienceWritten,
  template: z.optional(z.nullable(templateWritten)),
  variables: z.optional(variablesWritten),
  conditions: z.optional(conditionsWritten),
  quietHours: z.optional(z.nullable(quietHoursWritten)),
  stopAfter: z.optional(z.enum(STOP_RULES, 'Choose how often.')),
  /** True activates it: it needs a complete form and an approved template, else 422 `BUSINESS_RULE`. */
  isActive: z.optional(z.boolean(A_FLAG)),
};

export const whatsappCreate = strict({ ...writable, institution: idOf('an institute') }).check(
  z.refine((body) => timingProblem(body) === undefined, {
    path: ['trigger'],
    error: ({ input }) => timingProblem(Object(input)),
  }),
);
export interface WhatsappCreate extends z.input<typeof whatsappCreate> {}

export const whatsappUpdate = z.partial(strict({ ...writable, __v: version }));
export interface WhatsappUpdate extends z.input<typeof whatsappUpdate> {}

interface Timing {
  readonly event: z.infer<typeof event>;
  readonly trigger: z.infer<typeof trigger>;
  readonly offset?: z.infer<typeof offset> | null | undefined;
}

/** Why an event, a trigger and an offset do not go together; undefined when they do. */
export function timingProblem({ event, trigger, offset }: Timing): string | undefined {
  if (trigger === 'Before' && !isDatedEvent(event)) {
    return 'Only events with a date known beforehand can have messages before them.';
  }
  if (trigger !== 'Immediate' && !offset) return 'Enter how long before or after.';
  return undefined;
}

const messageTemplatesQuery = strict({
  institution: z.optional(idOf('an institute')),
  /** Asks the provider again, unless it has just been asked. */
  refresh: z.optional(flag),
});
export interface MessageTemplatesQuery extends z.input<typeof messageTemplatesQuery> {}

const whatsappQuery = listQuery({
  sort: ['name', 'event', 'createdAt', 'updatedAt'],
  filters: {
    institution: anyOf(idOf('an institute')),
    event: anyOf(event),
    status: anyOf(status),
    templateStatus: anyOf(filterValue),
  },
});
export interface WhatsappQuery extends z.input<typeof whatsappQuery> {}

export const whatsappSchemas = {
  templates: {
    query: taking<MessageTemplatesQuery>()(messageTemplatesQuery),
    response: named<MessageTemplates>(messageTemplates),
  },
  list: {
    query: taking<WhatsappQuery>()(whatsappQuery),
    response: named<Whatsapp>(whatsapp),
  },
  create: { body: taking<WhatsappCreate>()(whatsappCreate), response: named<Whatsapp>(whatsapp) },
  update: { body: taking<WhatsappUpdate>()(whatsappUpdate), response: named<Whatsapp>(whatsapp) },
  remove: { response: nothing },
};

export { whatsappRoutes } from '../resources/whatsapp.ts';
