/** Bytes that a component alone adds to a page: its built entry and style sheet, gzip, with all imports but React. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Bytes after gzip. */
export interface Weight {
  readonly script: number;
  /** 0 without a style sheet. */
  readonly styles: number;
}

/** A page that uses all of a component: as a value, a namespace keeps all that the entry exports. */
const pages: Plugin = {
  name: 'pages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page:/ }, ({ path: name }) => ({
      path: name.slice('page:'.length),
      namespace: 'page',
    }));
    onLoad({ filter: /./, namespace: 'page' }, ({ path: name }) => ({
      contents: `import * as all from './${name}/index.js'; globalThis.kept = all;`,
      resolveDir: dist,
    }));
    // Code that loads later is in a file of its own.
    onResolve({ filter: /./ }, ({ kind, path: file }) =>
      kind === 'dynamic-import' ? { path: file, external: true } : undefined,
    );
  },
};

/** @param names the folders of components that are built. All at once, since they share most files. */
export async function weightsOf(names: readonly string[]): Promise<ReadonlyMap<string, Weight>> {
  const sheetOf = (name: string) => path.join(dist, name, `${name}.css`);
  const styled = names.filter((name) => existsSync(sheetOf(name)));
  const [scripts, styles] = await Promise.all([
    gzipped({
      entryPoints: Object.fromEntries(names.map((name) => [name, `page:${name}`])),
      format: 'esm',
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [pages],
    }),
    gzipped({ entryPoints: Object.fromEntries(styled.map((name) => [name, sheetOf(name)])) }),
  ]);
  return new Map(
    names.map((name) => [name, { script: scripts.get(name) ?? 0, styles: styles.get(name) ?? 0 }]),
  );
}

/** Bytes by the names of the entry points. */
async function gzipped(options: BuildOptions): Promise<ReadonlyMap<string, number>> {
  const { outputFiles = [] } = await build({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    outdir: dist,
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [
      path.parse(file).name,
      gzipSync(contents, { level: 9 }).length,
    ]),
  );
}
