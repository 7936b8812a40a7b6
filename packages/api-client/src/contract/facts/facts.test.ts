import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the facts bring no schema and no other package to the page', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(5);
  expect(inputs.filter((input) => !/contract\/(facts|resources)\/[\w-]+\.ts$/.test(input))).toEqual(
    [],
  );
});
