import { statfs } from 'node:fs/promises';
import { log } from '../log.ts';

/** What is left for the log, for a checkpoint and for reads that sort on disk. */
const FLOOR_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1000;

type FreeBytes = (folder: string) => Promise<number>;

/**
 * Returns what says whether a folder's disk has room for more, looked up at most once a second. A disk
 * that fills to its last byte ends the embedded database, and reads with it.
 */
export function watchRoom(folder: string, freeBytes: FreeBytes = readFree): () => Promise<boolean> {
  let room = true;
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - looked < LOOK_EVERY_MS) return room;
    looked = now;
    const free = await freeBytes(folder);
    const before = room;
    room = free >= FLOOR_BYTES;
    // Once, not for every write that is refused.
    if (before && !room) log('error', 'disk.full', { folder, free });
    if (!before && room) log('warn', 'disk.back', { folder, free });
    return room;
  };
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
