// The door for a machine that has only Node 18+ and npm: brings pnpm through npx, installs what the
// lockfile names (Node 24 among it), then runs the package script under that Node.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const cwd = new URL('..', import.meta.url);
const env = { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' };

/** @param {string[]} args */
function pnpm(...args) {
  const insidePnpm = /^pnpm\//.test(process.env.npm_config_user_agent ?? '');
  const [command, prefix] = insidePnpm ? ['pnpm', []] : ['npx', ['--yes', packageManager]];
  const { status } = spawnSync(command, [...prefix, ...args], {
    cwd,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

pnpm('install', '--frozen-lockfile', '--reporter=append-only');
pnpm('--silent', 'run', ...process.argv.slice(2));
