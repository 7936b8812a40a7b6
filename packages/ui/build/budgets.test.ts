import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { compileStyles } from './styles.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What a host pays for some names, React aside: the bytes gzipped, and the folders of src that they came from. */
async function bundle(names: string, entry: string): Promise<{ bytes: number; folders: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${names} } from './${entry}/index.ts';`, resolveDir: source },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  const folders = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/packages\/ui\/src\/([\w-]+)\//.exec(path)?.[1] ?? []) : [],
  );
  return {
    bytes: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
    folders: [...new Set(folders)].sort(),
  };
}

describe('an entry', () => {
  it.each([
    ['Button', 'button', 1_100, ['button', 'icon', 'primitives', 'spinner', 'words']],
    ['Icon', 'icon', 450, ['icon', 'primitives']],
    ['Icon, IconSprite', 'icon', 1_100, ['icon', 'primitives']],
    [
      'IconButton',
      'icon-button',
      1_250,
      ['button', 'icon', 'icon-button', 'primitives', 'spinner', 'words'],
    ],
    ['Spinner', 'spinner', 350, ['primitives', 'spinner']],
    ['Tag', 'tag', 500, ['tag']],
    ['TooltipLayer', 'tooltip', 22_000, ['tooltip']],
  ])(
    'that gives %s keeps to its bytes and brings nothing else',
    async (names, entry, budget, of) => {
      const { bytes, folders } = await bundle(names, entry);
      expect(bytes).toBeLessThanOrEqual(budget);
      expect(folders).toEqual(of);
    },
  );
});

describe('the style sheets', () => {
  it('weigh at most 14 kB together', async () => {
    const css = (await compileStyles()).get('styles.css') ?? '';
    expect(css).toContain('.bk-button');
    expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(14_000);
  });

  it('take no name of a host: no bare layer, no preflight, no Tailwind property, no name without our prefix', async () => {
    for (const [path, css] of await compileStyles()) {
      if (path === 'theme.css') continue;
      const layers = [...css.matchAll(/@layer ([^{;]+)/g)].flatMap(
        ([, names]) => names?.split(',') ?? [],
      );
      expect(
        layers.filter((name) => !name.trim().startsWith('booking.')),
        path,
      ).toEqual([]);
      expect(css, path).not.toMatch(/@property|@apply|@reference|--tw-/);
      const names = [
        ...css.matchAll(/@(?:keyframes|container|font-face) ([\w-]+)|[{;](--[\w-]+):/g),
      ];
      expect(
        names
          .map(([, rule, variable]) => rule ?? variable)
          .filter((name) => !/^(--)?bk-|^--y$/.test(name ?? '')),
        path,
      ).toEqual([]);
      const selectors = [
        ...css.matchAll(/(?:^|[{}])((?:html|body|\*|button|input|a|h1)\b[^{}]*)\{/g),
      ];
      expect(
        selectors.map(([, selector]) => selector),
        path,
      ).toEqual([]);
    }
  });
});
