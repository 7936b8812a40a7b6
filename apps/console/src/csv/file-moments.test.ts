import { expect, it } from 'vitest';
import { fileDay, fileInstant } from './file-moments.ts';

it("formats days and instants as in India, in the platform's time zone", () => {
  expect(fileDay('2027-03-14')).toBe('14/03/2027');
  expect(fileInstant('2027-03-14T20:12:00.000Z')).toBe('15/03/2027 01:42');
  expect(fileInstant('2027-03-13T18:30:00.000Z')).toBe('14/03/2027 00:00');
  expect([fileDay(null), fileInstant(undefined)]).toEqual(['', '']);
});
