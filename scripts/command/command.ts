import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { joinProgramGroup } from './program-group.ts';

/** The folder of the whole workspace, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Output of a program, and how it ended. */
export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

interface Options {
  /** The folder it runs in; the workspace by default. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Programs of the workspace are found as in a package script, whatever started us. */
function environment(extra: Options['env'], cwd: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, ...own } = { ...process.env, ...extra };
  // Among the options of Node, only the clock of the run (`TEST_NOW`) is passed on.
  const clock = own.CLOCK_SHIFT === undefined ? {} : { NODE_OPTIONS };
  const separator = process.platform === 'win32' ? ';' : ':';
  const bins = [`${cwd}/node_modules/.bin`, `${root}node_modules/.bin`, process.env.PATH];
  return { ...own, ...clock, PATH: bins.join(separator) };
}

/** Runs a program to its end, keeping what it prints on both streams. Never rejects. */
export function capture(command: string, args: readonly string[], options: Options = {}) {
  const cwd = options.cwd ?? root;
  return new Promise<Outcome>((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment({ NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env }, cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    joinProgramGroup(child);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => {
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Runs a program in the foreground. Ctrl-C and SIGTERM reach it. Returns its exit code. */
export function foreground(
  command: string,
  args: readonly string[],
  /** `signal` ends the program when it is aborted. */
  options: Options & { readonly signal?: AbortSignal } = {},
) {
  const cwd = options.cwd ?? root;
  return new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(options.env, cwd),
      stdio: 'inherit',
      signal: options.signal,
    });
    // A terminal sends Ctrl-C to the whole group, so the child has it already; SIGTERM comes to us alone.
    const ignore = () => {};
    const pass = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore);
    process.on('SIGTERM', pass);
    child.on('error', (error) => {
      if (options.signal?.aborted) return;
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}
