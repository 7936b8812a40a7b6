import { BULK_CALLS } from '@booking/api-client/facts';
import type { EntityRow } from '../api-types.ts';
import type { Entity } from '../entity.ts';
import type { BulkChange } from './bulk-change.ts';

/** A change by a call of the entity's own group, as the server makes it of many rows. */
export function allOf<E extends EntityRow, K extends string>(
  { group }: Pick<Entity<E, K>, 'group'>,
  call: 'update' | 'remove',
  rest: Omit<NonNullable<BulkChange<E>['all']>, 'call'> = {},
): Pick<BulkChange<E>, 'all'> {
  const named = BULK_CALLS.find((name) => name === `${group}.${call}`);
  return named ? { all: { call: named, ...rest } } : {};
}
