import { expect, it } from 'vitest';
import { readListState } from '../list/list-state.ts';
import { ruleOf } from '../list/rule-of.ts';
import { activeFilter } from './filters.ts';

it('both values of a flag together are no filter, since its call takes one', () => {
  const rule = ruleOf([activeFilter], [], 'name');
  const filtersOf = (isActive: string) =>
    readListState(new URLSearchParams({ isActive }), rule).filters;
  expect(filtersOf('false')).toEqual({ isActive: 'false' });
  expect(filtersOf('true,false')).toEqual({});
});
