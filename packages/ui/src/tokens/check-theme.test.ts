import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checkTheme, measureColors } from './check-theme.ts';
import { contrast, SHAPE_FLOOR, TEXT_FLOOR } from './contrast.ts';
import { readColor } from './css-color.ts';
import { colors } from './generated/colors.ts';

/** Tokens that need no contrast of their own, with the reason. */
const unpaired: ReadonlyArray<readonly [RegExp, string]> = [
  [/^brand-/, 'the steps that other tokens refer to'],
  [/^bg-scrim$/, 'hides what lies under it'],
  [/^border-(subtle|default|strong)$/, 'separates what already has a distance'],
  [/^(status|booking)-[\w-]+-border$/, 'the bar and the text say the tone'],
  [/^button-(\w+-secondary|disabled)-border$/, 'the label says where the button is'],
  [/^chart-grid$/, 'the ticks say the values'],
];

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

  it('is known of every colour, or there is a reason', () => {
    const paired = new Set(
      measureColors(colors).flatMap(({ foreground, background }) => [foreground, ...background]),
    );
    const rest = Object.keys(colors).filter((token) => !paired.has(token));
    expect(rest.filter((token) => !unpaired.some(([tokens]) => tokens.test(token)))).toEqual([]);
    expect(
      unpaired.filter(([tokens]) => !rest.some((token) => tokens.test(token))),
      'a reason for no token',
    ).toEqual([]);
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
    const problems = checkTheme(':root, [data-theme] { --bk-brand-700: #7fb0b0 }');
    expect(problems.map(({ theme, name }) => `${theme}: ${name}`)).toContain('light: theme, bg');
    expect(problems.map(({ name }) => name)).toContain('link on surface');
    expect(problems.filter(({ theme }) => theme === 'dark')).toEqual([]);
  });

  it('finds a tone that the number of a badge cannot be read on', () => {
    const problems = checkTheme(':root { --bk-status-info-bar: light-dark(#3f8fd8, #60aaff) }');
    expect(problems.map(({ theme, name }) => `${theme}: ${name}`)).toContain(
      'light: number on status-info bar',
    );
  });

  it('finds a link that fades when the pointer is on it', () => {
    const problems = checkTheme(':root { --bk-text-link-hover: light-dark(#9ab, #fff) }');
    expect(problems.map(({ name }) => name)).toContain('link-hover on surface');
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
