import { describe, expect, it } from 'vitest';
import { limitsAround, problemOf } from './range-limits.ts';

const soldOut = new Set(['2026-11-10', '2026-11-20']);
const isDateUnavailable = (day: string) => soldOut.has(day);

describe('the other end of a range', () => {
  it('is within the bounds and the maximum length', () => {
    expect(limitsAround(undefined, { min: '2026-11-05', maxNights: 7 })).toEqual({
      min: '2026-11-05',
      max: undefined,
    });
    expect(limitsAround('2026-11-07', { min: '2026-11-05', maxNights: 7 })).toEqual({
      min: '2026-11-05',
      max: '2026-11-14',
    });
  });

  it('is not beyond an unavailable day, and may be the next one', () => {
    expect(limitsAround('2026-11-15', { isDateUnavailable })).toEqual({
      min: '2026-11-11',
      max: '2026-11-20',
    });
  });
});

describe('a range', () => {
  it.each([
    ['2026-11-11', '2026-11-20', undefined],
    ['2026-11-11', '2026-11-21', { kind: 'unavailable' }],
    ['2026-11-10', '2026-11-12', { kind: 'unavailable' }],
    ['2026-11-12', '2026-11-11', { kind: 'reversed' }],
    ['2026-11-12', '2026-11-13', { kind: 'short', nights: 2 }],
    ['2026-11-21', '2026-12-21', { kind: 'long', nights: 14 }],
  ])('from %s to %s has the problem %j', (start, end, problem) => {
    expect(problemOf(start, end, { minNights: 2, maxNights: 14, isDateUnavailable })).toEqual(
      problem,
    );
  });
});
