import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data. The message says who and what to do. */
export class DirectoryInUse extends Error {}

/** A held lock. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes a data directory for this process. The kernel drops the lock when the process dies, however
 * it dies, so nothing is ever stale and nothing is ever stolen from a living holder.
 *
 * @throws DirectoryInUse at once when another process holds it.
 */
export function lockDirectory(dir: string): DirectoryLock {
  const holderFile = `${dir}.holder`;
  const lock = new DatabaseSync(`${dir}.lock`);
  try {
    lock.exec('pragma busy_timeout=0; pragma locking_mode=exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new DirectoryInUse(
      `The data in ${dir} is already in use by ${holder(holderFile)}. Stop that one first, or start this one with another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.exec('rollback');
      lock.close();
    },
  };
}

function holder(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
