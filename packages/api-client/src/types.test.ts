import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from './contract/routes.ts';

/** Budget of instantiations for a program that makes all 70 calls, beyond those of their schemas. */
const INSTANTIATIONS_MAX = 27_000;

const source = fileURLToPath(new URL('.', import.meta.url));
const root = path.join(source, '../../..');
const caches = path.join(source, '../.cache');
let folder = '';

const names = Object.entries(routes).flatMap(([group, calls]) =>
  Object.keys(calls).map((call) => [group, call] as const),
);

beforeAll(() => {
  mkdirSync(caches, { recursive: true });
  folder = mkdtempSync(path.join(caches, 'all-calls-'));
  cpSync(path.join(source, 'contract'), path.join(folder, 'contract'), { recursive: true });
  writeFileSync(path.join(folder, 'program.ts'), program());
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the number of instantiations of the compiler for one file of the folder and all that it imports. */
function instantiations(file: string): number {
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, lib };
  const base = path.join(root, 'tsconfig.base.json');
  const config = JSON.stringify({ extends: base, compilerOptions, files: [file] });
  writeFileSync(path.join(folder, 'tsconfig.json'), config);
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--noUnusedLocals', 'false', '--extendedDiagnostics', '--singleThreaded'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  return Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1]);
}

function program(): string {
  const calls = names.map(([group, call]) => {
    const method = `Api['${group}']['${call}']`;
    return `export const ${group}_${call} = (...args: Parameters<${method}>) => api.${group}.${call}(...args);`;
  });
  return `
import type { Api } from './contract/types.ts';
declare const api: Api;
${calls.join('\n')}
export const names: Promise<string[]> = api.asset.list({ page: 2, search: 'lotus' }).then(({ items }) => items.map(({ name }) => name));
`;
}

test('the types of all 70 calls cost the compiler at most 27,000 instantiations', () => {
  const schemas = instantiations('contract/schemas.ts');
  const calls = instantiations('program.ts') - schemas;
  console.info(`${calls} instantiations for ${names.length} calls, ${schemas} for schemas`);
  expect(calls).toBeGreaterThan(names.length);
  expect(calls).toBeLessThanOrEqual(INSTANTIATIONS_MAX);
});
