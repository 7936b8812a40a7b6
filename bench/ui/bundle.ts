import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const installed = (name: string) =>
  fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));

const production: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
};

/** A dynamic import is a file of its own in a product; in one file it would wrap every module that both share. */
const withoutLater: Plugin = {
  name: 'without-later',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Gzipped bytes of what an import costs, React outside of it. */
export async function weight(source: string): Promise<number> {
  const result = await build({
    ...production,
    stdin: { contents: source, resolveDir: here, loader: 'ts' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    plugins: [withoutLater],
  });
  return gzipped(result.outputFiles?.[0]?.contents ?? new Uint8Array());
}

/** The names are used as values, so that they and all they need stay. */
export const importing = (names: readonly string[], from: string) =>
  `import { ${names.join(', ')} } from '${from}'; globalThis.kept = [${names.join(', ')}];`;

/** The script of one contestant's page. */
export const pageScript = (contestant: string): Promise<string> =>
  pageOf(`
    import { contestant } from './contestants/${contestant}.tsx';
    import { run } from './page/run.tsx';
    run(contestant);`);

/** The script of one contestant's page of tables and grids. */
export const tableScript = (contestant: string): Promise<string> =>
  pageOf(`
    import { contestant } from './tables/contestants/${contestant}.tsx';
    import { run } from './tables/page.tsx';
    run(contestant);`);

/** The script of one contestant's page of timelines. */
export const timelineScript = (contestant: string): Promise<string> =>
  pageOf(`
    import { contestant } from './timelines/contestants/${contestant}.tsx';
    import { run } from './timelines/page.tsx';
    run(contestant);`);

/** One React for all: ours is linked and would bring the workspace's own. */
async function pageOf(contents: string): Promise<string> {
  const result = await build({
    ...production,
    format: 'iife',
    alias: { react: installed('react'), 'react-dom': installed('react-dom') },
    stdin: { contents, resolveDir: here, loader: 'tsx' },
  });
  return result.outputFiles?.[0]?.text ?? '';
}

/** Gzipped size of a file's bytes at the highest level. */
export const gzipped = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;
