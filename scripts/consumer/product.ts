import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command/command.ts';
import { lockedVersions } from './locked-versions.ts';
import { examplesOfClient, filesOfMocks, filesOfUi, referenceOfClient } from './readme.ts';
import type { Tarball } from './tarballs.ts';
import { versionOf } from './version-of.ts';

const compilerOptions = {
  strict: true,
  module: 'ESNext',
  moduleResolution: 'bundler',
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
  noEmit: true,
};

const nodeOptions = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

/** Writes a product with our packages, what it is built and tested with, and the files of `hosts/product` and the READMEs. */
export async function writeProduct(product: string, tarballs: readonly Tarball[]): Promise<void> {
  const own: Record<string, string> = {};
  for (const { name, file } of tarballs) own[`@booking/${name}`] = `file:${file}`;
  const dependencies = { ...own, ...(await versionsOfHosts()) };
  await mkdir(product);
  const pinned = [...(await lockedVersions())].map(
    ([name, version]) => `  '${name}': '${version}'\n`,
  );
  const workspace = `pmOnFail: ignore\noverrides:\n${pinned.join('')}`;
  await writeFile(path.join(product, 'pnpm-workspace.yaml'), workspace);
  const hosts = path.join(product, 'hosts');
  await cp(path.join(root, 'hosts/product'), hosts, { recursive: true });
  for (const file of [
    ...(await filesOfUi()),
    ...(await examplesOfClient()),
    ...(await filesOfMocks()),
    await referenceOfClient(),
  ]) {
    const to = path.join(hosts, file.path);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, file.code);
  }
  const files = {
    'package.json': { name: 'product', private: true, type: 'module', dependencies },
    'tsconfig.json': { compilerOptions, files: ['types.tsx'] },
    'tsconfig.ui-node.json': {
      compilerOptions: { ...nodeOptions, jsx: 'react-jsx' },
      files: ['types.tsx'],
    },
    'tsconfig.node.json': { compilerOptions: nodeOptions, files: ['client.mts', 'client.cts'] },
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(product, name), JSON.stringify(content));
  }
}

/** Returns the versions of the packages that the product is built and tested with, beside our own. */
async function versionsOfHosts(): Promise<Record<string, string>> {
  const all = await Promise.all([
    versions(
      'node_modules',
      '@playwright/test',
      '@tailwindcss/vite',
      '@testing-library/react',
      '@testing-library/user-event',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'jsdom',
      'react',
      'react-dom',
      'vite',
      'vitest',
    ),
    versions('packages/api-client/node_modules', '@tanstack/query-core', 'msw'),
    versions(
      'packages/eslint-plugin/node_modules',
      '@typescript-eslint/parser',
      'eslint',
      'typescript',
    ),
    versions('packages/ui/node_modules', '@testing-library/dom', 'tailwindcss'),
    versions(
      'apps/console/node_modules',
      '@tanstack/react-query',
      '@vitejs/plugin-react',
      'react-hook-form',
    ),
  ]);
  return Object.assign({}, ...all);
}

/** The versions that are installed here, so that the product's are in the store already. */
async function versions(modules: string, ...names: string[]): Promise<Record<string, string>> {
  const installed: Record<string, string> = {};
  for (const name of names) {
    installed[name] = await versionOf(path.join(root, modules, name));
  }
  return installed;
}
