import { lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../housekeeping/delete-in-batches.ts';
import { type Progress, wholeRun } from '../housekeeping/progress.ts';
import { securityEvent, sessionFamily, throttle } from '../schema/session.ts';
import { signInChallenge } from '../schema/two-factor.ts';

const HOUR = 3_600_000;
/** Ended sessions stay a while: a stolen token that comes late is still recognised. */
const SESSION_RETENTION_MS = 7 * 24 * HOUR;
/** Longer than any limit remembers. */
const THROTTLE_RETENTION_MS = 2 * 24 * HOUR;
const EVENT_RETENTION_MS = 730 * 24 * HOUR;

/** Removes sessions, tries and security events that are no longer of use. */
export async function forgetOldSessions(
  db: Database,
  now: Date,
  progress: Progress = wholeRun,
): Promise<void> {
  const forget = (table: PgTable, over: SQL) => deleteInBatches(db, table, over, { progress });
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await forget(sessionFamily, lt(sessionFamily.expiresAt, ago(SESSION_RETENTION_MS)));
  await forget(throttle, lt(throttle.since, ago(THROTTLE_RETENTION_MS)));
  await forget(signInChallenge, lt(signInChallenge.expiresAt, now));
  await forget(securityEvent, lt(securityEvent.at, ago(EVENT_RETENTION_MS)));
}
