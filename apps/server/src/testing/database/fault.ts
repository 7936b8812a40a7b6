import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Faults of a disk: `full` refuses to grow a file, `broken` fails to write down, `slow` takes `SLOW_MS` for each
 * time, and `stuck` has not done it before it is mended.
 */
export type Fault = 'full' | 'broken' | 'slow' | 'stuck';

export const SLOW_MS = 400;

/** The thread knows the folder by its real path. */
const faultFile = (dir: string) => `${realpathSync(dir)}.fault`;

/** Makes the disk under a database faulty, if its thread is `faulty-worker.ts`; null mends it. */
export function setFault(dir: string, fault: Fault | null): void {
  if (fault) writeFileSync(faultFile(dir), fault);
  else rmSync(faultFile(dir), { force: true });
}

export function faultOf(dir: string): string | null {
  return existsSync(faultFile(dir)) ? readFileSync(faultFile(dir), 'utf8') : null;
}

/** The thread's program for `openPglite`. */
export const FAULTY = new URL('./faulty-worker.ts', import.meta.url);
