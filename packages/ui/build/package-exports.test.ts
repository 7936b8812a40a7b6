import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { components } from './components.ts';
import { indexModule, packageExports } from './package-exports.ts';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

describe('what the package exports', () => {
  it('matches package.json', async () => {
    const manifest: unknown = JSON.parse(await read('package.json'));
    expect(manifest).toMatchObject({ exports: await packageExports() });
  });

  it('matches src/index.ts', async () => {
    expect(await read('src/index.ts')).toBe(await indexModule());
  });

  it('has an entry per component', async () => {
    const entries = await packageExports();
    const names = await components();
    expect(names).toContain('button');
    expect(names.filter((name) => !(`./${name}` in entries))).toEqual([]);
  });
});
