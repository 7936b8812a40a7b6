import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const own = path.join(root, 'packages/api-client');

/** The examples of the README that are whole: what they use, they import, and nothing is left out. */
const examples = [
  ...readFileSync(path.join(own, 'README.md'), 'utf8').matchAll(/^```ts\n(import [\s\S]*?)^```/gm),
]
  .map(([, code = '']) => code)
  .filter((code) => !code.includes('…'));

test('the examples of the README compile, by strict rules', () => {
  expect(examples.length).toBeGreaterThanOrEqual(3);
  mkdirSync(path.join(own, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(own, '.cache/readme-'));
  const files = examples.map((code, index) => {
    const name = `example-${index}.ts`;
    writeFileSync(path.join(folder, name), code);
    return name;
  });
  const source = path.join(own, 'src');
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    noUnusedLocals: false,
    lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    paths: {
      '@booking/api-client': [path.join(source, 'index.ts')],
      '@booking/api-client/contract/*': [path.join(source, 'contract/schemas/*.ts')],
      '@booking/api-client/facts': [path.join(source, 'contract/facts/index.ts')],
      '@booking/api-client/*': [path.join(source, '*/index.ts')],
      react: [path.join(root, 'apps/console/node_modules/@types/react')],
      '@tanstack/react-query': [path.join(root, 'apps/console/node_modules/@tanstack/react-query')],
    },
  };
  const base = path.join(root, 'tsconfig.base.json');
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: base, compilerOptions, files }),
  );
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  expect(stdout).toBe('');
});
