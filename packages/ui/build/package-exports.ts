/**
 * Says what the package exports, from the folders under src: `src/index.ts` re-exports every component, and
 * package.json names an entry a component and the style sheets. Both are committed; `package-exports.test.ts`
 * regenerates and compares.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { componentStyles } from './styles.ts';

const root = new URL('../', import.meta.url);
const source = new URL('src/', root);

/** Folders of src that are no components. */
const inner: ReadonlySet<string> = new Set(['docs', 'primitives', 'styles', 'testing', 'tokens']);

type Entry = string | { readonly types: string; readonly default: string };

/** Folders under src with an index: the components, by name. */
export async function components(): Promise<string[]> {
  const folders = await readdir(source, { withFileTypes: true });
  const names: string[] = [];
  for (const folder of folders) {
    if (!folder.isDirectory() || inner.has(folder.name)) continue;
    if ((await readdir(new URL(`${folder.name}/`, source))).includes('index.ts')) {
      names.push(folder.name);
    }
  }
  return names.sort();
}

const script = (path: string): Entry => ({
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** The `exports` of package.json. */
export async function packageExports(): Promise<Record<string, Entry>> {
  const styled = new Set(await componentStyles());
  const entries: Record<string, Entry> = {
    '.': script('index'),
    './constants': script('constants'),
    './contrast': script('tokens/contrast'),
    './icon-names': script('icon/generated/icon-names'),
    './tokens': script('tokens/generated/tokens'),
    './fonts.css': './dist/fonts.css',
    './icons.svg': './dist/icons.svg',
    './styles.css': './dist/styles.css',
    './styles.layer.css': './dist/styles.layer.css',
    './theme.css': './dist/theme.css',
    './tokens.css': './dist/tokens.css',
    './package.json': './package.json',
  };
  for (const name of await components()) {
    entries[`./${name}`] = script(`${name}/index`);
    if (styled.has(name)) entries[`./${name}.css`] = `./dist/${name}/${name}.css`;
  }
  return entries;
}

/** The text of `src/index.ts`. */
export async function indexModule(): Promise<string> {
  const lines = (await components()).map((name) => `export * from './${name}/index.ts';`);
  return `// Made from the folders beside it by build/package-exports.ts. Do not edit.\n${lines.join('\n')}\n`;
}

export async function writeExports(): Promise<void> {
  const file = new URL('package.json', root);
  const manifest: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));
  const text = JSON.stringify({ ...manifest, exports: await packageExports() }, null, 2);
  await writeFile(file, `${text}\n`);
  await writeFile(new URL('index.ts', source), await indexModule());
}

if (import.meta.main) await writeExports();
