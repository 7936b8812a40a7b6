import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

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

/** Gzipped bytes of what an import costs, React outside of it. */
export async function weight(source: string): Promise<number> {
  const result = await build({
    ...production,
    stdin: { contents: source, resolveDir: here, loader: 'ts' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
  });
  return gzipped(result.outputFiles?.[0]?.contents ?? new Uint8Array());
}

/** The names are used as values, so that they and all they need stay. */
export const importing = (names: readonly string[], from: string) =>
  `import { ${names.join(', ')} } from '${from}'; globalThis.kept = [${names.join(', ')}];`;

/** The script of one contestant's page. One React for all: ours is linked and would bring the workspace's own. */
export async function pageScript(contestant: string): Promise<string> {
  const result = await build({
    ...production,
    format: 'iife',
    alias: { react: installed('react'), 'react-dom': installed('react-dom') },
    stdin: {
      contents: `
        import { contestant } from './contestants/${contestant}.tsx';
        import { run } from './page/run.tsx';
        run(contestant);`,
      resolveDir: here,
      loader: 'tsx',
    },
  });
  return result.outputFiles?.[0]?.text ?? '';
}

/** Gzipped size of a file's bytes at the highest level. */
export const gzipped = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;
