/**
 * Compiles the style sheets: one file per component, and two for all: `styles.css` without layers and
 * `styles.layer.css` inside `@layer booking.*`. No preflight, no global names.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import { transform } from 'esbuild';
import postcss, { type Plugin } from 'postcss';

const source = new URL('../src/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

/** Order matters: tokens first, then what others build on. */
const firstComponents = ['spinner', 'icon', 'button', 'skeleton'];

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
  const css = await readFile(file, 'utf8');
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

/** Returns folders under src with a style sheet of the same name. */
export async function componentStyles(): Promise<string[]> {
  const folders = await readdir(source, { withFileTypes: true });
  const names: string[] = [];
  for (const folder of folders) {
    if (!folder.isDirectory()) continue;
    const files = await readdir(new URL(`${folder.name}/`, source));
    if (files.includes(`${folder.name}.css`)) names.push(folder.name);
  }
  const rank = (name: string) => {
    const at = firstComponents.indexOf(name);
    return at === -1 ? firstComponents.length : at;
  };
  return names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Returns the published style sheets by component, in order. */
async function compileComponents(): Promise<Map<string, string>> {
  const colors = await compile(new URL('tokens/generated/button.colors.css', source));
  const sheets = new Map<string, string>();
  for (const name of await componentStyles()) {
    const own = await compile(new URL(`${name}/${name}.css`, source));
    sheets.set(name, await minify(name === 'button' ? `${colors}\n${own}` : own));
  }
  return sheets;
}

/** Returns every published style sheet by its path in dist. */
export async function compileStyles(): Promise<Map<string, string>> {
  const base = await minify(await compile(new URL('styles/base.css', source)));
  const tokens = await minify(await compile(new URL('tokens/generated/tokens.css', source)));
  const sheets = await compileComponents();
  const components = [...sheets.values()].join('');
  const files = new Map<string, string>();
  for (const [name, css] of sheets) files.set(`${name}/${name}.css`, css);
  for (const name of ['theme.css', 'theme.defaults.css']) {
    files.set(name, await readFile(new URL(`tokens/generated/${name}`, source), 'utf8'));
  }
  files.set('site.css', await minify(await compile(new URL('tokens/generated/site.css', source))));
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
