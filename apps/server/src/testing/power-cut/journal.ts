import type { Random } from '@booking/api-client/sample';

/** One thing that was done to a file system, in the order in which it was done. */
export type Operation =
  | { readonly kind: 'create'; readonly path: string; readonly file: number }
  | { readonly kind: 'mkdir'; readonly path: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: number; readonly size: number }
  /** A sync of one file, or of a directory (null). */
  | { readonly kind: 'sync'; readonly file: number | null };

/** Operations before a cut that survive it: those to do again, on the disk as it was before them. */
export type Survivor = Exclude<Operation, { readonly kind: 'sync' }>;

/** Bytes that a disk writes in one piece. A write that is under way at the cut may end between two of them. */
export const SECTOR = 512;

/**
 * Chooses what is left after a power cut, as a journalling file system leaves it:
 *
 * - what was written to a file before its last sync stays;
 * - of what was written to it later, each write stays, is lost or is torn between sectors, by chance;
 * - names and sizes stay in the order in which they were made, up to a moment between the last sync
 *   and the cut: a file may have its new name and none of its new content.
 */
export function survivors(operations: readonly Operation[], random: Random): Survivor[] {
  const lastSync = operations.findLastIndex(({ kind }) => kind === 'sync');
  const namesUntil = random.between(lastSync, operations.length - 1);
  // Disks differ: some have written nearly everything by then, some nearly nothing.
  const luck = random.next();
  const syncedUntil = lastSyncs(operations);
  return operations.flatMap((operation, index): Survivor[] => {
    if (operation.kind === 'sync') return [];
    if (operation.kind !== 'write') return index <= namesUntil ? [operation] : [];
    if (index < (syncedUntil.get(operation.file) ?? -1)) return [operation];
    if (random.next() >= luck) return [];
    return random.next() < 0.5 ? [operation] : torn(operation, random);
  });
}

type Write = Extract<Operation, { readonly kind: 'write' }>;

/** Any of the sectors of a write, in pieces that are next to each other. */
function torn(write: Write, random: Random): Write[] {
  const pieces: Write[] = [];
  const first = SECTOR - (write.at % SECTOR);
  for (let from = 0, to = first; from < write.bytes.length; from = to, to += SECTOR) {
    if (random.next() < 0.5) continue;
    const bytes = write.bytes.subarray(from, Math.min(to, write.bytes.length));
    pieces.push({ ...write, at: write.at + from, bytes });
  }
  return pieces;
}

/** Returns the index of the last sync of each file. */
function lastSyncs(operations: readonly Operation[]): Map<number, number> {
  const last = new Map<number, number>();
  for (const [index, operation] of operations.entries()) {
    if (operation.kind === 'sync' && operation.file !== null) last.set(operation.file, index);
  }
  return last;
}
