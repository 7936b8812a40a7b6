import { institutionSchemas } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { addDays, startOfDay, today } from '../../dates/civil-date.ts';
import { instituteRule } from '../../institutes/institute-rule.ts';
import {
  keysOf,
  planLabels,
  statusTones,
  subscriptionLabels,
  typeLabels,
} from '../../institutes/institute-words.ts';
import { states } from '../../institutes/states.ts';
import { listQuery, readListState, showsFilters, writeListState } from '../../list/list-state.ts';
import { containing, instituteFilters } from './institute-filters.ts';
import { instituteViews } from './institute-views.ts';

const { query } = institutionSchemas.list;
const never = new Promise<never>(() => {});

function stateOf(key: string, value: string) {
  return readListState(new URLSearchParams({ [key]: value }), instituteRule);
}

describe('what the list may be asked for', () => {
  it.each([
    ...keysOf(statusTones).map((value) => ['status', value] as const),
    ...keysOf(planLabels).map((value) => ['plan', value] as const),
    ...keysOf(typeLabels).map((value) => ['type', value] as const),
    ...keysOf(subscriptionLabels).map((value) => ['subscriptionStatus', value] as const),
    ...states.map((value) => ['state', value] as const),
    ['template', `${'c'.repeat(24)},${'d'.repeat(24)}`] as const,
    ['country', 'IN,NP'] as const,
    ['city', 'Udaipur,Jaipur'] as const,
    ['city', 'Goa\\, Panaji,Kochi'] as const,
    ['tag', 'vip'] as const,
    ['noActivitySince', startOfDay('2026-11-07')] as const,
    ['lastActivityAt[gte]', startOfDay('2026-11-07')] as const,
    ['lastActivityAt[lt]', startOfDay('2026-11-07')] as const,
    ['createdAt[gte]', startOfDay('2026-11-07')] as const,
    ['createdAt[lt]', '2026-11-07T00:00:00Z'] as const,
    ['currentPeriodEnd[gte]', '2026-11-07'] as const,
    ['currentPeriodEnd[lte]', '2028-02-29'] as const,
  ])('%s=%s is a query of the contract', (key, value) => {
    const state = stateOf(key, value);
    expect(state.filters).toEqual({ [key]: value });
    expect(safeParse(query, listQuery(state)).success).toBe(true);
  });

  it.each([
    ['createdAt[gte]', '2026-11-07'],
    ['createdAt[gte]', '2026-13-45T00:00:00Z'],
    ['noActivitySince', 'yesterday'],
    ['currentPeriodEnd[gte]', '2026-02-30'],
    ['country', 'India'],
    ['template', `${'c'.repeat(24)},`],
    ['city', ','],
  ])('%s=%s is as if it were not there', (key, value) => {
    expect(stateOf(key, value).filters).toEqual({});
  });

  it('tells every key of its own from the others, and the contract knows each', () => {
    const keys = instituteFilters({ templates: [], day: '2026-11-21', call: () => never }).flatMap(
      (filter) => (filter.kind === 'days' ? [filter.from, filter.to] : [filter.key]),
    );
    expect(keys.toSorted()).toEqual(keysOf(instituteRule.filters).toSorted());
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

  it('renewals are paid periods that end from today on over thirty days', () => {
    const day = today();
    const renewals = instituteViews(day).find(({ key }) => key === 'renewals');
    expect(renewals?.filters).toEqual({
      subscriptionStatus: 'Active',
      'currentPeriodEnd[gte]': day,
      'currentPeriodEnd[lte]': addDays(day, 30),
    });
  });
});

describe('what is suggested', () => {
  it('is each value once, the most frequent first, whatever its case and accents', () => {
    const cities = ['Kochi', 'Udaipur', 'Kóttayam', 'Udaipur', 'kota'];
    expect(containing('', cities)).toEqual(['Udaipur', 'Kochi', 'kota', 'Kóttayam']);
    expect(containing('kot', cities)).toEqual(['kota', 'Kóttayam']);
  });

  it('tells words of Hindi apart by their vowels', () => {
    expect(containing('की', ['का', 'की'])).toEqual(['की']);
  });
});
