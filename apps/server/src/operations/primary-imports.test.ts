import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const start = new URL('../start.ts', import.meta.url);

/** The addresses of all modules that are loaded with what a file imports before it runs. */
function loadedWith(file: URL): string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/^import [^;]* from '(\.[^']+)';$/gm)].map(
    ([, path = '']) => new URL(path, file).href,
  );
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await Promise.all(${JSON.stringify(imported)}.map((url) => import(url)));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  }).split('\n');
}

describe('a process that only starts others', () => {
  it('loads neither the product nor a driver of a database', () => {
    const loaded = loadedWith(start);
    const served = /\/src\/(app|product)\.ts$|\/drizzle-orm\/pg-core\/|\/node_modules\/pg\//;
    expect(loaded.some((url) => url.endsWith('/operations/primary.ts'))).toBe(true);
    expect(loaded.filter((url) => served.test(url))).toEqual([]);
  });
});
