import { institutionSchemas } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { addDays, today } from '../../dates/civil-date.ts';
import {
  keysOf,
  planLabels,
  statusTones,
  subscriptionWords,
  typeLabels,
} from '../../institutes/institute-words.ts';
import { states } from '../../institutes/states.ts';
import { listQuery, readListState, showsFilters, writeListState } from '../../list/list-state.ts';
import { instituteRule } from './institute-rule.ts';
import { instituteViews } from './institute-views.ts';

const { query } = institutionSchemas.list;

function stateOf(key: string, value: string) {
  return readListState(new URLSearchParams({ [key]: value }), instituteRule);
}

describe('what the list may be asked for', () => {
  it.each([
    ...keysOf(statusTones).map((value) => ['status', value] as const),
    ...keysOf(planLabels).map((value) => ['plan', value] as const),
    ...keysOf(typeLabels).map((value) => ['type', value] as const),
    ...keysOf(subscriptionWords).map((value) => ['subscriptionStatus', value] as const),
    ...states.map((value) => ['state', value] as const),
    ['template', 'c'.repeat(24)] as const,
  ])('%s=%s is a query of the contract', (key, value) => {
    const state = stateOf(key, value);
    expect(state.filters).toEqual({ [key]: value });
    expect(safeParse(query, listQuery(state)).success).toBe(true);
  });

  it.each(instituteRule.sorts.flatMap((sort) => [sort, `-${sort}`]))(
    'sort=%s is an order of the contract',
    (sort) => {
      expect(safeParse(query, listQuery(stateOf('sort', sort))).success).toBe(true);
    },
  );
});

describe('the ready-made views', () => {
  const views = instituteViews('2026-11-21');

  it.each(views)('$label survives its own address and is a query of the contract', (view) => {
    const state = readListState(
      writeListState({ ...stateOf('page', '1'), filters: view.filters }),
      instituteRule,
    );
    expect(showsFilters(state, view.filters)).toBe(true);
    expect(safeParse(query, listQuery(state)).success).toBe(true);
  });

  it('no two of them show the same', () => {
    expect(new Set(views.map(({ filters }) => JSON.stringify(filters))).size).toBe(views.length);
  });

  it('expiring means from today over thirty days', () => {
    const day = today();
    const expiring = instituteViews(day).find(({ key }) => key === 'expiring');
    expect(expiring?.filters).toEqual({
      'currentPeriodEnd[gte]': day,
      'currentPeriodEnd[lte]': addDays(day, 30),
    });
  });
});
