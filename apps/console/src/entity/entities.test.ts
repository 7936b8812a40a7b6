import { BULK_CALLS, BULK_LISTS, schemas } from '@booking/api-client/contract';
import { expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { startOfDay } from '../dates/civil-date.ts';
import { today } from '../dates/shown-date.ts';
import type { ListFilter } from '../list/list-of.ts';
import { listQuery, readListState, showsFilters, writeListState } from '../list/list-state.ts';
import { keysOfFilter } from '../list/rule-of.ts';
import { assetOf } from '../screens/assets/asset.tsx';
import { categoryOf } from '../screens/assets/category.tsx';
import { messagesOf } from '../screens/whatsapp/message.tsx';
import { someCategories } from '../testing/assets.ts';
import { anInstitute } from '../testing/institutes.ts';
import type { EntityRow } from './api-types.ts';
import type { Entity } from './entity.ts';
import { ruleOfEntity } from './use-entity-list.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../**/*.tsx', '!../main.tsx', '!**/*.{stories,test}.tsx'],
  { eager: true },
);

/** Only what a list can be queried by is compared, so the type of the rows does not matter. */
const isEntity = (value: unknown): value is Entity<EntityRow, string> =>
  typeof value === 'object' && value !== null && 'group' in value && 'columns' in value;

/** Those that modules export, and those that are made for an institute. */
const entities = [
  ...Object.values(modules).flatMap((exported) => Object.values(exported)),
  messagesOf(anInstitute(), true),
  categoryOf(anInstitute()),
  assetOf(anInstitute(), someCategories),
].filter(isEntity);

const call = () => Promise.reject(new Error('Nothing is asked.'));

const filtersOf = (entity: Entity<EntityRow, string>) =>
  entity.filters({ day: today(), templates: [], plans: [], call });

function isOfContract(
  { group, listCall = 'list' }: Entity<EntityRow, string>,
  query: unknown,
): boolean {
  const [, calls] = Object.entries(schemas).find(([name]) => name === group) ?? [];
  const list = Object.entries(calls ?? {}).find(([name]) => name === listCall)?.[1];
  if (!list || !('query' in list)) throw new Error(`${group} has no ${listCall}.`);
  return safeParse(list.query, query).success;
}

/** Values of an address that a filter takes. */
function samplesOf(filter: ListFilter<string>): readonly string[] {
  switch (filter.kind) {
    case 'choice': {
      const values = filter.options.map(({ value }) => value);
      return values.length > 0 ? [...values, ...several(values)] : ['c'.repeat(24)];
    }
    case 'text':
      return filter.accepts ? ['c'.repeat(24)] : ['Udaipur', 'Goa\\, Panaji,Kochi'];
    case 'days':
    case 'day':
      return [filter.takes === 'day' ? '2028-02-29' : startOfDay('2026-11-07')];
  }
}

/** Flags are one value or none. */
const several = (values: readonly string[]) =>
  values.length > 2 ? [values.slice(0, 2).join(',')] : [];

it('every screen of a list is judged', () => {
  expect(entities.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['otas', 'institutes', 'note', 'activity']),
  );
});

it('no two lists keep their columns and views under one name', () => {
  expect(new Set(entities.map(({ name }) => name)).size).toBe(entities.length);
});

it.each(entities)('$title: what is done to many rows can be done to any number', (entity) => {
  const { group, listCall = 'list', actions } = entity;
  const many = actions.filter(({ runMany }) => runMany);
  if (many.length > 0) expect(BULK_LISTS).toContain(`${group}.${listCall}`);
  for (const { key } of many) {
    if (key === 'activate') expect(BULK_CALLS).toContain(`${group}.update`);
    if (key === 'remove') expect(BULK_CALLS).toContain(`${group}.remove`);
  }
});

it.each(entities)(
  '$title: every filter is a query of the contract, under a key of its own',
  (entity) => {
    const keys = filtersOf(entity).flatMap(keysOfFilter);
    expect(new Set(keys).size).toBe(keys.length);
    for (const filter of filtersOf(entity)) {
      for (const key of keysOfFilter(filter)) {
        for (const value of samplesOf(filter)) {
          const state = readListState(new URLSearchParams({ [key]: value }), ruleOfEntity(entity));
          expect(state.filters).toEqual({ [key]: value });
          expect({ key, value, is: isOfContract(entity, listQuery(state)) }).toEqual({
            key,
            value,
            is: true,
          });
        }
      }
    }
  },
);

it.each(entities)('$title: every order is one of the contract', (entity) => {
  const rule = ruleOfEntity(entity);
  expect(rule.sorts).toContain(entity.defaultSort.replace('-', ''));
  for (const sort of rule.sorts.flatMap((field) => [field, `-${field}`])) {
    expect({ sort, is: isOfContract(entity, { sort }) }).toEqual({ sort, is: true });
  }
});

it.each(entities)('$title: its views differ, and each has an address of its own', (entity) => {
  const rule = ruleOfEntity(entity);
  const views = entity.views('2026-11-21');
  expect(new Set(views.map(({ filters }) => JSON.stringify(filters))).size).toBe(views.length);
  const blank = readListState(new URLSearchParams(), rule);
  for (const { filters } of views) {
    const state = readListState(writeListState({ ...blank, filters }), rule);
    expect(showsFilters(state, filters)).toBe(true);
    expect(isOfContract(entity, listQuery(state))).toBe(true);
  }
});

it.each(entities)('$title: columns and actions have keys of their own', ({ columns, actions }) => {
  for (const all of [columns, actions]) {
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  }
});
