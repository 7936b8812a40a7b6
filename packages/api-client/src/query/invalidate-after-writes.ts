import { record, text } from '../transport/api-error.ts';
import { type GroupName, keys } from './keys.ts';

/** The part of TanStack Query's `QueryClient` that is used. */
interface Cache {
  setQueryData(key: readonly unknown[], update: (stored: unknown) => unknown): unknown;
  cancelQueries(filters: { queryKey: readonly unknown[]; exact: true }): unknown;
  invalidateQueries(filters: {
    queryKey: readonly unknown[];
    predicate: (query: { readonly queryKey: readonly unknown[] }) => boolean;
  }): unknown;
}

/** What a write changes; as in `WriteMeta`. */
interface Changes {
  readonly invalidates: readonly GroupName[];
  readonly document?: readonly string[] | undefined;
}

/**
 * Invalidates what a write of `createMutations` has changed. Say it once, and no write can be forgotten:
 * `new QueryClient({ mutationCache: new MutationCache({ onSuccess: invalidateAfterWrites }) })`.
 *
 * The document that the write returned is stored and not loaded again; an answer under way is dropped for it. Nothing waits for the queries that are: the
 * write has succeeded. A mutation of your own takes part with a `meta` of the same form; others are left alone.
 */
export function invalidateAfterWrites(
  data: unknown,
  _variables: unknown,
  _onMutateResult: unknown,
  _mutation: unknown,
  context: { readonly client: Cache; readonly meta: object | undefined },
): void {
  const { invalidates, document } = record(context.meta);
  void updateAfterWrite(
    context.client,
    {
      invalidates: Array.isArray(invalidates) ? invalidates : [],
      document: Array.isArray(document) ? document : undefined,
    },
    data,
  );
}

/**
 * The same for a write that is sent without a mutation: stores the document that it returned, and invalidates the rest.
 * @returns when the queries on show are loaded again.
 */
export async function updateAfterWrite(
  client: Cache,
  { invalidates, document }: Changes,
  data: unknown,
): Promise<void> {
  const id = text(record(data)._id);
  const known = document && id ? [...document, id] : undefined;
  if (known) {
    // Of two writes under way, the first may be answered last.
    client.setQueryData(known, (stored) => (version(stored) > version(data) ? stored : data));
    // An answer that was asked for before the write would take its place.
    void client.cancelQueries({ queryKey: known, exact: true });
  }
  await Promise.all(
    invalidates.map((group) =>
      client.invalidateQueries({
        queryKey: keys[group],
        predicate: ({ queryKey }) => String(queryKey) !== String(known),
      }),
    ),
  );
}

/** NaN without one, which is neither more nor less. */
const version = (document: unknown) => Number(record(document).__v);
