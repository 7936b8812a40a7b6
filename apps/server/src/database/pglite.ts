import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type DirectoryLock, lockDirectory } from './lock.ts';

export interface WorkerInput {
  readonly dir: string;
  readonly socket: string;
}
export type WorkerMessage = 'ready' | 'closed';

/** The embedded database, running. */
export interface EmbeddedDatabase {
  /** The folder of the unix socket, as `pg` wants it for `host`. */
  readonly socketDir: string;
  readonly port: number;
  /** Calls back if the thread dies while it should serve. */
  onCrash(report: (error: Error) => void): void;
  /** Writes everything down and lets go of the directory. */
  close(): Promise<void>;
}

/** `pg` looks for `.s.PGSQL.<port>` in the folder that it is given as host. */
const PORT = 5432;

/**
 * Opens PGlite on a directory of this machine, in a thread of its own.
 *
 * @throws DirectoryInUse when another process has it.
 */
export async function openPglite(dir: string): Promise<EmbeddedDatabase> {
  // As PostgreSQL itself has it: nobody else on the machine reads the files.
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(dir);
  // Not beside the data: the path of a unix socket ends at about 100 characters.
  const socketDir = mkdtempSync(path.join(tmpdir(), 'booking-'));
  try {
    return await startWorker({ dir, socket: path.join(socketDir, `.s.PGSQL.${PORT}`) }, lock);
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true });
    lock.release();
    throw error;
  }
}

async function startWorker(input: WorkerInput, lock: DirectoryLock): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: input,
    execArgv: [],
  });
  const socketDir = path.dirname(input.socket);
  await said(worker, 'ready');
  return {
    socketDir,
    port: PORT,
    onCrash(report) {
      worker.once('error', report);
    },
    async close() {
      const closed = said(worker, 'closed');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      rmSync(socketDir, { recursive: true, force: true });
      lock.release();
    },
  };
}

function said(worker: Worker, expected: WorkerMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (message: unknown) => {
      // Under `node --watch` the runtime reports loaded files on the same channel; ours are words.
      if (typeof message !== 'string') return;
      worker.off('message', hear);
      worker.off('error', reject);
      if (message === expected) resolve();
      else reject(new Error(`The database said "${message}", not "${expected}".`));
    };
    worker.once('error', reject);
    worker.on('message', hear);
  });
}
