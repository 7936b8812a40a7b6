import { lt, sql } from 'drizzle-orm';
import type { Database } from './database/open.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { log } from './log.ts';
import { loginThrottle, sessionFamily } from './session/table.ts';

const HOUR = 3_600_000;
/** Ended sessions stay a while: a stolen token that comes late is still recognised. */
const SESSIONS_KEPT_MS = 7 * 24 * HOUR;

/** Removes, every hour, what nobody can use any more. Safe to run in several processes. */
export function startHousekeeping(db: Database): { stop(): void } {
  const timer = setInterval(() => tidy(db, new Date()), HOUR);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function tidy(db: Database, now: Date): Promise<void> {
  try {
    await forgetOldKeys(db, now);
    const before = new Date(now.getTime() - SESSIONS_KEPT_MS);
    await db.delete(sessionFamily).where(lt(sessionFamily.expiresAt, before));
    await db.delete(loginThrottle).where(sql`${loginThrottle.expire} < ${now.getTime()}`);
  } catch (error) {
    log('warn', 'housekeeping', { error });
  }
}
