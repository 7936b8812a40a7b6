import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { MOBILE_MAX_WIDTH } from '../src/constants.ts';

const root = new URL('../../../', import.meta.url);
const folders = ['packages/ui/src/', 'apps/console/src/'];

/** Files of the library and the console with the given extensions, by path. */
async function sources(ending: RegExp): Promise<readonly (readonly [string, string])[]> {
  const paths = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(new URL(folder, root), { recursive: true });
      return files.filter((file) => ending.test(file)).map((file) => folder + file);
    }),
  );
  return Promise.all(
    paths.flat().map(async (path) => [path, await readFile(new URL(path, root), 'utf8')] as const),
  );
}

/** Widths between a large phone and a small tablet, where only the one breakpoint is allowed. */
const isNear = (width: number) => width > 430 && width < 600;

it('[SHELL-11] style sheets use the one mobile breakpoint, inclusive', async () => {
  const correct: string[] = [];
  const wrong: string[] = [];
  for (const [path, css] of await sources(/\.css$/)) {
    // Container queries are not screen widths.
    const media = [...css.matchAll(/@media[^{]+/g)].join(' ');
    const widths = /\(\s*(?:min-|max-)?width[^)]*?(\d+)(?:px|r?em)\s*\)/g;
    for (const [condition, width] of media.matchAll(widths)) {
      const pixels = Number(width) * (condition.includes('em') ? 16 : 1);
      if (!isNear(pixels)) continue;
      const isInclusive = /max-width:|<=/.test(condition) || /\(width > /.test(condition);
      if (pixels === MOBILE_MAX_WIDTH && isInclusive) correct.push(path);
      else wrong.push(`${path}: ${condition}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(new Set(correct).size).toBeGreaterThan(2);
});

it('[SHELL-11] the constant and the token are the same', async () => {
  const scripts = (await sources(/\.tsx?$/)).filter(
    ([path]) => !/\.(stories|test)\.tsx?$|\/(constants\.ts|generated\/)/.test(path),
  );
  const written = scripts.filter(([, code]) =>
    new RegExp(`\\b${MOBILE_MAX_WIDTH}\\b(?!\\s*px)`).test(code),
  );
  expect(written.map(([path]) => path)).toEqual([]);
  expect(scripts.filter(([, code]) => code.includes('MOBILE_MAX_WIDTH')).length).toBeGreaterThan(0);
  const theme = await readFile(
    new URL('packages/ui/src/tokens/generated/theme.defaults.css', root),
    'utf8',
  );
  expect(theme).toContain(`--breakpoint-sm: ${MOBILE_MAX_WIDTH}px;`);
});
