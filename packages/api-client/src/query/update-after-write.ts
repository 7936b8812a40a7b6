import { record, text } from '../transport/api-error.ts';
import { invalidates, type WriteName } from './invalidates.ts';
import { keys } from './keys.ts';

/** The part of TanStack Query's `QueryClient` that is used. */
interface Cache {
  setQueryData(key: readonly unknown[], update: (stored: unknown) => unknown): unknown;
  cancelQueries(filters: { queryKey: readonly unknown[]; exact: true }): unknown;
  invalidateQueries(filters: {
    queryKey: readonly unknown[];
    predicate: (query: { readonly queryKey: readonly unknown[] }) => boolean;
  }): unknown;
}

/**
 * Brings a cache up to date after a write: invalidates the groups that it may have changed, and stores the document
 * that it returned, which is not loaded again.
 * @param saved The returned document, where the `get` of its group reads it by its id.
 * @returns when the queries on show are loaded again.
 */
export async function updateAfterWrite(
  cache: Cache,
  write: WriteName,
  saved?: { readonly _id: string },
): Promise<void> {
  const [group] = write.split('.');
  const id = text(record(saved)._id);
  const stored = id ? [group, 'get', id] : undefined;
  if (stored) {
    // Of two writes under way, the first may be answered last.
    cache.setQueryData(stored, (before) => (versionOf(before) > versionOf(saved) ? before : saved));
    // A response to a request from before the write would replace it.
    void cache.cancelQueries({ queryKey: stored, exact: true });
  }
  await Promise.all(
    invalidates[write].map((name) =>
      cache.invalidateQueries({
        queryKey: keys[name],
        predicate: ({ queryKey }) => String(queryKey) !== String(stored),
      }),
    ),
  );
}

/** NaN without one, which is neither more nor less. */
const versionOf = (document: unknown) => Number(record(document).__v);
