/** Emits the JavaScript file by file (so that `'use client'` and tree-shaking survive) and the declarations. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cwd = fileURLToPath(new URL('..', import.meta.url));

export async function buildScripts(): Promise<void> {
  await run('pnpm', ['exec', 'tsup'], { cwd });
  await run('pnpm', ['exec', 'tsc', '-b', 'tsconfig.json'], { cwd });
}
