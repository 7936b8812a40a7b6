import { expect, test } from 'vitest';
import { NO_VALUES, severalChanges, severalErrors } from './several-values.ts';

const ALL = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = [5, 6];
const season = { ...NO_VALUES, basePrice: 4500, minStay: 2 };

test('a season without a weekend price is one change of all days', () => {
  expect(severalChanges(season, ALL, WEEKEND)).toEqual([
    { set: { price: { mode: 'set', value: 4500 }, minStay: 2 } },
  ]);
});

test('a weekend price makes a change of its own days, with the same other values', () => {
  const values = { ...season, weekendPrice: 6000 };
  expect(severalChanges(values, ALL, WEEKEND)).toEqual([
    { weekdays: [0, 1, 2, 3, 4], set: { price: { mode: 'set', value: 4500 }, minStay: 2 } },
    { weekdays: [5, 6], set: { price: { mode: 'set', value: 6000 }, minStay: 2 } },
  ]);
  // Of the chosen weekdays alone, and nothing where nothing is set.
  expect(severalChanges({ ...NO_VALUES, weekendPrice: 6000 }, [4, 5], WEEKEND)).toEqual([
    { weekdays: [5], set: { price: { mode: 'set', value: 6000 } } },
  ]);
});

test('says what is wrong: nothing entered, no weekend among the days, a stay that can’t be', () => {
  expect(severalErrors(NO_VALUES, ALL, WEEKEND)).toHaveProperty('basePrice');
  expect(severalErrors({ ...season, weekendPrice: 1 }, [1, 2], WEEKEND)).toHaveProperty(
    'weekendPrice',
  );
  expect(severalErrors({ ...season, maxStay: 1 }, ALL, WEEKEND)).toHaveProperty('maxStay');
  expect(severalErrors({ ...season, maxStay: 2 }, ALL, WEEKEND)).toEqual({});
});
