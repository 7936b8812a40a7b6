import { expect, it } from 'vitest';
import { typedTime } from './typed-time.ts';

it.each([
  ['9', '09:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  [' 9:05 ', '09:05'],
  ['23.59', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['', undefined],
  ['noon', undefined],
])('reads %j as %j', (typed, time) => {
  expect(typedTime(typed)).toBe(time);
});
