import { forgetOldLinks } from './account/links.ts';
import { addAuditMonths } from './audit/months.ts';
import { forgetOldBulks } from './bulk/jobs.ts';
import { followPayments } from './customer/follow-payment.ts';
import type { Database } from './database/database.ts';
import { forgetUnusedFiles } from './files/store.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { applyScheduledStatuses } from './institution/apply-schedule.ts';
import { log } from './log.ts';
import { queueDueNotices } from './notice/due.ts';
import { requeueNotices } from './notice/requeue.ts';
import { finishRateBatches } from './rate/large.ts';
import { momentOfRun } from './safeguards/moment.ts';
import { fillReferenceKeys } from './seed/reference-keys.ts';
import { renewSearchTexts } from './seed/search-texts.ts';
import { fillSeenNames } from './seed/seen-names.ts';
import { forgetOldSessions } from './session/forget.ts';
import { renewSubscriptions } from './subscription/renewals.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Part = (db: Database, now: Date) => Promise<void>;

const housekeepingParts: readonly Part[] = [
  forgetOldKeys,
  forgetOldSessions,
  forgetOldLinks,
  forgetOldBulks,
  forgetUnusedFiles,
  renewSubscriptions,
  followPayments,
  queueDueNotices,
  requeueNotices,
  renewSearchTexts,
  fillSeenNames,
  fillReferenceKeys,
  addAuditMonths,
];

/** What someone has set a time for, or is in the middle of. */
const punctualParts: readonly Part[] = [applyScheduledStatuses, finishRateBatches];

/** How late `punctualParts` may be, at most. */
const PUNCTUAL_PAUSE = 5 * MINUTE;

/** A round of the housekeeping: what is done again and again, one after the other. */
export interface Round {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Between the end of a run and the next one, in milliseconds. */
  readonly pause: number;
  /** Returns the moment of a run, or nothing where it must not be. */
  readonly momentOf?: typeof momentOfRun;
}

/** Removes what no one can use any more, renews subscriptions, suspends institutes that do not pay and reminds of what is due. */
export const hourly: Round = { name: 'hourly', parts: housekeepingParts, pause: HOUR };

export const punctual: Round = { name: 'punctual', parts: punctualParts, pause: PUNCTUAL_PAUSE };

/**
 * Runs a round about a minute after the start and then again and again, never two at a time. Safe to run in several
 * processes, which do so at different moments.
 */
export function startHousekeeping(
  db: Database,
  { name, parts, pause, momentOf = momentOfRun }: Round = hourly,
): { stop(): void } {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const tidyIn = (ms: number) => {
    timer = setTimeout(async () => {
      try {
        const now = await momentOf(db, name, pause);
        if (now) await tidy(db, now, parts);
      } catch (error) {
        log('warn', 'housekeeping', { part: name, error });
      }
      if (!isStopped) tidyIn(pause);
    }, ms);
    timer.unref();
  };
  tidyIn(MINUTE * (1 + Math.random()));
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
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
