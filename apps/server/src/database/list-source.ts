import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DocumentFields } from './document.ts';

/** The part of a list's query that every list has (`API-06`). */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly after?: string | undefined;
  readonly count?: 'exact' | undefined;
}

const CONTROLS: ReadonlySet<string> = new Set<keyof ListQuery>([
  'page',
  'limit',
  'sort',
  'fields',
  'after',
  'count',
]);

/** Returns the names of what a query asks of the rows: its filters, with their operators, and its search. */
export function filtersIn(query: ListQuery): readonly string[] {
  return Object.entries(query).flatMap(([key, value]) =>
    CONTROLS.has(key) || value === undefined ? [] : [key],
  );
}

/** How one resource is listed. */
export interface ListSource {
  /** The table of the rows, with the joins that filters and orders look at; without the word `from`. */
  readonly rows: SQL;
  /** Fewer tables that have as many rows, where all conditions are about them. Default `rows`. */
  readonly counted?: SQL | undefined;
  /** The tables and joins of the document, the same at each call; without the word `from`. */
  readonly from: SQL;
  /** Which rows the list has, whatever is asked: those that the reader may see. */
  readonly within: SQL | undefined;
  /** Conditions that the query sets. */
  readonly where: SQL | undefined;
  readonly id: AnyPgColumn;
  readonly document: DocumentFields;
  /** Sort expression of each sortable field. */
  readonly sort: Readonly<Record<string, SQL | AnyPgColumn>>;
  /** Sortable fields that may be empty: empty ones come last in both directions. */
  readonly absentLast?: readonly string[];
  /** The key of the joined row that has the value of such a field: by it, the rows that have none are found by an index. */
  readonly absentBy?: Readonly<Record<string, AnyPgColumn>>;
  readonly defaultSort: string;
}
