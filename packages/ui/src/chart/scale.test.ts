import { describe, expect, it } from 'vitest';
import { runsOf, stackOf, ticksOf } from './scale.ts';

describe('the ticks of an axis', () => {
  it.each([
    [
      [1581, 900],
      [0, 800, 1600],
    ],
    [[1], [0, 1]],
    [
      [3, 2],
      [0, 2, 4],
    ],
    [[51], [0, 30, 60]],
    [
      [0, 0],
      [0, 1],
    ],
    [[245878.4], [0, 150000, 300000]],
    [[0.3], [0, 0.15, 0.3]],
    [
      [12000, -4000],
      [-6000, 0, 6000, 12000],
    ],
    [[-90], [-100, -50, 0]],
  ])('of %j are %j', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks);
  });

  it('include every value and zero, are evenly spaced, and are three or four', () => {
    for (let n = 1; n < 2_000; n += 1) {
      const values = [n * 7.3, n % 3 === 0 ? -n * (n % 11) : 0, n];
      const ticks = ticksOf(values);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      const [first = 0, second = 0] = ticks;
      for (const [at, tick] of ticks.entries()) {
        expect(tick).toBeCloseTo(first + at * (second - first), 6);
      }
    }
  });

  it('are whole for whole values', () => {
    for (let n = 1; n < 500; n += 1) {
      expect(ticksOf([n, -(n % 7)]).every(Number.isInteger)).toBe(true);
    }
  });
});

describe('a stack', () => {
  const values = [4, -1, null, 6, -2, 0];

  it('of positive values ends at their sum', () => {
    expect(stackOf(values, 1)).toEqual([
      { from: 0, to: 4 },
      { from: 4, to: 4 },
      { from: 4, to: 4 },
      { from: 4, to: 10 },
      { from: 10, to: 10 },
      { from: 10, to: 10 },
    ]);
  });

  it('of negative values keeps a zero on that side', () => {
    expect(stackOf(values, -1)).toEqual([
      { from: 0, to: 0 },
      { from: -1, to: 0 },
      { from: -1, to: -1 },
      { from: -1, to: -1 },
      { from: -3, to: -1 },
      { from: -3, to: -3 },
    ]);
  });
});

it.each([
  [[1, 2, 3], ['0-2']],
  [
    [null, 2, null, 4, 0],
    ['1-1', '3-4'],
  ],
  [[null], []],
  [[], []],
])('the runs of known values of %j are %j', (values, runs) => {
  expect(runsOf(values).map(({ first, last }) => `${first}-${last}`)).toEqual(runs);
});

it('known values are split where requested', () => {
  expect(runsOf([1, 2, 3, null, 5], (at) => at === 2)).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 2 },
    { first: 4, last: 4 },
  ]);
});
