import { forgetOldLinks } from './account/links.ts';
import { forgetOldBulks } from './bulk/jobs.ts';
import type { Database } from './database/database.ts';
import { forgetUnusedFiles } from './files/store.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { applyScheduledStatuses } from './institution/apply-schedule.ts';
import { followPayments } from './institution/follow-payment.ts';
import { log } from './log.ts';
import { renewSearchTexts } from './seed/search-texts.ts';
import { forgetOldSessions } from './session/forget.ts';
import { renewSubscriptions } from './subscription/renewals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Part = (db: Database, now: Date) => Promise<void>;

export const housekeepingParts: readonly Part[] = [
  forgetOldKeys,
  forgetOldSessions,
  forgetOldLinks,
  forgetOldBulks,
  forgetUnusedFiles,
  renewSubscriptions,
  followPayments,
  renewSearchTexts,
];

/** What someone has set a time for. */
export const punctualParts: readonly Part[] = [applyScheduledStatuses];

/** How late `punctualParts` may be, at most. */
export const PUNCTUAL_PAUSE = 5 * MINUTE;

/**
 * Removes what no one can use any more, renews subscriptions and suspends institutes that do not pay, about a minute
 * after the start and then every hour. Safe to run in several processes, which do so at different moments.
 *
 * @param pause between two runs, in milliseconds.
 */
export function startHousekeeping(
  db: Database,
  parts = housekeepingParts,
  pause = HOUR,
): { stop(): void } {
  let timer: NodeJS.Timeout;
  const tidyIn = (ms: number) => {
    timer = setTimeout(async () => {
      tidyIn(pause);
      await tidy(db, new Date(), parts);
    }, ms);
    timer.unref();
  };
  tidyIn(MINUTE * (1 + Math.random()));
  return { stop: () => clearTimeout(timer) };
}

/** One part after the other; one that fails keeps no other from its work. */
async function tidy(db: Database, now: Date, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    try {
      await part(db, now);
    } catch (error) {
      log('warn', 'housekeeping', { part: part.name, error });
    }
  }
}
