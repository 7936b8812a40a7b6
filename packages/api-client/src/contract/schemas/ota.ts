import * as z from 'zod/mini';
import { areSeenApart } from '../facts/name.ts';
import {
  OTA_KINDS,
  OTA_MODES,
  OTA_RESTRICTIONS,
  SCHEMA_FIELD_TYPES,
  SCHEMA_FIELDS_MAX,
  SCHEMA_OPTIONS_MAX,
} from '../facts/ota.ts';
import { anyOf, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG, A_LIST, distinct } from '../rules.ts';
import {
  audit,
  id,
  idOf,
  nameText,
  nothing,
  percentage,
  place,
  strict,
  text,
  version,
  webAddress,
} from '../values.ts';

const kind = z.enum(OTA_KINDS, 'Choose a kind.');
const mode = z.enum(OTA_MODES, 'Choose a mode.');
const restriction = z.enum(OTA_RESTRICTIONS, 'Unknown restriction.');
const fieldType = z.enum(SCHEMA_FIELD_TYPES, 'Choose a type.');

/** A field of a form that the channel asks an institute to fill in. */
export const schemaField = z.object({
  key: z.string(),
  label: z.string(),
  type: fieldType,
  required: z.boolean(),
  help: z.nullable(z.string()),
  /** The choices of a `select`; empty for other types. */
  options: z.array(z.string()),
});
export interface SchemaField extends z.infer<typeof schemaField> {}

/** A sales channel that institutes can connect to. */
export const ota = z.object({
  _id: id,
  name: z.string(),
  code: z.string(),
  kind,
  website: z.nullable(z.string()),
  modes: z.array(mode),
  /** Fields that a connection asks for to sign in. */
  credentialsSchema: z.array(schemaField),
  /** Fields that a connection asks for each category. */
  mappingSchema: z.array(schemaField),
  supportedRestrictions: z.array(restriction),
  /** A percentage, 0 to 100. */
  defaultCommissionPct: z.nullable(z.number()),
  color: z.nullable(z.object({ _id: id, name: z.string(), hex: z.string() })),
  /** The templates whose institutes may connect; empty for all. */
  templates: z.array(z.object({ _id: id, name: z.string() })),
  order: z.int(),
  isActive: z.boolean(),
  /** How many institutes use it. Null for users of an institute, who can’t sort by it. */
  usageCount: z.nullable(z.int()),
  ...audit,
});
export interface Ota extends z.infer<typeof ota> {}

const A_KEY = 'Start with a letter and use up to 40 letters, digits and underscores.';

/** Whether no value is there twice. */
const eachOnce = z.refine<readonly unknown[]>(distinct, 'Choose each one once.');

const fieldWritten = strict({
  key: z.string(A_KEY).check(
    z.regex(/^[a-zA-Z][a-zA-Z0-9_]{0,39}$/, A_KEY),
    // A value stored under it would look like a property that every object has.
    z.refine((key) => !(key in Object.prototype), 'Use another key: this one is reserved.'),
  ),
  label: text('The label', 1, 60),
  type: fieldType,
  required: z.boolean(A_FLAG),
  help: z._default(z.nullable(text('The help', 0, 200)), null),
  options: z._default(
    z
      .array(text('An option', 1, 60), A_LIST)
      .check(
        z.maxLength(SCHEMA_OPTIONS_MAX, `Use ${SCHEMA_OPTIONS_MAX} options or fewer.`),
        z.refine(areSeenApart, 'The options must differ.'),
      ),
    [],
  ),
}).check(
  z.refine(({ type, options }) => (type === 'select') === options.length > 0, {
    path: ['options'],
    error: 'Only a select has options, and it needs at least one.',
  }),
);

const fields = z.array(fieldWritten, A_LIST).check(
  z.maxLength(SCHEMA_FIELDS_MAX, `Use ${SCHEMA_FIELDS_MAX} fields or fewer.`),
  z.refine((all) => distinct(all.map((field) => field.key)), 'The keys must differ.'),
);

const A_CODE = 'Use 2 to 20 letters, digits and underscores.';

const writable = {
  name: nameText('The name', 2, 60),
  /** Unique, and fixed once an institute uses it: then another one is 422 `BUSINESS_RULE`. */
  code: z.string(A_CODE).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_]{2,20}$/, A_CODE)),
  kind,
  website: z.optional(z.nullable(webAddress)),
  modes: z
    .array(mode, 'Choose at least one mode.')
    .check(z.minLength(1, 'Choose at least one mode.'), eachOnce),
  credentialsSchema: z.optional(fields),
  mappingSchema: z.optional(fields),
  supportedRestrictions: z.optional(
    z.array(restriction, A_LIST).check(z.maxLength(OTA_RESTRICTIONS.length, A_LIST), eachOnce),
  ),
  defaultCommissionPct: z.optional(z.nullable(percentage(0, 100))),
  color: z.optional(z.nullable(idOf('a colour'))),
  templates: z.optional(
    z
      .array(idOf('a template'), A_LIST)
      .check(z.maxLength(200, 'Choose up to 200 templates.'), eachOnce),
  ),
  /** Without it, a new channel comes last. */
  order: z.optional(place),
  isActive: z.optional(z.boolean(A_FLAG)),
};

export const otaCreate = strict(writable);
export interface OtaCreate extends z.input<typeof otaCreate> {}

export const otaUpdate = z.partial(strict({ ...writable, __v: version }));
export interface OtaUpdate extends z.input<typeof otaUpdate> {}

const otaQuery = listQuery({
  sort: ['order', 'name', 'usageCount', 'createdAt'],
  filters: { kind: anyOf(kind), mode: anyOf(mode), isActive: z.optional(flag) },
});
export interface OtaQuery extends z.input<typeof otaQuery> {}

export const otaSchemas = {
  list: {
    query: taking<OtaQuery>()(otaQuery),
    response: named<Ota>(ota),
  },
  create: { body: taking<OtaCreate>()(otaCreate), response: named<Ota>(ota) },
  update: { body: taking<OtaUpdate>()(otaUpdate), response: named<Ota>(ota) },
  remove: { response: nothing },
};

export { otaRoutes } from '../resources/ota.ts';
