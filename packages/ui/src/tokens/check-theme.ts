/** Checks the contrast of a brand: every pair of colours that the components use on each other, in both themes. */
import { contrast, type Rgb } from './contrast.ts';
import { over, readColor } from './css-color.ts';
import { colors } from './generated/colors.ts';
import { colorPairs, type Pair } from './pairs.ts';

export type Theme = 'light' | 'dark';

/** A pair with its contrast. */
export interface MeasuredPair extends Pair {
  readonly theme: Theme;
  /** WCAG's contrast ratio, from 1 to 21. */
  readonly ratio: number;
}

/** Values of the tokens, by name without `--bk-`. */
type Values = Readonly<Record<string, string>>;

/** Splits at the commas that no parenthesis encloses. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Returns the value without references to other tokens and without light-dark(). */
function resolve(
  values: Values,
  theme: Theme,
  value: string,
  seen: readonly string[] = [],
): string {
  const [, token, fallback] = /^var\(\s*--bk-([\w-]+)\s*(?:,(.+))?\)$/s.exec(value) ?? [];
  if (token !== undefined) {
    const next = values[token] ?? fallback?.trim();
    if (next === undefined) throw new Error(`There is no token --bk-${token}.`);
    if (seen.includes(token)) throw new Error(`--bk-${token} refers to itself.`);
    return resolve(values, theme, next, [...seen, token]);
  }
  const [, sides] = /^light-dark\((.+)\)$/s.exec(value) ?? [];
  if (sides === undefined) return value;
  const [light = '', dark = ''] = splitList(sides);
  return resolve(values, theme, theme === 'light' ? light : dark, seen);
}

function paint(values: Values, theme: Theme, layers: readonly string[]): Rgb {
  let painted: Rgb = [1, 1, 1];
  for (const layer of [...layers].reverse()) {
    const [, fixed, name = ''] = /^(?:(light):)?(.+)$/.exec(layer) ?? [];
    const text = resolve(values, fixed ? 'light' : theme, `var(--bk-${name})`);
    const color = readColor(text);
    if (!color) {
      throw new Error(
        `--bk-${name} is ${text}: write it as #hex, rgb(), oklch() or light-dark() of them.`,
      );
    }
    painted = over(color, painted);
  }
  return painted;
}

/** Measures every pair in both themes. */
export function measureColors(light: Values, dark: Values = light): MeasuredPair[] {
  return (
    [
      ['light', light],
      ['dark', dark],
    ] as const
  ).flatMap(([theme, values]) =>
    colorPairs(Object.keys(values)).map((pair) => {
      const background = paint(values, theme, pair.background);
      const foreground = paint(values, theme, [pair.foreground, ...pair.background]);
      return { ...pair, theme, ratio: contrast(foreground, background) };
    }),
  );
}

/** Returns the tokens that a sheet sets for a theme: in all its rules but those of the other one. */
function declared(css: string, theme: Theme): Values {
  const opposite = theme === 'light' ? 'dark' : 'light';
  const values: Record<string, string> = {};
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (new RegExp(`data-theme=['"]?${opposite}`).test(selector)) continue;
    for (const [, token = '', value = ''] of body.matchAll(/--bk-([\w-]+)\s*:\s*([^;]+)/g)) {
      values[token] = value.trim();
    }
  }
  return values;
}

/**
 * Returns the pairs of colours whose contrast is below the minimum once a style sheet sets tokens, in both themes. The
 * other tokens keep their values. Throws if a color of a token cannot be read.
 * @param css the style sheet of a brand.
 */
export function checkTheme(css: string): MeasuredPair[] {
  const [light, dark] = (['light', 'dark'] as const).map((theme) => ({
    ...colors,
    ...declared(css, theme),
  }));
  return measureColors(light ?? colors, dark).filter(({ ratio, floor }) => ratio < floor);
}
