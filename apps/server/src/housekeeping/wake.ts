import type { Database } from '../database/database.ts';
import { onCommit } from '../database/transaction.ts';

const listeners = new Set<() => void>();

/** Calls `listener` when a call of this process has begun something that goes on after it. Returns an unsubscribe function. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets this process look at once for what a transaction has begun, after its commit. */
export function wakeHousekeeping(db: Database): void {
  onCommit(db, () => {
    for (const listener of listeners) listener();
  });
}
