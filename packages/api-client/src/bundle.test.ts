import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { routes, specified } from './contract/routes.ts';

const index = fileURLToPath(new URL('index.ts', import.meta.url));

/** A page's bundle of the client with all its calls; every name is kept by the table. */
async function bundle() {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { createClient } from ${JSON.stringify(index)}; globalThis.api = createClient();`,
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

// The goal is 3.8 kB. Beyond the 70 specified calls, those of `bulk` take 50 B, a hand-over 200 B, and papers, statements, notices, receivables, the audit log, sessions and second factors another 200 B. The table takes 500 B of it; it was 765 B before it was packed.
test('the client with all its calls is at most 5.3 kB (gzip)', async () => {
  const { text } = await bundle();
  const calls = Object.values(routes).flatMap((group) => Object.keys(group));
  expect(Object.values(specified).flatMap((group) => Object.keys(group))).toHaveLength(70);
  for (const call of calls) expect(text).toMatch(new RegExp(` ${call}[:+*-]`));
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(5300);
});

test('the client brings no schema and no other package to the page', async () => {
  const { inputs } = await bundle();
  expect(inputs.filter((input) => /node_modules|schemas/.test(input))).toEqual([]);
});

test.each([
  // Its connections are a part of an institution, and its fields have a file of their own.
  ['institution', 'channel.ts', 'institution-fields.ts'],
  ['ota'],
  ['color'],
  ['credentials'],
  ['template'],
])('the schemas of %s bring those of no other resource', async (name, ...parts) => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`contract/schemas/${name}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
  });
  const schemas = Object.keys(metafile.inputs).filter((input) => input.includes('/schemas/'));
  expect(schemas.map((input) => basename(input))).toEqual([...parts, `${name}.ts`]);
});
