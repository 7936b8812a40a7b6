/** What a component costs a page alone: bytes of its built entry and style sheet, gzip, with all that they import but React. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

const dist = new URL('../dist/', import.meta.url);

/** Bytes after gzip. */
export interface Weight {
  readonly script: number;
  /** 0 for what is not drawn. */
  readonly styles: number;
}

/** @param name the folder of a component that is built. */
export async function weightOf(name: string): Promise<Weight> {
  const sheet = new URL(`${name}/${name}.css`, dist);
  const [script, styles] = await Promise.all([
    gzipped({
      stdin: {
        // A namespace that is used as a value keeps all that the entry exports.
        contents: `import * as all from './${name}/index.js'; globalThis.kept = all;`,
        resolveDir: fileURLToPath(dist),
      },
      format: 'esm',
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
      // What loads later is in a file of its own.
      plugins: [
        {
          name: 'without-later',
          setup({ onResolve }) {
            onResolve({ filter: /./ }, ({ kind, path }) =>
              kind === 'dynamic-import' ? { path, external: true } : undefined,
            );
          },
        },
      ],
    }),
    existsSync(sheet) ? gzipped({ entryPoints: [fileURLToPath(sheet)] }) : 0,
  ]);
  return { script, styles };
}

async function gzipped(options: BuildOptions): Promise<number> {
  const { outputFiles = [] } = await build({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}
