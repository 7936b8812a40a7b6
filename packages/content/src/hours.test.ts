import { expect, it } from 'vitest';
import { businessHours, hoursText } from './hours.ts';

it('covers every day of the week once', () => {
  expect(businessHours.flatMap(({ days }) => days).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('writes hours and days off', () => {
  expect(businessHours.map(hoursText)).toEqual(['09:00-18:00', '09:00-13:00', 'Closed']);
});
