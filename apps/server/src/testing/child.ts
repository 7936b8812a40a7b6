import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

/** No process of a test lives long enough for the database to be compiled well. */
export const COMPILED_QUICKLY = '--liftoff-only';

/** The product in a process of its own. */
export interface Child {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Its output so far. */
  output(): string;
}

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

/** Starts the product, under flags of Node if given, and waits until it says that it is ready. */
export async function startChild(env: Environment, flags: readonly string[] = []): Promise<Child> {
  const { child, output } = run(env, flags);
  const ended = once(child, 'exit').then(() => 'ended' as const);
  for (;;) {
    const address = /Console\s+(http:\/\/\S+)\/login/.exec(output())?.[1];
    if (address) return { process: child, origin: address, output };
    const next = await Promise.race([ended, once(child.stdout ?? child, 'data')]);
    if (next === 'ended') throw new Error(`The product ended: ${output()}`);
  }
}

/** Starts the product and waits for its end. */
export async function runToEnd(env: Environment): Promise<Ended> {
  const { child, output } = run(env);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** Sends a signal and waits for the end. One that has ended already has its code. */
export async function end(child: Child, signal: NodeJS.Signals): Promise<number | null> {
  const { exitCode, signalCode } = child.process;
  if (exitCode !== null || signalCode !== null) return exitCode;
  const exited = once(child.process, 'exit');
  child.process.kill(signal);
  const [code] = await exited;
  return code;
}

function run(env: Environment, flags: readonly string[] = []) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [COMPILED_QUICKLY, ...flags, MAIN], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { child, output: () => text };
}
