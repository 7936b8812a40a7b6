import * as z from 'zod/mini';
import { COLOR_GROUPS, STATUS_COLOR_KEYS } from '../facts/color.ts';
import { hex } from '../hex.ts';
import { anyOf, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_FLAG } from '../rules.ts';
import { audit, id, idOf, nameText, nothing, place, strict, version } from '../values.ts';

const group = z.enum(COLOR_GROUPS, 'Choose a group.');
const key = z.enum(STATUS_COLOR_KEYS, 'Unknown status.');

/** A colour of the palette. */
export const color = z.object({
  _id: id,
  name: z.string(),
  hex: z.string(),
  /** The colour of text on it. */
  textColor: z.string(),
  /** The server chose `textColor`: black or white, whichever has more contrast. */
  isTextColorAuto: z.boolean(),
  /** The template whose institutes may use it; null for all. */
  template: z.nullable(z.object({ _id: id, name: z.string() })),
  group,
  order: z.int(),
  isActive: z.boolean(),
  /** How many status colours, OTAs and categories use it. Null for users of an institute, who can’t sort or filter by it. */
  usageCount: z.nullable(z.int()),
  ...audit,
});
export interface Color extends z.infer<typeof color> {}

/** How a status is drawn: two colours of the palette and an icon, so that colour is never the only sign. */
export const statusColor = z.object({
  key,
  label: z.string(),
  fill: z.object({ _id: id, name: z.string(), hex: z.string(), textColor: z.string() }),
  border: z.object({ _id: id, name: z.string(), hex: z.string() }),
  /** The name of an icon. */
  icon: z.string(),
  order: z.int(),
  /** The version of the whole set, which is saved as one: equal for all statuses. */
  __v: audit.__v,
});
export interface StatusColor extends z.infer<typeof statusColor> {}

const writable = {
  name: nameText('The name', 2, 30),
  hex,
  /** Null for the server's choice. */
  textColor: z.optional(z.nullable(hex)),
  template: z.optional(z.nullable(idOf('a template'))),
  group,
  /** Without it, a new colour comes last. */
  order: z.optional(place),
  isActive: z.optional(z.boolean(A_FLAG)),
};

export const colorCreate = strict(writable);
export interface ColorCreate extends z.input<typeof colorCreate> {}

export const colorUpdate = z.partial(strict({ ...writable, __v: version }));
export interface ColorUpdate extends z.input<typeof colorUpdate> {}

const colorReplacement = strict({ replaceBy: z.optional(idOf('another colour')), __v: version });
export interface ColorRemove extends z.input<typeof colorReplacement> {}

/** May be left out: an unused colour has nothing to be replaced. */
export const colorRemove = z._default(colorReplacement, {});

const AN_ICON = 'Choose an icon.';
const ALL_STATUSES = 'Send each status exactly once.';

const statuses = z
  .array(
    strict({
      key,
      label: nameText('The label', 2, 30),
      fill: idOf('a fill colour'),
      border: idOf('a border colour'),
      icon: z.string(AN_ICON).check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, AN_ICON)),
      order: place,
    }),
    ALL_STATUSES,
  )
  .check(
    z.length(STATUS_COLOR_KEYS.length, ALL_STATUSES),
    z.refine((all) => new Set(all.map((status) => status.key)).size === all.length, ALL_STATUSES),
  );

const statusColorsChange = strict({
  reset: z.optional(z.literal(false, A_FLAG)),
  statuses,
  __v: version,
});
export interface StatusColorsChange extends z.input<typeof statusColorsChange> {}

const statusColorsReset = strict({
  reset: z.literal(true, A_FLAG),
  __v: version,
});
export interface StatusColorsReset extends z.input<typeof statusColorsReset> {}

/** The whole set, or its reset to what the platform comes with. `__v` is that of any of its statuses. */
export const statusColorsUpdate = z.discriminatedUnion(
  'reset',
  [statusColorsChange, statusColorsReset],
  'Send the statuses or a reset.',
);
export type StatusColorsUpdate = StatusColorsChange | StatusColorsReset;

const colorQuery = listQuery({
  sort: ['order', 'name', 'usageCount', 'createdAt'],
  filters: {
    group: anyOf(group),
    template: anyOf(idOf('a template')),
    isActive: z.optional(flag),
    isUsed: z.optional(flag),
  },
});
export interface ColorQuery extends z.input<typeof colorQuery> {}

export const colorSchemas = {
  list: {
    query: taking<ColorQuery>()(colorQuery),
    response: named<Color>(color),
    extra: named<StatusColor>(statusColor),
  },
  create: { body: taking<ColorCreate>()(colorCreate), response: named<Color>(color) },
  update: { body: taking<ColorUpdate>()(colorUpdate), response: named<Color>(color) },
  remove: { body: taking<ColorRemove | undefined>()(colorRemove), response: nothing },
  setStatusColor: {
    body: taking<StatusColorsUpdate>()(statusColorsUpdate),
    response: named<StatusColor[]>(z.array(statusColor)),
  },
};

export { colorRoutes } from '../resources/color.ts';
