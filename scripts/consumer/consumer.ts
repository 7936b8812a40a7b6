import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, judged } from '../check/check.ts';
import { capture, root } from '../command/command.ts';
import { pnpm } from '../command/pnpm.ts';
import { problemsOfFirstApp } from './first-app.ts';
import { problemsOfHosts } from './hosts.ts';
import { problemsByImportMap } from './import-map.ts';
import { problemsWithoutBundler } from './no-bundler.ts';
import { problemsOfInstallers } from './other-installers.ts';
import { writeProduct } from './product.ts';
import { problemsOfRules } from './rules.ts';
import { problemsOfShadcn } from './shadcn.ts';
import { published, withTarballs } from './tarballs.ts';

/** A product's use of the client, which compiles the same as a module and as CommonJS, by the compilers of two years. */
const client = `
import { ApiError, createClient, dayStart, isApiError, type Page, type Tokens } from '@booking/api-client';
import { routes, schemas } from '@booking/api-client/contract';
import { createQueries, keys, updateAfterWrite } from '@booking/api-client/query';
import type { QueryClient } from '@tanstack/query-core';

const api = createClient({ baseUrl: 'https://api.example', refreshUnavailable: 'keep' });
export const signIn = async (email: string, password: string): Promise<Tokens> => {
  const tokens = await api.user.login({ email, password });
  api.session.begin(tokens);
  return tokens;
};
export const names: Promise<string[]> = api.institution
  .list({ search: 'lake', sort: '-createdAt' })
  .then(({ items }) => items.map(({ name }) => name));
export const kindOf = (error: unknown) => (isApiError(error, 'http') ? error.fields : undefined);
export const page: Page<{ a: 1 }> = { items: [], total: 0, page: 1, limit: 20, totalPages: 0 };
export const query = createQueries(api).institution.get('65f0000000000000000000a1').queryKey;
export const all = [ApiError, routes.user.login, schemas.user.login, keys.user];
export const march = createQueries(api).institution.list({ status: ['Active'], 'createdAt[gte]': dayStart('2026-03-01') });
export const renamed: Promise<{ name: string }> = api.institution.update('a', { name: 'B' });
export const update: (cache: QueryClient) => Promise<void> = (cache) => updateAfterWrite(cache, 'institution.update');
export const stop: () => void = api.session.subscribe(() => api.session.epoch);
// @ts-expect-error There is no such filter.
api.institution.list({ colour: 'red' });
// @ts-expect-error There is no such status.
api.institution.list({ status: 'Actve' });
// @ts-expect-error A day says no time.
api.institution.list({ 'createdAt[gte]': '2026-03-01' });
`;

/** A product's use of both, by parts from their own entries and from the root, with what the types must refuse. */
const screen = `
import { createClient } from '@booking/api-client';
import { Button as FromRoot, DataTable, type IconName, Modal, notify } from '@booking/ui';
import { Button } from '@booking/ui/button';
import { MODAL_CLOSE_MS } from '@booking/ui/constants';
import { IconButton } from '@booking/ui/icon-button';
import { type ColorToken, tokenNames } from '@booking/ui/tokens';

const api = createClient({ baseUrl: 'https://api.example' });
export const names: Promise<string[]> = api.institution
  .list({ search: 'lake' })
  .then(({ items }) => items.map(({ name }) => name));
export const same: typeof Button = FromRoot;
export const icon: IconName = 'check';
export const token: ColorToken | undefined = tokenNames.color[0];
export const all = [DataTable, Modal, notify, MODAL_CLOSE_MS];
export const save = <Button color="green">Save</Button>;
export const close = <IconButton icon="x" label="Close" />;
// @ts-expect-error There is no such colour.
export const wrong = <Button color="mauve">Save</Button>;
declare module '@booking/ui/icon-names' {
  interface HostIcons {
    'yoga-mat': true;
  }
}
export const own = <IconButton icon="yoga-mat" label="Yoga" />;
// @ts-expect-error There is no such icon.
export const unknown = <IconButton icon="yoga-ball" label="Yoga" />;
// @ts-expect-error A picture alone has no name.
export const nameless = <IconButton icon="x" />;
`;

/** TypeScript of this year and of the one before. */
const compilers = ['typescript', 'typescript-5.9'].map((name) =>
  path.join(root, 'node_modules', name, 'bin/tsc'),
);

const jscodeshift = path.join(root, 'packages/ui/node_modules/jscodeshift');

/** Files of a product that has never seen this repository, and how each is run there. */
const programs: readonly { file: string; source: string; command: string; args: string[] }[] = [
  {
    file: 'modules.mjs',
    source: `
import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createClient } from '@booking/api-client';
import { routes } from '@booking/api-client/contract';
import { Button } from '@booking/ui';
import { Button as Alone } from '@booking/ui/button';
import { createUser } from '@booking/ui/testing/playwright';

assert.equal(typeof createUser, 'function');
assert.equal(typeof createClient({ baseUrl: 'https://api.example' }).user.login, 'function');
assert.match(routes.user.login, /^POST /);
assert.equal(Button, Alone);
assert.match(renderToStaticMarkup(createElement(Button, null, 'Save')), /<button[^>]*>.*Save/);
assert.ok(import.meta.resolve('@booking/ui/styles.css'));
const bin = 'node_modules/@booking/ui/dist/command/ui.js';
const icons = spawnSync(process.execPath, [bin, 'icons', 'logo.svg', '--out', 'icons.svg']);
assert.match(String(icons.stderr), /logo.svg doesn’t exist/);
assert.match(String(spawnSync(process.execPath, [bin]).stdout), /npx @booking\\/ui icons/);
const system = process.env.PATH.split(path.delimiter).filter((place) => !place.includes('node_modules'));
const upgrade = (...extra) =>
  spawnSync(process.execPath, [bin, 'upgrade', '1.0.0', '--dry'], {
    env: { ...process.env, PATH: [...extra, ...system].join(path.delimiter) },
    encoding: 'utf8',
  });
assert.match(upgrade().stderr, /npx -p @booking\\/ui -p jscodeshift ui upgrade/);
// As npx runs that: jscodeshift in a folder of its own, which only the PATH names.
await mkdir('npx/node_modules/.bin', { recursive: true });
await symlink(${JSON.stringify(jscodeshift)}, 'npx/node_modules/jscodeshift');
const brought = upgrade(path.resolve('npx/node_modules/.bin'));
assert.match(brought.stdout, /^@booking\\/ui 1\\.0\\.0 → [^]*Would change/, brought.stderr);
for (const [module, source] of [
  ['@booking/ui/dist/button/button.js', 'export function Button('],
  ['@booking/api-client/dist/index.js', 'export function createClient('],
]) {
  const map = await readFile(new URL('node_modules/' + module + '.map', import.meta.url), 'utf8');
  assert.ok(JSON.parse(map).sourcesContent.some((text) => text.includes(source)), module);
}
`,
    command: 'node',
    args: ['modules.mjs'],
  },
  {
    file: 'commonjs.cjs',
    source: `
const assert = require('node:assert');
const { createClient } = require('@booking/api-client');
const { routes } = require('@booking/api-client/contract');
const { keys } = require('@booking/api-client/query');
assert.equal(typeof createClient({ baseUrl: 'https://api.example' }).user.login, 'function');
assert.match(routes.user.login, /^POST /);
assert.deepEqual(keys.user, ['user']);
`,
    command: 'node',
    args: ['commonjs.cjs'],
  },
  ...compilers.flatMap((compiler) =>
    ['tsconfig.json', 'tsconfig.ui-node.json'].map((config) => ({
      file: 'types.tsx',
      source: screen,
      command: 'node',
      args: [compiler, '-p', config],
    })),
  ),
  ...compilers.map((compiler) => ({
    file: 'client.mts',
    source: client,
    command: 'node',
    args: [compiler, '-p', 'tsconfig.node.json'],
  })),
];

/** The packages install from their tarballs into a product outside of the workspace, and work there. */
export const consumer: Check = {
  name: 'consumer',
  title:
    '[CARD-03] the packed packages install into another product and work there, as their READMEs say',
  run: () =>
    withTarballs(async (tarballs, folder) => {
      const product = path.join(folder, 'product');
      await writeProduct(product, tarballs);
      await writeFile(path.join(product, 'client.cts'), client);
      for (const { file, source } of programs) await writeFile(path.join(product, file), source);
      const install = await capture(
        ...pnpm('install', '--prefer-offline', '--reporter=append-only'),
        { cwd: product },
      );
      if (!install.ok) return judged([install.output]);
      const problems: string[] = [];
      for (const { file, command, args } of programs) {
        const { ok, output } = await capture(command, args, { cwd: product });
        if (!ok) problems.push(`${file}: ${output}`);
      }
      problems.push(...(await problemsOfRules(product)));
      problems.push(...(await problemsByImportMap(path.join(product, 'node_modules'))));
      problems.push(...(await problemsWithoutBundler(path.join(product, 'node_modules'))));
      problems.push(...(await problemsOfInstallers(folder, tarballs)));
      problems.push(...(await problemsOfShadcn(folder, tarballs)));
      problems.push(...(await problemsOfFirstApp(folder, tarballs)));
      problems.push(...(await problemsOfHosts(path.join(product, 'hosts'))));
      return judged(problems);
    }, published),
};
