import { lt } from 'drizzle-orm';
import type { Database } from './database/open.ts';
import { forgetUnusedFiles } from './files/store.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { log } from './log.ts';
import { securityEvent, sessionFamily, throttle } from './session/table.ts';
import { forgetOldLinks } from './user/links.ts';

const HOUR = 3_600_000;
/** Ended sessions stay a while: a stolen token that comes late is still recognised. */
const SESSIONS_KEPT_MS = 7 * 24 * HOUR;
/** Longer than any limit remembers. */
const THROTTLE_KEPT_MS = 2 * 24 * HOUR;
const EVENTS_KEPT_MS = 730 * 24 * HOUR;

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
    await db.delete(throttle).where(lt(throttle.since, new Date(now.getTime() - THROTTLE_KEPT_MS)));
    await db
      .delete(securityEvent)
      .where(lt(securityEvent.at, new Date(now.getTime() - EVENTS_KEPT_MS)));
    await forgetOldLinks(db, now);
    await forgetUnusedFiles(db, now);
  } catch (error) {
    log('warn', 'housekeeping', { error });
  }
}
