import * as z from 'zod/mini';
import { splitList } from './comma-list.ts';
import { LIST_LIMIT_MAX } from './facts/list.ts';
import { A_FLAG } from './rules.ts';
import { id, strict } from './values.ts';

/** The rules for list queries: paging, sort, fields, search and filters, as flat query keys. */

/** The maximum of words in a search. */
const SEARCH_WORDS_MAX = 10;

/** A whole number in a query, within bounds. */
export function wholeNumberWithin(low: number, high: number) {
  const error = `Enter a whole number from ${low} to ${high}.`;
  const digits = z.string(error).check(z.regex(/^\d{1,9}$/, error));
  return z.pipe(
    z.pipe(z.union([z.number(error), digits], error), z.transform(Number)),
    z.int(error).check(z.minimum(low, error), z.maximum(high, error)),
  );
}

const AT_LEAST_ONE = 'Choose at least one.';

/** One value, or several. */
export type OneOrMore<T> = T | readonly T[];

/** The input of a string schema. */
type Written<T> = T extends { _zod: { input: infer I extends string } } ? I : never;

/** Named, so that the declarations of the package name it too. */
type AnyOf<T extends z.core.SomeType> = z.ZodMiniOptional<
  z.ZodMiniPipe<z.ZodMiniTransform<string[], OneOrMore<Written<T>>>, z.ZodMiniArray<T>>
>;

/**
 * A comma-separated list in a query, one value or an array in code: `status=Active,Pending`, `{ status: ['Active', 'Pending'] }`.
 * Query text is parsed as well; in code, the types allow only the values.
 */
export function anyOf<T extends z.core.$ZodType<string, string>>(item: T): AnyOf<T> {
  // Each once: the same asked for many times would make the server look many times.
  const valueList = z.transform((value: OneOrMore<Written<T>>): string[] => [
    ...new Set(typeof value === 'string' ? splitList(value) : [value].flat()),
  ]);
  const some = z
    .array(item, AT_LEAST_ONE)
    .check(
      z.minLength(1, AT_LEAST_ONE),
      z.maxLength(LIST_LIMIT_MAX, `Choose up to ${LIST_LIMIT_MAX}.`),
    );
  return z.optional(z.pipe(valueList, some));
}

/** Filters `field[gte]` and `field[lte]` (and `gt`, `lt`, `exists`) for ordered values. */
export function range<const K extends string, T extends z.core.$ZodType<string, string>>(
  field: K,
  value: T,
) {
  type Keys = Record<`${K}[${'gte' | 'gt' | 'lte' | 'lt'}]`, z.ZodMiniOptional<T>> &
    Record<`${K}[exists]`, z.ZodMiniOptional<typeof flag>>;
  return Object.fromEntries([
    ...(['gte', 'gt', 'lte', 'lt'] as const).map((op) => [`${field}[${op}]`, z.optional(value)]),
    [`${field}[exists]`, z.optional(flag)],
  ]) as Keys;
}

/** True or false, as a boolean or as the text of a query. */
export const flag = z.pipe(
  z.pipe(
    z.union([z.boolean(A_FLAG), z.enum(['true', 'false'], A_FLAG)], A_FLAG),
    z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
  ),
  z.boolean(A_FLAG),
);

const A_FIELD = 'Invalid field name.';

/** Text that filters compare exactly. */
export const filterValue = z.string('Enter a value.');

/**
 * The query of a list read. Unknown keys are refused by name. `after` asks for the rows whose id comes next, in the order
 * of ids, whatever is added or removed in between: so a whole list is read, each row once. It stands alone, without
 * `page` and `sort`, and begins at 24 zeros.
 *
 * Up to 10,000 matching rows are counted, and with `after` those of the page alone; `count=exact` counts them all.
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  F extends z.core.$ZodLooseShape,
>(rule: {
  /** Fields that the list can be sorted by; `-name` is descending. */
  sort: S;
  /** Filters by their query key. */
  filters: F;
}) {
  type Order = S[number] | `-${S[number]}`;
  const orders = rule.sort.flatMap((field) => [field, `-${field}`]) as [Order, ...Order[]];
  return strict({
    page: z.optional(wholeNumberWithin(1, 1_000_000)),
    limit: z.optional(wholeNumberWithin(1, LIST_LIMIT_MAX)),
    sort: anyOf(z.enum(orders, 'This list can’t be sorted by this field.')),
    fields: anyOf(z.string(A_FIELD).check(z.regex(/^\w+$/, A_FIELD))),
    search: z.optional(
      filterValue.check(
        z.trim(),
        z.maxLength(100, 'Use 100 characters or fewer.'),
        z.refine(
          (text) => text.split(/\s+/).length <= SEARCH_WORDS_MAX,
          `Use ${SEARCH_WORDS_MAX} words or fewer.`,
        ),
      ),
    ),
    _id: anyOf(id),
    after: z.optional(id),
    count: z.optional(z.enum(['exact'], 'Use exact.')),
    ...rule.filters,
  });
}

/** A page of a list, as the client returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The number of matching rows on all pages. */
  readonly total: number;
  /** There are more than `total`: only so many were counted. `count: 'exact'` counts all. */
  readonly isTotalCapped?: true;
  readonly page: number;
  readonly limit: number;
  readonly totalPages: number;
}
