import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillWithSampleData, takesSampleData } from './sample-data.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How a product is started: what `npm start` runs, with settings by environment. */
export interface Settings {
  readonly dataDir: string;
  /** One that the system gives by default. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A module that the server loads before its own; what is built is then taken as it is. */
  readonly preload?: string;
  /** Started by `npm start` itself, npm and all. */
  readonly byNpm?: boolean;
}

/** How a product ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Everything it printed. */
  readonly output: string;
  /** The lines of it on standard error. */
  readonly complaints: readonly string[];
}

/** A product that serves. */
export interface RunningProduct {
  readonly origin: string;
  /** Id of the process that was started; the others are its children. */
  readonly pid: number;
  readonly port: number;
  readonly dataDir: string;
  /** Everything it has printed. */
  output(): string;
  /** Interrupts it as Ctrl-C in a terminal does. */
  interrupt(): Promise<End>;
  /** Terminates it as a supervisor does: SIGTERM to the process that it started, or to each of its group. */
  terminate(options?: { readonly isWholeGroup?: boolean }): Promise<End>;
  /** Whether a process of its group is left. */
  isLeft(): boolean;
  /** `kill -9`: no process of it sees anything. */
  kill(): Promise<End>;
}

/** Starts a product and resolves once it serves. @throws Error with its output when it ends before that. */
async function startProduct(settings: Settings): Promise<RunningProduct> {
  const started = launch(settings);
  const [, port = ''] = await Promise.race([
    started.said(/^ *Console +http:\/\/\S+?:(\d+)\/login$/m),
    started.ended.then(({ code, signal, output }) => {
      throw new Error(`The product ended with ${code ?? signal} before it served:\n${output}`);
    }),
  ]);
  const { child } = started;
  const isLeft = () => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, 0);
    } catch {
      return false;
    }
  };
  const signal = (name: NodeJS.Signals) => {
    // The group, as a terminal does it: the programs that started the server are in it too.
    if (child.pid !== undefined && isLeft()) process.kill(-child.pid, name);
    return started.ended;
  };
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    port: Number(port),
    dataDir: settings.dataDir,
    output: started.output,
    interrupt: () => signal('SIGINT'),
    terminate: ({ isWholeGroup = false } = {}) => {
      if (isWholeGroup) return signal('SIGTERM');
      child.kill('SIGTERM');
      return started.ended;
    },
    isLeft,
    kill: () => signal('SIGKILL'),
  };
}

/** A data folder of its own, and the products that are started on it. */
export interface House {
  readonly dataDir: string;
  start(settings?: Omit<Settings, 'dataDir'>): Promise<RunningProduct>;
}

/** Passes a fresh data folder to `use`; afterwards its products are stopped and the folder is removed. */
export async function withHouse<T>(use: (house: House) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'booking-e2e-'));
  const running: RunningProduct[] = [];
  try {
    return await use({
      dataDir,
      async start(settings) {
        if (
          running.length === 0 &&
          settings?.preload === undefined &&
          takesSampleData(settings?.env)
        ) {
          await fillWithSampleData(dataDir, async (folder) => {
            await (await startProduct({ dataDir: folder })).interrupt();
          });
        }
        const product = await startProduct({ dataDir, ...settings });
        running.push(product);
        return product;
      },
    });
  } finally {
    await Promise.all(running.map((product) => product.kill()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<End>;
  output(): string;
  /** Resolves with the output of this form, once it is printed. */
  said(form: RegExp): Promise<RegExpExecArray>;
}

function launch(settings: Settings): Launched {
  const { dataDir, port = 0, env, byNpm } = settings;
  // Playwright's wishes about colours are none of the product's: Node would remark on them.
  const { FORCE_COLOR: _, NO_COLOR: __, ...own } = process.env;
  const [program, ...args] = byNpm ? ['npm', 'start'] : [process.execPath, ...modules(settings)];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...own,
      DATA_DIR: dataDir,
      PORT: String(port),
      // Whether the front desk is built on this machine must change nothing.
      SUB_APP_HOSPITALITY_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const listeners = new Set<() => void>();
  let complaints = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString('utf8');
    take(chunk);
  });
  const ended = new Promise<End>((resolve) => {
    child.on('close', (code, signal) => {
      const lines = complaints.split('\n').filter((line) => line !== '');
      resolve({ code, signal, output, complaints: lines });
    });
  });
  return {
    child,
    ended,
    output: () => output,
    said: (form) =>
      new Promise((resolve) => {
        const look = () => {
          const match = form.exec(output);
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
      }),
  };
}

const modules = ({ preload }: Settings) => [
  // The flags of the start script of package.json.
  '--max-semi-space-size=8',
  ...(preload ? ['--import', preload, 'apps/server/src/main.ts'] : ['scripts/product.ts']),
];
