/**
 * Compiles the style sheets: one file per component, which imports those that it draws with, and two for all: `styles.css` without layers and
 * `styles.layer.css` inside `@layer booking.*`. No preflight, no global names.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import { transform } from 'esbuild';
import postcss, { type Plugin } from 'postcss';
import { components } from './components.ts';
import { readSheet } from './read-sheet.ts';
import { direct, inOrder, renderedBy } from './sheet-graph.ts';

const source = new URL('../src/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

/** Removes Tailwind's `properties` layer and bare `@layer` order line, which would affect the host. */
const withoutTailwindGlobals: Plugin = {
  postcssPlugin: 'booking-without-tailwind-globals',
  OnceExit(root) {
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties' || rule.nodes === undefined) rule.remove();
    });
    root.walkComments((comment) => {
      if (comment.text.startsWith('!')) comment.remove();
    });
  },
};

async function compile(file: URL): Promise<string> {
  const path = fileURLToPath(file);
  const css = await readSheet(file);
  const plugins = css.includes('@apply')
    ? [tailwind({ base: dirname(path) }), withoutTailwindGlobals]
    : [];
  const { css: out } = await postcss(plugins).process(css, { from: path });
  return out;
}

async function minify(css: string): Promise<string> {
  // `light-dark()` and nesting are kept: every supported browser has them.
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'esnext' });
  return code;
}

/** Returns the components with a style sheet of the same name, each after those that it draws with. */
export async function componentStyles(): Promise<string[]> {
  return [...(await sheetGraph()).own];
}

interface SheetGraph {
  /** Components with a style sheet, each after those that it draws with. */
  readonly own: readonly string[];
  /** By component, the sheets that its own imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Reads which component draws with which. */
export async function sheetGraph(): Promise<SheetGraph> {
  const names = await components();
  const needed = await renderedBy(names);
  const own: string[] = [];
  for (const name of inOrder(names, needed)) {
    if ((await readdir(new URL(`${name}/`, source))).includes(`${name}.css`)) own.push(name);
  }
  const styled = new Map(
    [...needed].map(([name, others]) => [name, new Set(own.filter((sheet) => others.has(sheet)))]),
  );
  return { own, imports: new Map(names.map((name) => [name, direct(name, styled)])) };
}

/** Returns the style sheets of the components without what they import, in order. */
async function compileComponents(own: readonly string[]): Promise<Map<string, string>> {
  const colors = await compile(new URL('tokens/generated/button.colors.css', source));
  const sheets = new Map<string, string>();
  for (const name of own) {
    const css = await compile(new URL(`${name}/${name}.css`, source));
    sheets.set(name, await minify(name === 'button' ? `${colors}\n${css}` : css));
  }
  return sheets;
}

/** Returns every published style sheet by its path in dist. */
export async function compileStyles(): Promise<Map<string, string>> {
  const base = await minify(await compile(new URL('styles/base.css', source)));
  const tokens = await minify(await compile(new URL('tokens/generated/tokens.css', source)));
  const { own, imports } = await sheetGraph();
  const sheets = await compileComponents(own);
  const components = [...sheets.values()].join('');
  const files = new Map<string, string>();
  for (const [name, others] of imports) {
    const css =
      others.map((component) => `@import"../${component}/${component}.css";`).join('') +
      (sheets.get(name) ?? '');
    if (css) files.set(`${name}/${name}.css`, css);
  }
  for (const name of ['theme.css', 'theme.defaults.css']) {
    files.set(name, await readFile(new URL(`tokens/generated/${name}`, source), 'utf8'));
  }
  const tokensOf = async (name: string) =>
    minify(await compile(new URL(`tokens/generated/${name}.css`, source)));
  // In 1.0 the colours of bookings were part of it, and hosts rely on that.
  files.set('site.css', `@import"./booking.css";${await tokensOf('site')}`);
  files.set('booking.css', await tokensOf('booking'));
  files.set('page.css', await minify(await compile(new URL('styles/page.css', source))));
  files.set('tokens.json', await readFile(new URL('tokens/tokens.json', source), 'utf8'));
  files.set('tokens.css', base + tokens);
  files.set('styles.css', base + tokens + components);
  files.set(
    'styles.layer.css',
    await minify(`@layer booking.reset, booking.tokens, booking.components;
@layer booking.reset {${base}}
@layer booking.tokens {${tokens}}
@layer booking.components {${components}}`),
  );
  return files;
}

export async function buildStyles(): Promise<void> {
  for (const [path, css] of await compileStyles()) {
    const file = new URL(path, dist);
    await mkdir(new URL('./', file), { recursive: true });
    await writeFile(file, css);
  }
}

if (import.meta.main) {
  await buildStyles();
  console.log(`styles: ${(await componentStyles()).map((name) => basename(name)).join(', ')}`);
}
