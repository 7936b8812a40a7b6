import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetOldLinks } from './account/links.ts';
import { fillUserSearchTexts } from './account/search-text.ts';
import { addAuditMonths } from './audit/months.ts';
import { forgetOldBulks } from './bulk/jobs.ts';
import { finishColorRemovals } from './color/replace.ts';
import { followPayments } from './customer/follow-payment.ts';
import type { Database } from './database/database.ts';
import type { Bucket } from './files/bucket.ts';
import { forgetUnusedFiles, forgetUnusedObjects } from './files/store.ts';
import { claimRun } from './housekeeping/claim.ts';
import { type Part, runParts } from './housekeeping/run-parts.ts';
import { onWake } from './housekeeping/wake.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { applyScheduledStatuses } from './institution/apply-schedule.ts';
import { fillInstitutionSearchTexts } from './institution/search-text.ts';
import { log } from './log.ts';
import { queueDueNotices } from './notice/due.ts';
import { requeueNotices } from './notice/requeue.ts';
import { hurryMail } from './outbox/outbox.ts';
import { finishRateBatches } from './rate/large.ts';
import { finishRoleRenames } from './role-permission/rename.ts';
import { fillReferenceKeys } from './seed/reference-keys.ts';
import { renewSearchTexts } from './seed/search-texts.ts';
import { fillSearchWords } from './seed/search-words.ts';
import { fillSeenNames } from './seed/seen-names.ts';
import { forgetOldSessions } from './session/forget.ts';
import { finishPlanMoves } from './subscription/follow-moves.ts';
import { renewSubscriptions } from './subscription/renewals.ts';
import type { TemplateSync } from './whatsapp/templates/sync.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
  fillSearchWords,
  addAuditMonths,
];

/**
 * Tasks for times that someone has set, for work that someone has begun, and for rows that a search does not find yet.
 */
const punctualParts: readonly Part[] = [
  applyScheduledStatuses,
  finishRateBatches,
  hurryMail,
  fillUserSearchTexts,
  fillInstitutionSearchTexts,
];

/** Work that a call has begun, and that goes on after it. */
const begunParts: readonly Part[] = [finishPlanMoves, finishRoleRenames, finishColorRemovals];

/** How late `punctualParts` may be, at most. */
const PUNCTUAL_PAUSE = 5 * MINUTE;

/** A round of the housekeeping: what is done again and again, one after the other. */
export interface Round {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Between the end of a run and the next one, in milliseconds, over all processes. */
  readonly pause: number;
  readonly claim?: typeof claimRun;
}

/**
 * Removes rows that no one can use any longer, renews subscriptions, suspends institutes that do not pay and reminds of
 * what is due.
 */
export const hourly: Round = { name: 'hourly', parts: housekeepingParts, pause: HOUR };

export const punctual: Round = { name: 'punctual', parts: punctualParts, pause: PUNCTUAL_PAUSE };

/** Follows a run at once where a call of this process has begun something, and else within a minute. */
export const begun: Round = { name: 'begun', parts: begunParts, pause: 0 };

/** Dependencies of the tasks besides the database. */
interface Means {
  readonly templates: TemplateSync;
  /** Null where pictures are in the database. */
  readonly bucket: Bucket | null;
}

/** All that a process does again and again. */
export function roundsOf({ templates, bucket }: Means): readonly Round[] {
  const withMeans: readonly Part[] = [
    function refreshMessageTemplates(db, now) {
      return templates.refresh(db, now);
    },
    async function removeUnusedObjects(db, now) {
      if (bucket) await forgetUnusedObjects(db, now, bucket);
    },
  ];
  return [{ ...hourly, parts: [...hourly.parts, ...withMeans] }, punctual, begun];
}

/** How long a stop waits for the slice under way. */
const STOP_MS = 4000;

/** Looks, from a minute or two after the start on, whether a run of a round is due that no other process has. */
export function startHousekeeping(
  db: Database,
  { claim = claimRun, ...round }: Round = hourly,
): { stop(): Promise<void> } {
  const ends = new AbortController();
  // It is woken from a request, whose id and deadline are not those of the work.
  const outsideRequest = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isWoken = false;

  async function look(): Promise<void> {
    isRunning = true;
    isWoken = false;
    try {
      const run = await claim(db, round);
      if (run) await runParts(db, round.parts, run, ends.signal);
    } catch (error) {
      log('warn', 'housekeeping', { part: round.name, error });
    }
    isRunning = false;
    if (!ends.signal.aborted) lookIn(isWoken ? 0 : MINUTE);
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = look();
    }, ms);
    timer.unref();
  }

  function wake(): void {
    isWoken = true;
    if (!isRunning && !ends.signal.aborted) outsideRequest(() => lookIn(0));
  }

  const sleepOn = round.pause === 0 ? onWake(wake) : () => {};
  lookIn(MINUTE * (1 + Math.random()));
  return {
    async stop() {
      sleepOn();
      ends.abort();
      clearTimeout(timer);
      const late = new AbortController();
      await Promise.race([running, wait(STOP_MS, undefined, late).catch(() => {})]);
      late.abort();
    },
  };
}
