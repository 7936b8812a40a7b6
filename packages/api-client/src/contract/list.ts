import * as z from 'zod/mini';
import { splitList } from './comma-list.ts';
import { id } from './values.ts';

/** The one rule for list reads: paging, order, projection, search and filters, as flat query keys. */

export const LIST_LIMIT_DEFAULT = 20;
export const LIST_LIMIT_MAX = 100;
export const LIST_LIMITS = [20, 50, 100] as const;

/** The most words that one search may have. */
const SEARCH_WORDS_MAX = 10;

const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'Write a whole number.'))]),
  z.transform(Number),
);

/** A whole number of an address, in bounds. */
export function wholeNumberWithin(low: number, high: number) {
  return z.pipe(wholeNumber, z.int().check(z.minimum(low), z.maximum(high)));
}

/** A comma list in the address, an array in code: `status=Active,Pending` or `{ status: ['Active', 'Pending'] }`. */
export function anyOf<T extends z.core.$ZodType<string, string>>(item: T) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.union([z.readonly(z.array(z.string())), z.string()]),
        z.transform((value: string | readonly string[]) =>
          typeof value === 'string' ? splitList(value) : [...value],
        ),
      ),
      z.array(item).check(z.minLength(1), z.maxLength(LIST_LIMIT_MAX)),
    ),
  );
}

/** `field[gte]` and `field[lte]` (and `gt`, `lt`, `exists`) for values that have an order. */
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

const flag = z.pipe(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
  ),
  z.boolean(),
);

/**
 * The query of a list read. Unknown keys are refused by name. `after` asks for the rows whose id comes next, in the order
 * of ids, whatever has been added or removed meanwhile: so all of a list is read, each row once. It stands alone, without
 * `page` and `sort`, and begins at 24 zeros.
 */
export function listQuery<
  const S extends readonly [string, ...string[]],
  F extends z.core.$ZodLooseShape,
>(rule: {
  /** Fields that the list can be ordered by; `-name` is descending. */
  sort: S;
  /** Filters by their query key. */
  filters: F;
}) {
  type Order = S[number] | `-${S[number]}`;
  const orders = rule.sort.flatMap((field) => [field, `-${field}`]) as [Order, ...Order[]];
  return z.strictObject({
    page: z.optional(wholeNumberWithin(1, 1_000_000)),
    limit: z.optional(wholeNumberWithin(1, LIST_LIMIT_MAX)),
    sort: anyOf(z.enum(orders)),
    fields: anyOf(z.string().check(z.regex(/^\w+$/))),
    search: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(100),
        z.refine(
          (text) => text.split(/\s+/).length <= SEARCH_WORDS_MAX,
          `Search for at most ${SEARCH_WORDS_MAX} words.`,
        ),
      ),
    ),
    _id: anyOf(id),
    after: z.optional(id),
    ...rule.filters,
  });
}

/** A page of a list, as the client answers it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Rows that match, over all pages. */
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly totalPages: number;
}
