import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installsOf, loadJscodeshiftFrom } from './load-jscodeshift.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'booking-npx-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pathOf = (...folders: string[]) => folders.join(path.delimiter);

it('reads from the PATH where npx has installed', () => {
  const brought = path.join(folder, 'npx/1f/node_modules/.bin');
  const app = path.join(folder, 'app/node_modules/.bin');
  expect(installsOf(pathOf(brought, app, path.join(folder, 'bin')))).toEqual([
    pathToFileURL(`${folder}/npx/1f/`),
    pathToFileURL(`${folder}/app/`),
  ]);
  expect(installsOf(undefined)).toEqual([]);
});

it('loads the jscodeshift that npx has brought along', async () => {
  const brought = path.join(folder, 'npx/1f/node_modules/jscodeshift');
  await mkdir(brought, { recursive: true });
  await writeFile(path.join(brought, 'package.json'), '{ "main": "main.js" }');
  await writeFile(path.join(brought, 'main.js'), "module.exports = 'of npx';");
  const places = installsOf(pathOf(path.join(folder, 'npx/1f/node_modules/.bin')));
  expect(await loadJscodeshiftFrom(places)).toBe('of npx');
});
