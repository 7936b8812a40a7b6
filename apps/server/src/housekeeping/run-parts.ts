import type { Database } from '../database/database.ts';
import { log } from '../log.ts';
import { inSpan } from '../tracing.ts';
import { CLAIM_MS, type Run } from './claim.ts';
import { Interrupted, noteParts, noteSuccess, type Progress, progressOf } from './progress.ts';

/** A recurring task. Its name is that of its progress and of its metrics. */
export type Part = (db: Database, now: Date, progress: Progress) => Promise<void>;

/**
 * Does the parts of a claimed run, one after the other: one that fails does not stop the others. It goes no further
 * once `signal` says so, or another process has the round.
 */
export async function runParts(
  db: Database,
  parts: readonly Part[],
  { now, renew, end }: Run,
  signal: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const ends = AbortSignal.any([signal, lost.signal]);
  const renewal = setInterval(async () => {
    // A database that is away for a moment is asked again.
    const isOurs = await renew().catch(() => true);
    if (!isOurs) lost.abort();
  }, CLAIM_MS / 4);
  renewal.unref();
  try {
    // Also those that a run doesn't come to: they are late all the same.
    const names = parts.map(({ name }) => name);
    await noteParts(db, names);
    for (const part of parts) {
      if (!now || ends.aborted) break;
      await runPart(db, part, now, ends);
    }
  } finally {
    clearInterval(renewal);
  }
  await end(!ends.aborted);
}

async function runPart(db: Database, part: Part, now: Date, signal: AbortSignal): Promise<void> {
  try {
    const progress = await progressOf(db, part.name, signal);
    await inSpan(`housekeeping ${part.name}`, {}, () => part(db, now, progress));
    await noteSuccess(db, part.name, now);
  } catch (error) {
    if (!(error instanceof Interrupted)) log('warn', 'housekeeping', { part: part.name, error });
  }
}
