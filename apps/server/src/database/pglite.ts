import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DirectoryLock, lockDirectory } from './lock.ts';
import { type DatabaseThread, startThread } from './pglite-thread.ts';

/** The embedded database, running. */
export interface EmbeddedDatabase {
  /** The folder of the unix socket, as `pg` wants it for `host`. */
  readonly socketDir: string;
  readonly port: number;
  /** Lets the statements of `work` take as long as they need. */
  unhurried<T>(work: () => Promise<T>): Promise<T>;
  /** Writes everything down and lets go of the directory. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** What this process does with the data, for whoever finds the directory in use. */
  readonly doing?: string;
  /** The file name, inside the socket's folder, of the door that `readHolder` tells of. */
  readonly door?: string;
  /** Told when the database is lost, with the reason, and when it is back (null). */
  readonly onChange?: (lost: Error | null) => void;
  /** Ends a statement that takes longer, and with it the thread that hangs in it. 10 s. */
  readonly hungAfterMs?: number;
  /** The thread's program; tests have their own. */
  readonly entry?: URL;
}

/** `pg` looks for `.s.PGSQL.<port>` in the folder that it is given as host. */
const PORT = 5432;
const HUNG_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** Between two tries to start again: whatever was missing may be back at any time. */
const TRY_AGAIN_MS = 500;
const ENTRY = new URL('./pglite-worker.ts', import.meta.url);

/**
 * Opens PGlite on a directory of this machine, in a thread of its own. A thread that fails or hangs
 * is started again; meanwhile connections are refused.
 *
 * @throws DirectoryInUse when another process has it.
 * @throws DirectoryUnusable when it cannot be locked for another reason.
 */
export async function openPglite(
  dir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  // As PostgreSQL itself has it: nobody else on the machine reads the files.
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // Not beside the data: the path of a unix socket ends at about 100 characters.
  const socketDir = mkdtempSync(path.join(tmpdir(), 'booking-'));
  let lock: DirectoryLock | null = null;
  const letGo = () => {
    rmSync(socketDir, { recursive: true, force: true });
    lock?.release();
  };
  try {
    const { doing = 'at work', door } = options;
    lock = lockDirectory(dir, { doing, door: door ? path.join(socketDir, door) : null });
    const socket = path.join(socketDir, `.s.PGSQL.${PORT}`);
    const start = () => startThread(options.entry ?? ENTRY, { dir, socket });
    return { socketDir, port: PORT, ...supervise(await start(), start, options, letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Keeps a thread running until it is closed. */
function supervise(
  first: DatabaseThread,
  start: () => Promise<DatabaseThread>,
  { hungAfterMs = HUNG_AFTER_MS, onChange }: EmbeddedOptions,
  letGo: () => void,
): Pick<EmbeddedDatabase, 'unhurried' | 'close'> {
  let thread: DatabaseThread | null = first;
  let closing = false;
  let long = 0;

  const startAgain = async (): Promise<DatabaseThread | null> => {
    for (let told = ''; !closing; await wait(TRY_AGAIN_MS)) {
      try {
        return await start();
      } catch (error) {
        const lost = error instanceof Error ? error : new Error(String(error));
        // The same reason again is no news.
        if (lost.message !== told) onChange?.(lost);
        told = lost.message;
      }
    }
    return null;
  };
  const keep = async () => {
    while (thread) {
      const reason: Error = await thread.ended;
      thread = null;
      if (closing) return;
      onChange?.(reason);
      const again = await startAgain();
      if (closing) await again?.close();
      else if (again) onChange?.(null);
      thread = closing ? null : again;
    }
  };
  const kept = keep();

  const look = setInterval(() => {
    if (long > 0 || !thread || thread.busyMs() < hungAfterMs) return;
    void thread.end(new Error(`A statement took longer than ${hungAfterMs} ms.`));
  }, LOOK_EVERY_MS);
  look.unref();

  return {
    async unhurried(work) {
      long += 1;
      try {
        return await work();
      } finally {
        long -= 1;
      }
    },
    async close() {
      closing = true;
      clearInterval(look);
      try {
        await thread?.close();
        await kept;
      } finally {
        letGo();
      }
    },
  };
}
