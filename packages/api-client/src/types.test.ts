import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCalls, allRoutes } from './testing/all-calls.ts';

/** What the compiler may instantiate for a program that makes all 70 calls, beyond what their schemas take. */
const INSTANTIATIONS_MAX = 27_000;

const source = fileURLToPath(new URL('.', import.meta.url));
const root = path.join(source, '../../..');
const caches = path.join(source, '../.cache');
let folder = '';

beforeAll(() => {
  mkdirSync(caches, { recursive: true });
  folder = mkdtempSync(path.join(caches, 'all-calls-'));
  const contract = path.join(folder, 'contract');
  cpSync(path.join(source, 'contract'), contract, { recursive: true });
  replaceIn(
    path.join(contract, 'routes.ts'),
    /export const routes = \{[\s\S]*?\n\} as const/,
    `export const routes = ${JSON.stringify(allRoutes())} as const`,
  );
  replaceIn(path.join(contract, 'schemas.ts'), 'const schemas', 'const written');
  replaceIn(path.join(contract, 'schemas.ts'), /\} satisfies SchemaTable[^;]*;/, '};');
  replaceIn(path.join(contract, 'schemas.ts'), /export type Wire[^;]*;/, allSchemas());
  writeFileSync(path.join(folder, 'program.ts'), program());
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function replaceIn(file: string, found: string | RegExp, text: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(found, () => text);
  if (after === before) throw new Error(`Nothing to replace in ${file}`);
  writeFileSync(file, after);
}

/** What the compiler instantiates for one file of the folder and all that it imports. */
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

/** Schemas of calls that do not exist yet are those of institutions, which are the largest. */
function allSchemas(): string {
  const groups = new Set(allCalls.map(({ group }) => group));
  const lines = [...groups].map((group) => {
    const calls = allCalls.filter((one) => one.group === group);
    const entries = calls.map(({ call, line, exists }) => {
      if (exists) return `${call}: written.${group}.${call}`;
      const input = line.startsWith('GET') ? 'query: rows.list.query' : 'body: rows.update.body';
      return `${call}: { ${input}, response: rows.get.response }`;
    });
    return `${group}: { ${entries.join(', ')} },`;
  });
  return `
const rows = written.institution;
export const schemas = { ${lines.join('\n')} };
export type Wire = typeof schemas;
`;
}

function program(): string {
  const calls = allCalls.map(({ group, call }) => {
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
  console.info(`${calls} instantiations for ${allCalls.length} calls, ${schemas} for schemas`);
  expect(calls).toBeGreaterThan(allCalls.length);
  expect(calls).toBeLessThanOrEqual(INSTANTIATIONS_MAX);
});
