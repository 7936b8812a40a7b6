import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HangWatch } from './hang-watch.ts';
import { type DirectoryLock, DirectoryUnusable, lockDirectory } from './lock.ts';
import { type DatabaseThread, startThread } from './pglite-thread.ts';

/** The embedded database, running. */
export interface EmbeddedDatabase {
  /** Where its files really are, behind any symbolic link. */
  readonly dir: string;
  /** The folder of the unix socket, as `pg` wants it for `host`. */
  readonly socketDir: string;
  readonly port: number;
  /** Lets the statements of `work` take as long as they need. */
  withoutTimeout<T>(work: () => Promise<T>): Promise<T>;
  /** Writes everything down and lets go of the directory. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Activity of this process, shown to others that find the directory in use. */
  readonly doing?: string;
  /** The file name, inside the socket's folder, of the snapshot socket, which the lock file names. */
  readonly snapshotSocket?: string;
  /** Called when the database is lost, with the reason, and when it is back (null). */
  readonly onChange?: (lost: Error | null) => void;
  /** Ends a statement that takes longer, and with it the thread that hangs in it. 10 s. */
  readonly hungAfterMs?: number;
  /** The thread's program; tests have their own. */
  readonly entry?: URL;
  /** Waits before the thread is started again, in ms; tests only count. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** `pg` looks for `.s.PGSQL.<port>` in the folder that it is given as host. */
const PORT = 5432;
const HUNG_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 250;
/** The first restart is immediate. The second waits this long, and each further one twice as long as the one before. */
const FIRST_PAUSE_MS = 500;
/** Longest pause: whatever was missing may be back at any time. */
const LONGEST_PAUSE_MS = 10_000;
/** A thread that has run this long is as good as new: the pauses begin again. */
const SETTLED_AFTER_MS = 60_000;
const SOCKET_DIR = path.join(tmpdir(), 'booking-');
const ENTRY = new URL('./pglite-worker.ts', import.meta.url);

/**
 * Opens PGlite on a directory of this machine, in a thread of its own. A thread that fails or hangs
 * is started again; until then connections are refused.
 *
 * @throws DirectoryInUse when another process has it.
 * @throws DirectoryUnusable when it cannot be locked or opened for another reason.
 */
export async function openPglite(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const dir = ownFolder(folder);
  // Not beside the data: the path of a unix socket ends at about 100 characters.
  const socketDir = mkdtempSync(SOCKET_DIR);
  let lock: DirectoryLock | null = null;
  const letGo = () => {
    rmSync(socketDir, { recursive: true, force: true });
    lock?.release();
  };
  try {
    const { doing = 'at work', snapshotSocket } = options;
    lock = lockDirectory(dir, {
      doing,
      snapshotSocket: snapshotSocket ? path.join(socketDir, snapshotSocket) : null,
    });
    const socket = path.join(socketDir, `.s.PGSQL.${PORT}`);
    sweep(lock);
    refuseOwner(dir);
    const start = () => startThread(options.entry ?? ENTRY, { dir, socket });
    const first = await start().catch((error: Error) => {
      throw unusable(dir, error);
    });
    return { dir, socketDir, port: PORT, ...supervise(first, start, options, letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Makes the folder where it is missing. Returns where it really is: PGlite opens no symbolic link. */
function ownFolder(folder: string): string {
  try {
    // As PostgreSQL itself has it: no one else on the machine reads the files.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return realpathSync(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Removes the socket's folder of a process that was killed. */
function sweep({ left }: DirectoryLock): void {
  const folder = left?.snapshotSocket && path.dirname(left.snapshotSocket);
  if (folder?.startsWith(SOCKET_DIR)) rmSync(folder, { recursive: true, force: true });
}

/** @throws DirectoryUnusable where a PostgreSQL server, which knows nothing of our lock, has the files open. */
function refuseOwner(dir: string): void {
  const pid = Number(firstLine(path.join(dir, 'postmaster.pid')));
  // PGlite's own is negative.
  if (pid > 0 && isAlive(pid)) throw unusable(dir, `PostgreSQL runs on it as process ${pid}`);
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[0] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There, but someone else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function unusable(dir: string, error: unknown): DirectoryUnusable {
  const why = String(error instanceof Error ? error.message : error).replace(/\.?(\n.*)?$/s, '');
  return new DirectoryUnusable(
    `The data in ${dir} cannot be opened: ${why}. Check that it is Booking’s data folder and writable, or use another DATA_DIR.`,
    { cause: error },
  );
}

const waitOrStop = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => {});

/** Keeps a thread running until it is closed. */
function supervise(
  first: DatabaseThread,
  start: () => Promise<DatabaseThread>,
  { hungAfterMs = HUNG_AFTER_MS, onChange, pause = waitOrStop }: EmbeddedOptions,
  letGo: () => void,
): Pick<EmbeddedDatabase, 'withoutTimeout' | 'close'> {
  let thread: DatabaseThread | null = first;
  let closing = false;
  const closed = new AbortController();
  let long = 0;
  let pauseMs = 0;

  /** Pauses before a start: one that fails or does not last, as on a full disk, costs a second of a core. */
  const rest = async () => {
    await pause(pauseMs, closed.signal);
    pauseMs = Math.min(Math.max(2 * pauseMs, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
  };
  const startAgain = async (): Promise<DatabaseThread | null> => {
    let last = '';
    for (await rest(); !closing; await rest()) {
      try {
        return await start();
      } catch (error) {
        const lost = error instanceof Error ? error : new Error(String(error));
        // The same reason again is not reported.
        if (lost.message !== last) onChange?.(lost);
        last = lost.message;
      }
    }
    return null;
  };
  const keep = async () => {
    while (thread) {
      const since = performance.now();
      const reason: Error = await thread.ended;
      thread = null;
      if (closing) return;
      onChange?.(reason);
      if (performance.now() - since > SETTLED_AFTER_MS) pauseMs = 0;
      const again = await startAgain();
      if (closing) await again?.close();
      else if (again) onChange?.(null);
      thread = closing ? null : again;
    }
  };
  const supervision = keep();

  const watch = new HangWatch(LOOK_EVERY_MS);
  const look = setInterval(() => {
    const ms = watch.look(long > 0 || !thread ? 0 : thread.statement(), performance.now());
    if (ms < hungAfterMs || !thread) return;
    void thread.end(new Error(`A statement took longer than ${hungAfterMs} ms.`));
  }, LOOK_EVERY_MS);
  look.unref();

  return {
    async withoutTimeout(work) {
      long += 1;
      try {
        return await work();
      } finally {
        long -= 1;
      }
    },
    async close() {
      closing = true;
      closed.abort();
      clearInterval(look);
      try {
        await thread?.close();
        await supervision;
      } finally {
        letGo();
      }
    },
  };
}
