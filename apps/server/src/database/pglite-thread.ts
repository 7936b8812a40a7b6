import { Worker } from 'node:worker_threads';
import { StatementMark } from './hang-watch.ts';

/** Input of the thread of the embedded database. */
export interface WorkerInput {
  readonly dir: string;
  /** Path of the unix socket that it serves. */
  readonly socket: string;
  /** The memory of a `StatementMark`. */
  readonly statements: SharedArrayBuffer;
}

/** Messages of the thread. */
export type WorkerMessage =
  | { readonly kind: 'ready' | 'closed' }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string };

/** The thread of the embedded database, serving. */
export interface DatabaseThread {
  /** Resolves with the reason when the thread has ended, wanted or not. */
  readonly ended: Promise<Error>;
  /** The number of the statement under way; 0 between statements. */
  statement(): number;
  /** Ends it in the middle of whatever it does. */
  end(reason: Error): Promise<void>;
  /** Writes everything down and ends it. */
  close(): Promise<void>;
}

/**
 * Threads preload the modules of the process too, so that a shifted clock applies to the database. Nothing else is
 * passed on.
 */
const preloads = (options: readonly string[]) =>
  options.flatMap((option, index) => {
    if (option.startsWith('--import=')) return [option];
    return option === '--import' ? options.slice(index, index + 2) : [];
  });

/** Starts the thread and waits until it serves. @throws the reason for which it ended before that. */
export async function startThread(
  entry: URL,
  input: Omit<WorkerInput, 'statements'>,
): Promise<DatabaseThread> {
  const mark = new StatementMark();
  const workerData: WorkerInput = { ...input, statements: mark.memory };
  const worker = new Worker(entry, {
    workerData,
    execArgv: preloads(process.execArgv),
    // It passes messages on: what is large is the memory of the database, which is outside of this.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  let reason = new Error('The thread of the database ended.');
  worker.on('error', (error) => {
    reason = asError(error);
  });
  worker.on('message', (message) => {
    if (isOurs(message) && message.kind === 'failed') {
      reason = Object.assign(new Error(message.message), { stack: message.stack });
    }
  });
  const ended = new Promise<Error>((resolve) => worker.once('exit', () => resolve(reason)));
  const said = (kind: WorkerMessage['kind']) =>
    new Promise<void>((resolve) => {
      worker.on('message', (message) => {
        if (isOurs(message) && message.kind === kind) resolve();
      });
    });
  /** @throws the reason when it ends instead. */
  const orEnded = (result: Promise<void>) =>
    Promise.race([
      result,
      ended.then((error) => {
        throw error;
      }),
    ]);
  await orEnded(said('ready'));
  return {
    ended,
    statement: () => mark.underWay(),
    async end(why) {
      reason = why;
      await worker.terminate();
    },
    async close() {
      const closed = said('closed');
      worker.postMessage('close');
      await orEnded(closed);
      await worker.terminate();
    },
  };
}

/** Under `node --watch` the runtime reports loaded files on the same channel. */
function isOurs(message: unknown): message is WorkerMessage {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

/** PGlite also throws objects that are no errors, with a message. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error;
  const isObject = typeof error === 'object' && error !== null;
  return new Error(isObject && 'message' in error ? String(error.message) : String(error));
}
