import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the facts bring no schema and no other package to the page', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../facts.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(5);
  const ofFacts = /contract\/(facts|(facts|defaults|permission-labels|resources)\/[\w-]+)\.ts$/;
  expect(inputs.filter((input) => !ofFacts.test(input))).toEqual([]);
});
