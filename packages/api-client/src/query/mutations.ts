import { readPacked } from '../contract/read-packed.ts';
import type { Route } from '../contract/route.ts';
import type { Routes } from '../contract/routes.ts';
import type { Wire } from '../contract/schemas.ts';
import type { Api, CallOptions, CallResult, InputOf } from '../contract/types.ts';
import { invalidates, type WriteName } from './invalidates.ts';
import type { GroupName } from './keys.ts';

/** The options of TanStack Query's `useMutation`, for a result `T` and variables `V`. */
export interface Mutation<T, V> {
  readonly mutationKey: readonly [group: GroupName, call: string];
  readonly mutationFn: (variables: V) => Promise<T>;
  readonly meta: WriteMeta;
}

/** What a write changes in a cache; see `invalidateAfterWrites`. */
export type WriteMeta = {
  /** The groups of queries. */
  readonly invalidates: readonly GroupName[];
  /** The beginning of the key under which the returned document is read, if there is such a call. */
  readonly document?: readonly [group: GroupName, call: 'get'] | undefined;
};

/** What `mutate` takes: the id in the path of the call, its body, and its options. */
export type Variables<R, W> = (R extends `${string}{${string}}${string}`
  ? { readonly id: string }
  : unknown) &
  Body<InputOf<W>> &
  CallOptions;

type Body<I> = [I] extends [never]
  ? unknown
  : undefined extends I
    ? { readonly body?: I }
    : { readonly body: I };

type Writes<R, W> = {
  readonly [C in keyof R as R[C] extends `GET ${string}` ? never : C]: C extends keyof W
    ? Mutation<CallResult<R[C], W[C]>, Variables<R[C], W[C]>>
    : never;
};

/** One mutation per write of the table, by group and call. */
export type Mutations = { readonly [G in GroupName]: Writes<Routes[G], Wire[G]> };

/**
 * Creates the mutations of a client: `useMutation(m.institution.update)`, then
 * `mutate({ id, body: { name, __v }, idempotencyKey })`.
 *
 * They are plain objects without a dependency on TanStack Query; spread them to add `onSuccess` and other options.
 */
export function createMutations(api: Api): Mutations {
  const groups = Object.entries(readPacked()).map(([group, calls]) => [
    group,
    Object.fromEntries(
      Object.entries(calls)
        .filter(([, { method }]) => method !== 'GET')
        .map(([call, route]) => [call, mutation(api, group as GroupName, call, route, calls.get)]),
    ),
  ]);
  // One mutation per line of the table; the type `Mutations` is derived from the same lines.
  return Object.fromEntries(groups) as Mutations;
}

interface AnyVariables extends CallOptions {
  readonly id?: string;
  readonly body?: unknown;
}

function mutation(api: Api, group: GroupName, call: string, route: Route, get?: Route) {
  const { param, response } = route;
  const isDocument = get?.param && response.kind === 'one' && get.response.kind === 'one';
  const calls = api[group] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  return {
    mutationKey: [group, call],
    mutationFn: async ({ id, body, ...options }: AnyVariables) =>
      calls[call]?.(...(param ? [id] : []), body, options),
    meta: {
      invalidates: invalidates[`${group}.${call}` as WriteName],
      document: isDocument ? [group, 'get'] : undefined,
    },
  };
}
