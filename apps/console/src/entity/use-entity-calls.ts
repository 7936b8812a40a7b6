import type { Page } from '@booking/api-client';
import type { Query, WriteName } from '@booking/api-client/query';
import { useMemo } from 'react';
import { useInvalidate } from '../data/use-invalidate.ts';
import type { CountQuery, ListQuery } from '../list/list-state.ts';
import type { ListCall } from '../list/read-rows.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/session-context.ts';
import type { EntityGroup, EntityRow } from './api-types.ts';

interface Grouped {
  readonly group: EntityGroup;
  readonly listCall?: string;
}

interface WriteOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The calls of a kind of record, by what they do. The contract's schemas check what is sent. */
export interface EntityCalls<E extends EntityRow, K extends string> {
  readonly list: ListCall<E, K>;
  readonly create: (body: object, options?: WriteOptions) => Promise<E>;
  readonly update: (id: string, body: object, options?: WriteOptions) => Promise<E>;
  readonly remove: (id: string, body: object | undefined, options?: WriteOptions) => Promise<null>;
}

/** The queries of a kind of record. */
export interface EntityReads<E extends EntityRow, K extends string> {
  readonly list: (
    query: ListQuery<K> | CountQuery<K> | { readonly _id: readonly string[] },
  ) => Query<Page<E>>;
  /** Left out where the API has no such call: a list of one id reads it. */
  readonly get?: (id: string) => Query<E>;
}

/**
 * The client's calls of an entity's group. A group is chosen at run time, which the compiler can't follow to its
 * types; `entity()` has checked that they are those of the rows.
 */
export function callsOf<E extends EntityRow, K extends string>(
  { api }: Pick<Session, 'api'>,
  { group, listCall }: Grouped,
): EntityCalls<E, K> {
  const calls = listedBy(api[group] as unknown as EntityCalls<E, K>, listCall);
  return { ...calls, create: async (...args) => firstOf<E>(await calls.create(...args)) };
}

/** A call that can add several records returns a list: the form of one has made the first. */
function firstOf<E>(created: E | readonly E[]): E {
  return Array.isArray(created) ? created[0] : (created as E);
}

/** The queries of an entity's group; see `callsOf`. */
export function readsOf<E extends EntityRow, K extends string>(
  { queries }: Pick<Session, 'queries'>,
  { group, listCall }: Grouped,
): EntityReads<E, K> {
  return listedBy(queries[group] as unknown as EntityReads<E, K>, listCall);
}

/** The same with another call as its list, which the entity names. */
function listedBy<T extends { readonly list: unknown }>(calls: T, name: string | undefined): T {
  return name ? { ...calls, list: Reflect.get(calls, name) } : calls;
}

/** The calls of an entity, and `saved`, which tells the page what one of them has changed. */
export function useEntityCalls<E extends EntityRow, K extends string>(entity: Grouped) {
  const session = useSession();
  const invalidate = useInvalidate();
  return useMemo(
    () => ({
      calls: callsOf<E, K>(session, entity),
      reads: readsOf<E, K>(session, entity),
      /** Call it after a write. @param row The document that the write returned. */
      saved: (call: 'create' | 'update' | 'remove', row?: E) =>
        // Every entity that is written has these calls.
        invalidate(`${entity.group}.${call}` as WriteName, row),
    }),
    [session, entity, invalidate],
  );
}
