import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { restylingSelectors } from './restyling-selectors.ts';
import { classLookups } from './sheet-owners.ts';

const root = new URL('../../../', import.meta.url);
const sources = ['apps/console/src', 'apps/site/src', 'apps/docs/src', 'packages/ui/src/docs'];

/** Where a sheet selects a class of the library all the same, as `<file> <class>`, with the reason. */
const selectable: Readonly<Record<string, string>> = {
  'apps/console/src/screens/home/home.css bk-button':
    'No button is printed, whichever component draws it: a class on each would be forgotten on the next.',
};

/** Returns the classes of the library that a sheet selects: those before a `{` or a `,`, not those of a value. */
function libraryClasses(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...selectors].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.(bk-[\w-]+)|\[class[^\]]*(bk-[\w-]+)/g)].flatMap(
      ([, name, part]) => name ?? part ?? [],
    ),
  );
}

async function filesOf(name: RegExp): Promise<{ file: string; text: string }[]> {
  const files = await Promise.all(
    sources.map(async (source) =>
      (await readdir(new URL(source, root), { recursive: true }))
        .filter((file) => name.test(file))
        .map((file) => `${source}/${file}`),
    ),
  );
  return Promise.all(
    files.flat().map(async (file) => ({ file, text: await readFile(new URL(file, root), 'utf8') })),
  );
}

const sheets = await filesOf(/\.css$/);

describe('a sheet of the console, the site or the documentation', () => {
  it.each([
    ['.ck-tools > .bk-button, .ck-a .bk-icon { gap: 0 }', ['bk-button', 'bk-icon']],
    ['@media print { .bk-toaster { display: none } }', ['bk-toaster']],
    ["[class~='bk-button'] { gap: 0 }", ['bk-button']],
    [".ck-tools [data-part='trigger'] { gap: var(--bk-space-8) }", []],
    ["/* .bk-button { */ .ck-a { content: '.bk-button' }", []],
  ])('is read: %s', (css, names) => {
    expect(libraryClasses(css)).toEqual(names);
  });

  it('selects parts, or its own classes, and no class of the library', () => {
    expect(sheets.length).toBeGreaterThan(60);
    const problems = sheets.flatMap(({ file, text }) =>
      libraryClasses(text).map((name) => `${file} ${name}`),
    );
    expect(problems.filter((name) => !(name in selectable))).toEqual([]);
    expect(Object.keys(selectable).filter((name) => !problems.includes(name))).toEqual([]);
  });

  it('has no selector for which every page pays', () => {
    const problems = sheets.flatMap(({ file, text }) =>
      restylingSelectors(text).map(({ selector }) => `${file} ${selector}`),
    );
    expect(problems).toEqual([]);
  });
});

it('no script of theirs looks for a class of the library', async () => {
  const scripts = await filesOf(/^(?!.*\.(stories|test)\.).*\.tsx?$/);
  expect(scripts.length).toBeGreaterThan(500);
  const problems = scripts.flatMap(({ file, text }) =>
    classLookups(text).map((lookup) => `${file} ${lookup}`),
  );
  expect(problems).toEqual([]);
});
