import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { capture, root } from '../command/command.ts';
import { type Tarball, withTarballs } from './tarballs.ts';

/** Files of a product that has never seen this repository, and how each is run there. */
const programs: readonly { file: string; source: string; command: string; args: string[] }[] = [
  {
    file: 'modules.mjs',
    source: `
import assert from 'node:assert';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createClient } from '@booking/api-client';
import { routes } from '@booking/api-client/contract';
import { Button } from '@booking/ui';
import { Button as Alone } from '@booking/ui/button';

assert.equal(typeof createClient({ baseUrl: 'https://api.example' }).user.login, 'function');
assert.match(routes.user.login, /^POST /);
assert.equal(Button, Alone);
assert.match(renderToStaticMarkup(createElement(Button, null, 'Save')), /<button[^>]*>.*Save/);
assert.ok(import.meta.resolve('@booking/ui/styles.css'));
`,
    command: 'node',
    args: ['modules.mjs'],
  },
  {
    file: 'commonjs.cjs',
    source: `
const assert = require('node:assert');
const { createClient } = require('@booking/api-client');
assert.equal(typeof createClient({ baseUrl: 'https://api.example' }).user.login, 'function');
`,
    command: 'node',
    args: ['commonjs.cjs'],
  },
  {
    file: 'types.tsx',
    source: `
import { createClient } from '@booking/api-client';
import { Button } from '@booking/ui/button';

const api = createClient({ baseUrl: 'https://api.example' });
export const names: Promise<string[]> = api.institution
  .list({ search: 'lake' })
  .then(({ items }) => items.map(({ name }) => name));
export const save = <Button color="green">Save</Button>;
// @ts-expect-error There is no such colour.
export const wrong = <Button color="mauve">Save</Button>;
`,
    command: 'tsc',
    args: ['--noEmit', '-p', '.'],
  },
];

const compilerOptions = {
  strict: true,
  module: 'ESNext',
  moduleResolution: 'bundler',
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
};

/** Both packages install from their tarballs into a product outside of the workspace, and work there. */
export const consumer: Check = {
  name: 'consumer',
  title: '[CARD-03] the packed packages install into another product and work there',
  run: () =>
    withTarballs(async (tarballs, folder) => {
      const product = path.join(folder, 'product');
      await write(product, tarballs);
      const install = await capture(
        'pnpm',
        ['install', '--ignore-workspace', '--prefer-offline', '--reporter=append-only'],
        { cwd: product },
      );
      if (!install.ok) return judged([install.output]);
      const problems: string[] = [];
      for (const { file, command, args } of programs) {
        const { ok, output } = await capture(command, args, { cwd: product });
        if (!ok) problems.push(`${file}: ${output}`);
      }
      return judged(problems);
    }),
};

async function write(product: string, tarballs: readonly Tarball[]): Promise<void> {
  const own: Record<string, string> = {};
  for (const { name, file } of tarballs) own[`@booking/${name}`] = `file:${file}`;
  const dependencies = { ...own, ...(await versions('react', 'react-dom', '@types/react')) };
  await mkdir(product);
  const files = {
    'package.json': { name: 'product', private: true, type: 'module', dependencies },
    'tsconfig.json': { compilerOptions, files: ['types.tsx'] },
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(product, name), JSON.stringify(content));
  }
  for (const { file, source } of programs) await writeFile(path.join(product, file), source);
}

/** The versions that are installed here, so that the product's are in the store already. */
async function versions(...names: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const manifest = path.join(root, 'node_modules', name, 'package.json');
    found[name] = JSON.parse(await readFile(manifest, 'utf8')).version;
  }
  return found;
}
