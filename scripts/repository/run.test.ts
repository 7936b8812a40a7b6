import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { capture, root } from '../command/command.ts';

/** A workspace with an `npx` that counts how often it is asked to install, and fails where `broken` is. */
let folder = '';
const at = (file: string) => path.join(folder, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'booking-run-'));
  write('package.json', JSON.stringify({ packageManager: 'pnpm@1.0.0' }));
  write('apps/server/package.json', '{}');
  write('pnpm-lock.yaml', 'one');
  write('program.ts', '');
  write(
    'node_modules/.bin/npx',
    '#!/bin/sh\necho x >> installs\n[ ! -e broken ] && mkdir -p apps/server/node_modules\n',
  );
  chmodSync(at('node_modules/.bin/npx'), 0o755);
  mkdirSync(at('scripts'));
  copyFileSync(path.join(root, 'scripts/run.mjs'), at('scripts/run.mjs'));
  symlinkSync(process.execPath, at('node_modules/.bin/node'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program through the door. Returns whether that worked, and how often it has installed until now. */
async function start() {
  const { ok } = await capture(process.execPath, [at('scripts/run.mjs'), 'program.ts'], {
    cwd: folder,
    env: { npm_config_user_agent: undefined },
  });
  return { ok, installs: readFileSync(at('installs'), 'utf8').length / 2 };
}

it('installs once', async () => {
  expect(await start()).toEqual({ ok: true, installs: 1 });
  expect(await start()).toEqual({ ok: true, installs: 1 });
});

it.each([
  ['another lockfile', () => write('pnpm-lock.yaml', 'two')],
  ['another dependency', () => write('apps/server/package.json', '{"dependencies":{}}')],
  ['a new package', () => write('packages/ui/package.json', '{}')],
  ['an install by hand', () => write('node_modules/.pnpm/lock.yaml', 'two')],
  ['a removed folder', () => rmSync(at('apps/server/node_modules'), { recursive: true })],
])('installs again after %s', async (_, change) => {
  await start();
  change();
  expect((await start()).installs).toBe(2);
});

it('installs again after an install that failed', async () => {
  write('broken', '');
  expect(await start()).toEqual({ ok: false, installs: 1 });
  rmSync(at('broken'));
  expect(await start()).toEqual({ ok: true, installs: 2 });
});
