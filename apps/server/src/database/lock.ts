import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data. The message says who and what to do. */
export class DirectoryInUse extends Error {}

/** The data cannot be locked or opened for another reason than a holder. The message says which. */
export class DirectoryUnusable extends Error {}

/** Who holds a data directory, as the holder has written it beside the directory. */
export interface Holder {
  readonly pid: number;
  /** ISO instant of the start. */
  readonly since: string;
  /** Activity that needs the data, as in `serving http://localhost:4000`. */
  readonly doing: string;
  /** Where a running server takes requests for a copy of its data; null when it takes none. */
  readonly snapshotSocket: string | null;
}

/** A held lock. */
export interface DirectoryLock {
  /** The process that held it before and was killed, if any. */
  readonly left: Holder | null;
  release(): void;
}

/** SQLite's result codes: https://sqlite.org/rescode.html */
const BUSY = 5;

/**
 * Takes a data directory for this process. The kernel drops the lock when the process dies, however
 * it dies, so nothing is ever stale and nothing is ever stolen from a living holder.
 *
 * @throws DirectoryInUse at once when another process holds it.
 * @throws DirectoryUnusable when the lock's file cannot be opened or written.
 */
export function lockDirectory(
  dir: string,
  about: Pick<Holder, 'doing' | 'snapshotSocket'> = { doing: 'at work', snapshotSocket: null },
): DirectoryLock {
  const lock = openLock(dir);
  const file = beside(dir, 'holder');
  const left = readHolder(dir);
  try {
    const holder: Holder = { pid: process.pid, since: new Date().toISOString(), ...about };
    // Renamed into place, so that a process that is refused at the same moment never reads half of it.
    writeFileSync(`${file}.new`, JSON.stringify(holder), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    lock.close();
    throw unusable(dir, error);
  }
  return {
    left,
    release() {
      rmSync(file, { force: true });
      lock.exec('rollback');
      lock.close();
    },
  };
}

/** Who holds the directory, as far as is known. Only sure while the lock is refused. */
export function readHolder(dir: string): Holder | null {
  try {
    const read: Partial<Holder> = JSON.parse(readFileSync(beside(dir, 'holder'), 'utf8'));
    const { pid, since, doing, snapshotSocket = null } = read;
    if (typeof pid !== 'number' || !since || !doing) return null;
    return { pid, since, doing, snapshotSocket };
  } catch {
    return null;
  }
}

function openLock(dir: string): DatabaseSync {
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(beside(dir, 'lock'));
  } catch (error) {
    throw unusable(dir, error);
  }
  try {
    lock.exec('pragma busy_timeout=0; pragma locking_mode=exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (sqliteCode(error) === BUSY) throw inUse(dir);
    throw unusable(dir, error);
  }
}

function inUse(dir: string): DirectoryInUse {
  const holder = readHolder(dir);
  const who = holder
    ? `process ${holder.pid}, ${holder.doing} since ${holder.since}`
    : 'another process';
  return new DirectoryInUse(
    `The data in ${dir} is already in use by ${who}. Stop it first, or use another DATA_DIR.`,
  );
}

function unusable(dir: string, error: unknown): DirectoryUnusable {
  const why = error instanceof Error ? error.message : String(error);
  return new DirectoryUnusable(`The data in ${dir} cannot be locked: ${why}. ${advice(error)}`);
}

/** Returns the most likely way out when a lock cannot be taken. */
function advice(error: unknown): string {
  const code = sqliteCode(error) ?? (error instanceof Error && 'code' in error ? error.code : '');
  if (code === 13 || code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  return 'Check the permissions of the folder it is in, and the disk.';
}

/** The primary result code; the rest of an extended one says more than anyone here asks. */
function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/** A file beside the directory itself, so that the lock is the same through a symbolic link. */
function beside(dir: string, kind: 'lock' | 'holder'): string {
  try {
    return `${realpathSync(dir)}.${kind}`;
  } catch {
    return `${dir}.${kind}`;
  }
}
