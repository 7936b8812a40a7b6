import { describe, expect, it } from 'vitest';
import { contrast, SHAPE_FLOOR, TEXT_FLOOR } from '../src/tokens/contrast.ts';
import { measureContrast } from './contrast.ts';
import { readTokens } from './tokens.ts';

describe('contrast', () => {
  it('of black on white is 21, of a colour on itself 1', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrast([0.5, 0.2, 0.1], [0.5, 0.2, 0.1])).toBe(1);
  });

  it('of every token pair is at least its minimum', async () => {
    const pairs = measureContrast(await readTokens());
    expect(pairs).toHaveLength(482);
    const below = pairs.filter(({ ratio, floor }) => ratio < floor);
    expect(below.map(({ theme, name, ratio }) => `${theme}: ${name} ${ratio.toFixed(2)}`)).toEqual(
      [],
    );
  });

  it('exceeds the minimum by the margin of the design', async () => {
    const pairs = measureContrast(await readTokens());
    const lowest = (of: number) =>
      Math.min(...pairs.filter(({ floor }) => floor === of).map(({ ratio }) => ratio));
    expect(lowest(TEXT_FLOOR)).toBeCloseTo(4.51, 1);
    expect(lowest(SHAPE_FLOOR)).toBeCloseTo(3.03, 2);
  });
});
