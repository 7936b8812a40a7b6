import { record, text } from '../transport/api-error.ts';
import { type GroupName, keys } from './keys.ts';

/** The part of TanStack Query's `QueryClient` that is used. */
interface Cache {
  setQueryData(key: readonly unknown[], data: unknown): unknown;
  invalidateQueries(filters: {
    queryKey: readonly unknown[];
    predicate: (query: { readonly queryKey: readonly unknown[] }) => boolean;
  }): unknown;
}

/**
 * Invalidates what a write of `createMutations` has changed. Say it once, and no write can be forgotten:
 * `new QueryClient({ mutationCache: new MutationCache({ onSuccess: invalidateAfterWrites }) })`.
 *
 * The document that the write returned is stored and not loaded again. Nothing waits for the queries that are: the
 * write has succeeded. A mutation of your own takes part with a `meta` of the same form; others are left alone.
 */
export function invalidateAfterWrites(
  data: unknown,
  _variables: unknown,
  _onMutateResult: unknown,
  _mutation: unknown,
  context: { readonly client: Cache; readonly meta: object | undefined },
): void {
  const { client } = context;
  const { invalidates, document } = record(context.meta);
  const id = text(record(data)._id);
  const known = Array.isArray(document) && id ? [...document, id] : undefined;
  if (known) client.setQueryData(known, data);
  for (const group of Array.isArray(invalidates) ? invalidates : []) {
    void client.invalidateQueries({
      queryKey: keys[group as GroupName],
      predicate: ({ queryKey }) => String(queryKey) !== String(known),
    });
  }
}
