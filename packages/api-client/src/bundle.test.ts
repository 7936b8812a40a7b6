import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const index = fileURLToPath(new URL('index.ts', import.meta.url));

/** A page's bundle of the client with all its calls; every name is kept by the table. */
async function bundle(code: string) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: code,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  return { text: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

const page = `import { createClient } from ${JSON.stringify(index)}; globalThis.api = createClient();`;

test('the client with all calls is at most 3.5 kB (gzip)', async () => {
  const { text } = await bundle(page);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(3_500);
});

test('the client brings no schema and no other package to the page', async () => {
  const { inputs } = await bundle(page);
  expect(inputs.filter((input) => /node_modules|schemas/.test(input))).toEqual([]);
});
