import { readFileSync } from 'node:fs';
import { root } from './command.ts';

const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

/** How pnpm is called: a program and its arguments. It comes through npx, since the machine may have none. */
export function pnpm(...args: string[]): [command: string, args: string[]] {
  const isInsidePnpm = /^pnpm\//.test(process.env.npm_config_user_agent ?? '');
  return isInsidePnpm ? ['pnpm', args] : ['npx', ['--yes', packageManager, ...args]];
}
