import { forgetOldLinks } from './account/links.ts';
import type { Database } from './database/database.ts';
import { forgetUnusedFiles } from './files/store.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { log } from './log.ts';
import { forgetOldSessions } from './session/forget.ts';

const HOUR = 3_600_000;

/** Removes, every hour, what nobody can use any more. Safe to run in several processes. */
export function startHousekeeping(db: Database): { stop(): void } {
  const timer = setInterval(() => tidy(db, new Date()), HOUR);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function tidy(db: Database, now: Date): Promise<void> {
  try {
    await forgetOldKeys(db, now);
    await forgetOldSessions(db, now);
    await forgetOldLinks(db, now);
    await forgetUnusedFiles(db, now);
  } catch (error) {
    log('warn', 'housekeeping', { error });
  }
}
