import { statfs } from 'node:fs/promises';
import { log } from '../log.ts';

/** The reserve for the write-ahead log, for checkpoints and for temporary files. */
const FLOOR_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

type FreeBytes = (folder: string) => Promise<number>;

/**
 * Returns a function that says whether a folder's disk has space for more, which it looks up at most once a second. A disk
 * that fills to its last byte ends the embedded database, and reads with it.
 */
export function watchDiskSpace(
  folder: string,
  freeBytes: FreeBytes = readFree,
): () => Promise<boolean> {
  let isEnough = true;
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - looked < LOOK_EVERY_MS) return isEnough;
    looked = now;
    const free = await freeBytes(folder);
    const before = isEnough;
    isEnough = free >= FLOOR_BYTES;
    // Once, not for every write that is refused.
    if (before && !isEnough) log('error', 'disk.full', { folder, free });
    if (!before && isEnough) log('warn', 'disk.back', { folder, free });
    return isEnough;
  };
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
