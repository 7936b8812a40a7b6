import type { Page } from '../../contract/list.ts';
import { pageOf } from '../envelope.ts';
import { fieldFailure } from './refuse.ts';

type Value = string | number | boolean | null | undefined | readonly string[];

/** How documents are listed. */
export interface ListOf<D> {
  /** The text that a search looks at. */
  readonly search?: (document: D) => string;
  /** The values that filters compare, by the key of the query. */
  readonly filters?: Readonly<Record<string, (document: D) => Value>>;
  /** Filters that ask something else. */
  readonly tests?: Readonly<Record<string, (document: D, filter: unknown) => boolean>>;
  readonly sort: Readonly<Record<string, (document: D) => string | number | null>>;
  readonly defaultSort: string;
}

interface Query {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly _id?: readonly string[] | undefined;
  readonly after?: string | undefined;
  readonly count?: 'exact' | undefined;
}

/** The page of documents that a query asks for: searched, filtered, sorted, and with the fields that it names. */
export function listOf<D extends { readonly _id: string }>(
  documents: readonly D[],
  query: Query,
  of: ListOf<D>,
): Page<D> {
  const { page, limit, sort = [of.defaultSort], fields, search = '', _id, ...others } = query;
  // A world is never so large that its rows are not counted.
  const { after, count: _count, ...rest } = others;
  if (after !== undefined && (page !== undefined || query.sort !== undefined)) {
    const message = '"after" can’t be combined with "page" or "sort".';
    throw fieldFailure('INVALID_QUERY', page === undefined ? 'sort' : 'page', message);
  }
  const matching = documents.filter(
    (document) =>
      hasWords(of.search?.(document) ?? '', search) &&
      (_id?.includes(document._id) ?? true) &&
      Object.entries(rest).every(([key, filter]) => matches(document, key, filter, of)),
  );
  const unordered =
    after === undefined ? matching : matching.filter((document) => document._id > after);
  const ordered = unordered.sort(after === undefined ? orderOf(sort, of) : byId);
  const { items, ...counts } = pageOf(ordered, { page, limit });
  return { ...counts, total: matching.length, items: fields ? withFields(items, fields) : items };
}

/** Whether a text has every word of a search: as a part of it, short ones at the beginning of a word. */
export function hasWords(text: string, search: string): boolean {
  const folded = ` ${fold(text)}`;
  return fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word.length < 3 ? ` ${word}` : word));
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .toLowerCase();

function matches<D>(document: D, key: string, filter: unknown, of: ListOf<D>): boolean {
  if (filter === undefined) return true;
  const test = of.tests?.[key];
  if (test) return test(document, filter);
  const [, name = '', operator] = /^(\w+)(?:\[(\w+)\])?$/.exec(key) ?? [];
  const read = of.filters?.[name];
  if (!read) throw new TypeError(`This list has no filter ${key}`);
  const value = read(document);
  if (operator === 'exists') return (value !== null && value !== undefined) === filter;
  if (operator) return compares(value, operator, String(filter));
  if (Array.isArray(filter)) return [value].flat().some((item) => filter.includes(item));
  return value === filter;
}

/** Compares days and instants, which are ordered as their texts are, however exact an instant is. */
function compares(value: Value, operator: string, filter: string): boolean {
  if (typeof value !== 'string') return false;
  const isInstant = filter.includes('T');
  const difference = isInstant
    ? Date.parse(value) - Date.parse(filter)
    : Number(value > filter) - Number(value < filter);
  if (operator === 'gte') return difference >= 0;
  if (operator === 'gt') return difference > 0;
  return operator === 'lte' ? difference <= 0 : difference < 0;
}

const byId = (a: { readonly _id: string }, b: { readonly _id: string }) => (a._id < b._id ? -1 : 1);

/** Returns the order of a list: missing values come last in both directions, equal rows are ordered by their ids. */
function orderOf<D extends { readonly _id: string }>(sort: readonly string[], of: ListOf<D>) {
  const terms = sort.map((term) => {
    const isDescending = term.startsWith('-');
    const read = of.sort[isDescending ? term.slice(1) : term];
    if (!read) throw new TypeError(`This list has no order ${term}`);
    return { read, sign: isDescending ? -1 : 1 };
  });
  return (a: D, b: D): number => {
    for (const { read, sign } of terms) {
      const [left, right] = [read(a), read(b)];
      if (left === right) continue;
      if (left === null) return 1;
      if (right === null) return -1;
      return (left < right ? -1 : 1) * sign;
    }
    return byId(a, b) * (terms[0]?.sign ?? 1);
  };
}

/** A list can be asked for some fields: its type then says more than there is, as the client's does. */
function withFields<D extends object>(items: readonly D[], fields: readonly string[]): D[] {
  const unknown = fields.find((field) => items.some((item) => !(field in item)));
  if (unknown !== undefined) {
    throw fieldFailure('INVALID_QUERY', 'fields', `Unknown field "${unknown}".`, 'unknown_field');
  }
  return items.map(
    (item) =>
      Object.fromEntries(
        Object.entries(item).filter(([name]) => name === '_id' || fields.includes(name)),
      ) as D,
  );
}
