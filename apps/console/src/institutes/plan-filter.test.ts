import { expect, it } from 'vitest';
import { planFilter } from './plan-filter.ts';

it('offers every plan that exists once, and the starter plans until they are known', () => {
  const valuesOf = (keys: readonly string[]) =>
    planFilter(keys.map((key) => ({ key }))).options.map(({ value }) => value);
  expect(valuesOf(['basic', 'monsoon', 'basic'])).toEqual(['basic', 'monsoon']);
  expect(valuesOf([])).toEqual(['basic', 'standard', 'professional', 'enterprise']);
  expect(planFilter([]).accepts('monsoon,basic')).toBe(true);
  expect(planFilter([]).accepts('Monsoon!')).toBe(false);
});
