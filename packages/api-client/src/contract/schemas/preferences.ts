import * as z from 'zod/mini';
import { LIST_LIMITS } from '../facts/list.ts';
import {
  COLUMN_MAX_WIDTH,
  COLUMN_MIN_WIDTH,
  COLUMNS_MAX,
  PREFERENCES_MAX_BYTES,
  VIEWS_MAX,
} from '../facts/preferences.ts';
import { A_FLAG } from '../rules.ts';
import { instant, strict } from '../values.ts';

/** No control characters and no halves of characters: neither is anything that a person wrote. */
const written = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'This contains a character that can’t be stored.');

const A_LIST = 'Invalid list name.';
const A_VIEW_ID = 'Use up to 40 letters, digits, - and _.';

/** The name of a list, as `institutes`. */
const listName = named(/^[a-z][a-z-]{0,39}$/, A_LIST);

const columnName = named(/^[A-Za-z][\w.-]{0,39}$/, 'Invalid column name.');

/** Views are told apart by it; their names may change. */
const viewId = named(/^[A-Za-z0-9][\w-]{0,39}$/, A_VIEW_ID);

function named(form: RegExp, error: string) {
  return z.string(error).check(z.regex(form, error));
}

/** A view of a list that someone keeps for themselves. */
export const savedView = strict({
  name: z
    .string('Enter a name.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(60, 'The name must be 60 characters or fewer.'),
      written,
    ),
  /** Search, filters and order as they stand in the address, without the `?`. */
  query: z
    .string('Send the view’s query as text.')
    .check(z.maxLength(2_000, 'This view has too many filters.'), written),
  /** When it was saved first: the views of a list stand in this order. */
  savedAt: instant,
});
export type SavedView = z.infer<typeof savedView>;

const theme = z.enum(['system', 'light', 'dark'], 'Choose a theme.');
const density = z.enum(['comfortable', 'compact'], 'Choose a density.');
const reducedMotion = z.enum(['system', 'reduce'], 'Choose a motion setting.');
const pageSize = z.literal(
  LIST_LIMITS,
  `Choose ${LIST_LIMITS.slice(0, -1).join(', ')} or ${LIST_LIMITS.at(-1)} rows.`,
);
const shortcuts = z.boolean(A_FLAG);
const columnNames = z
  .array(columnName, 'Send the columns as a list.')
  .check(z.maxLength(COLUMNS_MAX, `Use ${COLUMNS_MAX} columns or fewer.`));

/** The columns of a list. */
const columns = strict({
  /** Those that are shown, in their order. */
  shown: columnNames,
  /** Those that stay in place while the others scroll. Left out: the list's own choice. */
  pinned: z.optional(columnNames),
});

/** Widths of columns in px. */
const widths = z
  .record(
    columnName,
    z
      .int('Send each width as a whole number of pixels.')
      .check(
        z.minimum(COLUMN_MIN_WIDTH, `Columns are at least ${COLUMN_MIN_WIDTH} pixels wide.`),
        z.maximum(COLUMN_MAX_WIDTH, `Columns are up to ${COLUMN_MAX_WIDTH} pixels wide.`),
      ),
    'Send the widths by column.',
  )
  .check(
    z.refine(
      (all) => Object.keys(all).length <= COLUMNS_MAX,
      `Use ${COLUMNS_MAX} columns or fewer.`,
    ),
  );

/** How someone likes to work. What they never chose is left out: its default is the client's to say. */
export const preferences = z.partial(
  strict({
    theme,
    density,
    reducedMotion,
    pageSize,
    /** Whether single keys are shortcuts. */
    shortcuts,
    /** By list and id. */
    views: z.record(listName, z.record(viewId, savedView, A_VIEW_ID), A_LIST),
    /** By list. */
    columns: z.record(listName, columns, A_LIST),
    /** By list and column. */
    widths: z.record(listName, widths, A_LIST),
  }),
);
export type Preferences = z.infer<typeof preferences>;

/**
 * A change of preferences, after RFC 7396: what it leaves out stays, null goes back to the default. Of `views`, `columns`
 * and `widths` only the lists that it names are changed, and of the views of a list only those that it names: each as a
 * whole.
 */
export const preferencesChange = z.partial(
  strict({
    theme: z.nullable(theme),
    density: z.nullable(density),
    reducedMotion: z.nullable(reducedMotion),
    pageSize: z.nullable(pageSize),
    shortcuts: z.nullable(shortcuts),
    views: z.nullable(
      z.record(listName, z.nullable(z.record(viewId, z.nullable(savedView), A_VIEW_ID)), A_LIST),
    ),
    columns: z.nullable(z.record(listName, z.nullable(columns), A_LIST)),
    widths: z.nullable(z.record(listName, z.nullable(widths), A_LIST)),
  }),
);
export type PreferencesChange = z.infer<typeof preferencesChange>;

/** A change as a part of a form: JSON text. */
export const preferencesPart = z.pipe(
  z.pipe(
    z.string('Send valid JSON.').check(
      z.refine((text) => sizeOf(text) <= PREFERENCES_MAX_BYTES, {
        error: 'Your preferences are larger than 32 kB. Remove some saved views.',
        abort: true,
      }),
    ),
    z.transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'Send valid JSON.' });
        return z.NEVER;
      }
    }),
  ),
  preferencesChange,
);

/** Bytes in UTF-8. */
function sizeOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** Whether preferences can be kept: `PREFERENCES_MAX_BYTES` together, and `VIEWS_MAX` views of a list. */
export function fitPreferences(value: Preferences): boolean {
  const lists = Object.values(value.views ?? {});
  return (
    sizeOf(JSON.stringify(value)) <= PREFERENCES_MAX_BYTES &&
    lists.every((views) => Object.keys(views).length <= VIEWS_MAX)
  );
}
