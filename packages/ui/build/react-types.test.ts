import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** Types added to `@types/react` after 19.2.0, the minimum for the React version we require. */
const newer = /\b(SubmitEvent|SubmitEventHandler)\b/;

it('imports no React type that a host may lack', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|^(docs|testing)\//.test(path),
  );
  const imports = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(new URL(path, source), 'utf8');
      const names = [...text.matchAll(/import [^;]*? from 'react';/g)].join('');
      return { path, names };
    }),
  );
  expect(imports.filter(({ names }) => names !== '').length).toBeGreaterThan(50);
  expect(imports.filter(({ names }) => newer.test(names)).map(({ path }) => path)).toEqual([]);
});
