import { describe, expect, it } from 'vitest';
import { bestTextOn, contrastOf } from './contrast.ts';
import { differenceOf, type Lab } from './difference.ts';
import { seenAs, type Vision } from './vision.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The lightest grey that AA accepts on white, and the first that it refuses.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#0000ff', 2.15],
  ])('of %s and %s is %d', (first, second, ratio) => {
    expect(contrastOf(first, second)).toBeCloseTo(ratio, 2);
    expect(contrastOf(second, first)).toBe(contrastOf(first, second));
  });

  it('chooses the better of black and white', () => {
    expect(['#facc15', '#0e7490', '#808080'].map(bestTextOn)).toEqual([
      '#000000',
      '#ffffff',
      '#000000',
    ]);
  });
});

describe('difference', () => {
  /** From the test data of Sharma, Wu and Dalal (2005), for each branch of the formula. */
  it.each<[Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [56, -27, -3], 31.903],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ])('of %j and %j is %d', (first, second, difference) => {
    expect(differenceOf(first, second)).toBeCloseTo(difference, 4);
    expect(differenceOf(second, first)).toBeCloseTo(difference, 4);
  });

  it('is 100 between black and white, and 0 between equals', () => {
    const [black, white] = [seenAs('#000000', 'usual'), seenAs('#ffffff', 'usual')];
    expect(differenceOf(black, white)).toBeCloseTo(100, 2);
    expect(differenceOf(white, white)).toBe(0);
  });
});

describe('vision', () => {
  const apart = (first: string, second: string, vision: Vision) =>
    differenceOf(seenAs(first, vision), seenAs(second, vision));

  it.each<[Vision, string, string]>([
    ['protanopia', '#b91c1c', '#4d3c00'],
    ['deuteranopia', '#c2410c', '#7a7a00'],
    ['tritanopia', '#bae6fd', '#bbf0e8'],
  ])('of %s brings %s and %s together', (vision, first, second) => {
    expect(apart(first, second, vision)).toBeLessThan(apart(first, second, 'usual') / 2);
  });

  it.each<Vision>(['protanopia', 'deuteranopia', 'tritanopia'])(
    'of %s leaves grey as it is',
    (vision) => {
      for (const grey of ['#000000', '#767676', '#ffffff']) {
        expect(differenceOf(seenAs(grey, vision), seenAs(grey, 'usual'))).toBeLessThan(0.1);
      }
    },
  );
});
