import type { DataTag } from '@tanstack/query-core';
import { callTable } from '../contract/read-packed.ts';
import type { Route } from '../contract/route.ts';
import type { Routes } from '../contract/routes.ts';
import type { Wire } from '../contract/schemas.ts';
import type { Api, CallArgs, CallOptions, CallResult } from '../contract/types.ts';
import { record } from '../transport/api-error.ts';
import { type GroupName, keyOf, type QueryKey } from './keys.ts';

/** The options of TanStack Query's `useQuery` and `fetchQuery`. */
export interface Query<T> {
  /** Carries the type of the result: `getQueryData` returns it, and `setQueryData` takes nothing else. */
  readonly queryKey: DataTag<QueryKey, T>;
  /** With a number as `pageParam`, a list loads that page: for `useInfiniteQuery`, under a key of its own. */
  readonly queryFn: (context: QueryContext) => Promise<T>;
}

/** Context that TanStack Query passes to a query function, with the fields that are used. */
interface QueryContext {
  readonly signal: AbortSignal;
  readonly pageParam?: unknown;
}

type IsRead<R> = R extends `${string} !public` ? false : R extends `GET ${string}` ? true : false;

type Reads<R, W> = {
  readonly [C in keyof R as IsRead<R[C]> extends true ? C : never]: C extends keyof W
    ? (...args: CallArgs<R[C], W[C]>) => Query<CallResult<R[C], W[C]>>
    : never;
};

/** One query per read of the table, by group and call. */
export type Queries = { readonly [G in GroupName]: Reads<Routes[G], Wire[G]> };

/**
 * Creates the queries of a client: `useQuery(q.institution.list({ page: 2 }))`.
 *
 * They are plain objects without a dependency on TanStack Query; spread them to add `staleTime` and other options.
 */
export function createQueries(api: Api): Queries {
  const groups = Object.entries(callTable).map(([group, calls]) => [
    group,
    Object.fromEntries(
      Object.entries(calls)
        .filter(([, { method, isPublic }]) => method === 'GET' && !isPublic)
        .map(([call, route]) => [call, query(api, group as GroupName, call, route)]),
    ),
  ]);
  // One query per line of the table; the type `Queries` is derived from the same lines.
  return Object.fromEntries(groups) as Queries;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

function query(api: Api, group: GroupName, call: string, { param, response }: Route) {
  const arity = param ? 2 : 1;
  return (...args: readonly unknown[]) => ({
    queryKey: keyOf(group, call, args.slice(0, arity)),
    queryFn: async ({ signal, pageParam }: QueryContext) => {
      const options: CallOptions = { signal };
      const input = Array.from({ length: arity }, (_, index) => args[index]);
      if (response.kind === 'list' && typeof pageParam === 'number') {
        input.push({ ...record(input.pop()), page: pageParam });
      }
      // Looked up with each call: a test may have put another method in its place.
      const methods = api[group] as unknown as Record<string, Method>;
      return methods[call]?.(...input, options);
    },
  });
}
