import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkTheme, measureColors } from './check-theme.ts';
import { contrast, SHAPE_FLOOR, TEXT_FLOOR } from './contrast.ts';
import { readColor } from './css-color.ts';
import { colors } from './generated/colors.ts';

describe('contrast', () => {
  it('of black on white is 21, of a colour on itself 1', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrast([0.5, 0.2, 0.1], [0.5, 0.2, 0.1])).toBe(1);
  });

  it('of every token pair is at least its minimum', () => {
    const pairs = measureColors(colors);
    expect(pairs.length).toBeGreaterThan(480);
    const below = pairs.filter(({ ratio, floor }) => ratio < floor);
    expect(below.map(({ theme, name, ratio }) => `${theme}: ${name} ${ratio.toFixed(2)}`)).toEqual(
      [],
    );
  });

  it('exceeds the minimum by the margin of the design', () => {
    const pairs = measureColors(colors);
    const lowest = (of: number) =>
      Math.min(...pairs.filter(({ floor }) => floor === of).map(({ ratio }) => ratio));
    expect(lowest(TEXT_FLOOR)).toBeCloseTo(4.51, 1);
    expect(lowest(SHAPE_FLOOR)).toBeCloseTo(3.03, 2);
  });
});

describe('a colour of a style sheet', () => {
  it.each([
    ['#fff', [1, 1, 1], 1],
    ['#00000080', [0, 0, 0], 128 / 255],
    ['rgb(255 0 0 / 50%)', [1, 0, 0], 0.5],
    ['rgba(0, 255, 0, 0.25)', [0, 1, 0], 0.25],
    ['oklch(100% 0 0)', [1, 1, 1], 1],
    ['transparent', [1, 1, 1], 0],
  ])('%s is read', (text, rgb, alpha) => {
    expect(readColor(text)).toEqual({ rgb, alpha });
  });

  it.each(['red', 'hsl(0 0% 0%)', '#12345', 'oklch(from red l c h)'])('%s is not', (text) => {
    expect(readColor(text)).toBeUndefined();
  });
});

describe('checkTheme', () => {
  it('finds nothing in the brand of the documentation', async () => {
    const css = await readFile(new URL('../docs/brand.css', import.meta.url), 'utf8');
    expect(css).toContain('--bk-brand-700');
    expect(checkTheme(css)).toEqual([]);
  });

  it('finds what follows from a faint step of the scale', () => {
    const found = checkTheme(':root, [data-theme] { --bk-brand-700: #7fb0b0 }');
    expect(found.map(({ theme, name }) => `${theme}: ${name}`)).toContain('light: theme, bg');
    expect(found.map(({ name }) => name)).toContain('link on surface');
    expect(found.filter(({ theme }) => theme === 'dark')).toEqual([]);
  });

  it('reads the rules of each theme apart', () => {
    const names = (css: string) => checkTheme(css).map(({ theme }) => theme);
    expect(new Set(names(`[data-theme='dark'] { --bk-text-primary: #000 }`))).toEqual(
      new Set(['dark']),
    );
    expect(names(`[data-theme='dark'] { --bk-text-primary: #fff }`)).toEqual([]);
    expect(names(':root { --bk-text-primary: light-dark(#000, #fff) }')).toEqual([]);
  });

  it('says what it cannot read', () => {
    expect(() => checkTheme(':root { --bk-text-link: rebeccapurple }')).toThrow(
      '--bk-text-link is rebeccapurple',
    );
    expect(() => checkTheme(':root { --bk-text-link: var(--bk-none) }')).toThrow('--bk-none');
  });
});
