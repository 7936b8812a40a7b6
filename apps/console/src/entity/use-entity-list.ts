import { useQuery } from '@tanstack/react-query';
import type { FirstData } from '../data/first-data.ts';
import { today } from '../dates/shown-date.ts';
import type { ListOf } from '../list/list-of.ts';
import { type ListRule, listQuery, readListState } from '../list/list-state.ts';
import { ruleOf } from '../list/rule-of.ts';
import { currentPreferences } from '../preferences/use-preference.ts';
import { useReads } from '../session/session-context.ts';
import type { EntityRow } from './api-types.ts';
import type { Entity } from './entity.ts';
import { readsOf, useEntityCalls } from './use-entity-calls.ts';
import { usePlans } from './use-plans.ts';

/** Filters that apply to the whole list, for example the template of a tab. They are no part of its address. */
export type Within<K extends string> = Readonly<Partial<Record<K, string>>>;

export interface ListOptions<E extends EntityRow, K extends string> {
  readonly within?: Within<K> | undefined;
  /** Default: those of the entity. */
  readonly filters?: Entity<E, K>['filters'] | undefined;
}

/** The list of an entity, as the list panel takes it. */
export function useEntityList<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
  { within, filters = entity.filters }: ListOptions<E, K> = {},
): ListOf<E, K> {
  const { calls, reads } = useEntityCalls<E, K>(entity);
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  const plans = usePlans(entity.filtersByPlan === true);
  const day = today();
  const call: typeof calls.list = (query, options) => calls.list({ ...query, ...within }, options);
  const { name, title, noun, searchLabel, columns, rowLabel } = entity;
  return {
    ...{ name, title, noun, searchLabel, columns, rowLabel },
    rule: ruleOfEntity(entity),
    filters: filters({
      day,
      call,
      templates: templates.data?.items ?? [],
      plans,
    }),
    views: entity.views(day),
    read: (query) => reads.list({ ...query, ...within }),
    call,
  };
}

const rules = new WeakMap<object, ListRule<string>>();

/** Returns the filters and sort fields of the list. */
export function ruleOfEntity<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
): ListRule<K> {
  const cached = rules.get(entity);
  if (cached) return cached;
  // Filters suggest nothing before their list is shown.
  const call = () => Promise.reject(new Error('The list is not shown.'));
  const filters = entity.filters({ day: today(), templates: [], plans: [], call });
  const rule = ruleOf(filters, entity.columns, entity.defaultSort);
  rules.set(entity, rule);
  return rule;
}

/** The first query of an entity's screen, which is sent while its file is still loading. */
export function firstDataOf<E extends EntityRow, K extends string>(
  entity: Entity<E, K>,
): FirstData {
  return (session, params) => {
    const { pageSize } = currentPreferences(session);
    const state = readListState(params, ruleOfEntity(entity), pageSize);
    return [readsOf<E, K>(session, entity).list(listQuery(state))];
  };
}
