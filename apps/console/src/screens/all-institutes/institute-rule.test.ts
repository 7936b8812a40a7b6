import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/civil-date.ts';
import { today } from '../../dates/shown-date.ts';
import { ruleOfEntity } from '../../entity/use-entity-list.ts';
import { containing } from '../../list/filters/suggest-from.ts';
import { readListState } from '../../list/list-state.ts';
import { institute } from './institute.tsx';

const instituteRule = ruleOfEntity(institute);

function stateOf(key: string, value: string) {
  return readListState(new URLSearchParams({ [key]: value }), instituteRule);
}

describe('a value of the address that no filter takes', () => {
  it.each([
    ['createdAt[gte]', '2026-11-07'],
    ['createdAt[gte]', '2026-13-45T00:00:00Z'],
    ['noActivitySince', 'yesterday'],
    ['currentPeriodEnd[gte]', '2026-02-30'],
    ['country', 'India'],
    ['template', `${'c'.repeat(24)},`],
    ['city', ','],
  ])('%s=%s is ignored', (key, value) => {
    expect(stateOf(key, value).filters).toEqual({});
  });
});

describe('the built-in views', () => {
  it('renewals are paid periods that end within thirty days from today, and that another one follows', () => {
    const day = today();
    const renewals = institute.views(day).find(({ key }) => key === 'renewals');
    expect(renewals?.filters).toEqual({
      subscriptionStatus: 'Active',
      renews: 'true',
      'currentPeriodEnd[gte]': day,
      'currentPeriodEnd[lte]': addDays(day, 30),
    });
  });
});

describe('suggestions', () => {
  it('are distinct, the most frequent first, ignoring case and accents', () => {
    const cities = ['Kochi', 'Udaipur', 'Kóttayam', 'Udaipur', 'kota'];
    expect(containing('', cities)).toEqual(['Udaipur', 'Kochi', 'kota', 'Kóttayam']);
    expect(containing('kot', cities)).toEqual(['kota', 'Kóttayam']);
  });

  it('tell Hindi words apart by their vowels', () => {
    expect(containing('की', ['का', 'की'])).toEqual(['की']);
  });
});
