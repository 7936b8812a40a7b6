import type { Page } from '@booking/api-client';
import type { ListCriteria } from './list-state.ts';
import type { RowsToRead } from './selection/use-selection.ts';

/** The most rows of one call. */
export const ROWS_A_CALL = 100;

/** Sorts before every id. */
const FIRST_ID = '0'.repeat(24);

/** The query of a list call that reads rows by id, or in the order of ids. */
export type ReadQuery<K extends string> = Readonly<Partial<Record<K, string>>> & {
  readonly limit: number;
  readonly search?: string | undefined;
  readonly _id?: readonly string[];
  readonly after?: string;
};

/** A list call of the API client: `api.institution.list`. */
export type ListCall<T, K extends string> = (
  query: ReadQuery<K>,
  options: { readonly signal: AbortSignal },
) => Promise<Page<T>>;

/**
 * Reads rows again, a hundred per call, each once even if rows are added or removed while reading; oldest first. Deleted
 * rows are left out.
 * @throws ApiError of the call that failed, or the signal's reason.
 */
export async function* readRows<T extends { readonly _id: string }, K extends string>(
  list: ListCall<T, K>,
  rows: RowsToRead<K>,
  signal: AbortSignal,
): AsyncGenerator<readonly T[]> {
  if (rows.kind === 'rows') {
    for (let from = 0; from < rows.ids.length; from += ROWS_A_CALL) {
      const ids = rows.ids.slice(from, from + ROWS_A_CALL);
      const none: Partial<Record<K, string>> = {};
      const { items } = await list({ ...none, _id: ids, limit: ROWS_A_CALL }, { signal });
      signal.throwIfAborted();
      yield items;
    }
    return;
  }
  const except = new Set(rows.except);
  let after = FIRST_ID;
  for (;;) {
    const { items } = await list({ ...rows.query, after, limit: ROWS_A_CALL }, { signal });
    signal.throwIfAborted();
    yield items.filter(({ _id }) => !except.has(_id));
    const last = items.at(-1);
    if (!last || items.length < ROWS_A_CALL) return;
    after = last._id;
  }
}

/** All rows that match some criteria, read as `readRows` does. */
export async function readAll<T extends { readonly _id: string }, K extends string>(
  list: ListCall<T, K>,
  query: ListCriteria<K>,
  signal: AbortSignal,
): Promise<T[]> {
  const listed: T[] = [];
  const rows = { kind: 'matching', query, except: [] } as const;
  for await (const some of readRows(list, rows, signal)) listed.push(...some);
  return listed;
}
