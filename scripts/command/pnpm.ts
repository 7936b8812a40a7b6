import { readFileSync } from 'node:fs';
import { root } from './command.ts';

const { packageManager }: { packageManager: string } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

type Call = [command: string, args: string[]];

const isInsidePnpm = () => /^pnpm\//.test(process.env.npm_config_user_agent ?? '');

/** How pnpm is called: a program and its arguments. It comes through npx, since the machine may have none. */
export function pnpm(...args: string[]): Call {
  return isInsidePnpm() ? ['pnpm', args] : ['npx', ['--yes', packageManager, ...args]];
}

/** How a program is called that calls pnpm itself. */
export function besidePnpm(command: string, ...args: string[]): Call {
  return isInsidePnpm()
    ? [command, args]
    : ['npx', ['--yes', '--package', packageManager, '--', command, ...args]];
}
