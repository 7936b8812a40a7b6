import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../database/batches.ts';
import type { Database } from '../database/database.ts';
import { securityEvent, sessionFamily, throttle } from '../schema/session.ts';
import { signInChallenge } from '../schema/two-factor.ts';

const HOUR = 3_600_000;
/** Ended sessions stay a while: a stolen token that comes late is still recognised. */
const SESSION_RETENTION_MS = 7 * 24 * HOUR;
/** Longer than any limit remembers. */
const THROTTLE_RETENTION_MS = 2 * 24 * HOUR;
const EVENT_RETENTION_MS = 730 * 24 * HOUR;

/** Removes sessions, tries and security events that are of no use any more. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await deleteInBatches(db, sessionFamily, lt(sessionFamily.expiresAt, ago(SESSION_RETENTION_MS)));
  await deleteInBatches(db, throttle, lt(throttle.since, ago(THROTTLE_RETENTION_MS)));
  await deleteInBatches(db, signInChallenge, lt(signInChallenge.expiresAt, now));
  await deleteInBatches(db, securityEvent, lt(securityEvent.at, ago(EVENT_RETENTION_MS)));
}
