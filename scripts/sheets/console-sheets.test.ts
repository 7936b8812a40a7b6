import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const source = new URL('../../apps/console/src/', import.meta.url);
const tokens = new URL('../../packages/ui/src/tokens/generated/tokens.css', import.meta.url);
const values = [
  ...(await readFile(tokens, 'utf8')).matchAll(/(--bk-(?:space|radius)-\w+): (\d+px)/g),
];

/** Returns the tokens of a scale by their lengths. */
const scaleOf = (family: string) =>
  new Map(
    values.flatMap(([, token = '', length = '']) =>
      token.startsWith(`--bk-${family}-`) ? [[length, token] as const] : [],
    ),
  );
const space = scaleOf('space');
const radius = scaleOf('radius');

const declaration =
  /(?<![\w-])(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding|border)([a-z-]*):([^;{}]+)/g;

/** Returns the lengths of a sheet that are steps of a scale, with the token of each. */
function stepsIn(css: string): string[] {
  return [...css.matchAll(declaration)].flatMap(([, property = '', rest = '', value = '']) => {
    const scale = property !== 'border' ? space : rest.endsWith('radius') ? radius : undefined;
    return [...value.matchAll(/(?<![\w.])\d+px/g)].flatMap(([length]) => {
      const token = scale?.get(length);
      return token ? `${property}${rest}: ${length} is ${token}` : [];
    });
  });
}

it('finds a step of a scale that is written as a length', () => {
  expect(stepsIn('.a { margin-block: -8px 7px; border-radius: 6px; border: 2px solid }')).toEqual([
    'margin-block: 8px is --bk-space-8',
    'border-radius: 6px is --bk-radius-sm',
  ]);
});

const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.css'));

/** Most of the layout is utilities in the markup. */
const LINES_MAX = 900;
/** The theme, and what the console imports. */
const entries = ['app/tailwind.css', 'app/index.css', 'app/components.css'];

it('leaves little to the sheets of the console', async () => {
  const sheets = files.filter((file) => !entries.includes(file));
  expect(sheets).toHaveLength(files.length - entries.length);
  const texts = await Promise.all(sheets.map((file) => readFile(new URL(file, source), 'utf8')));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(LINES_MAX);
});

it('finds none in the sheets of the console', async () => {
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    expect(stepsIn(await readFile(new URL(file, source), 'utf8')), file).toEqual([]);
  }
});
