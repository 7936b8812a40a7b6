import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import { log } from '../log.ts';
import { endJob, nextJob } from './jobs.ts';
import { type CallFinder, runNextRow } from './run-row.ts';

/** Works through the changes of many rows, in every process: each row is taken by one of them. */
export interface BulkWorker {
  /** Gives it the calls, once they are put together. */
  serve(find: CallFinder): void;
  /** The calls that it was given. */
  calls(): CallFinder;
  /** Reports that there is something to do. */
  wake(): void;
  /** Works until nothing is left. @param slices The most slices to do. */
  work(slices?: number): Promise<void>;
  /** Ends after the row under way. What is left waits for the next start. */
  stop(): Promise<void>;
}

/** Rows of one job before another job has its turn. */
export const SLICE = 20;
const ROUND_MS = 15_000;

/** @param roundMs how often it looks for what another process has left, in ms; 0 for never. */
export function startBulkWorker(
  { db, hasDiskSpace }: Pick<OpenDatabase, 'db' | 'hasDiskSpace'>,
  roundMs = ROUND_MS,
): BulkWorker {
  // A wake comes from a request, whose id and deadline are not those of the work.
  const outsideRequest = AsyncLocalStorage.snapshot();
  let find: CallFinder | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function slice(calls: CallFinder): Promise<boolean> {
    if (isStopped || !(await hasDiskSpace())) return false;
    const job = await inTransaction(db, (tx) => nextJob(tx, new Date()));
    if (!job) return false;
    for (let row = 0; row < SLICE && !isStopped; row += 1) {
      const wasThere = await runNextRow(db, calls, job, new Date());
      if (!wasThere) {
        // Rows that another process has taken: it ends the job.
        return await inTransaction(db, (tx) => endJob(tx, job, new Date()));
      }
      await yieldToEventLoop();
    }
    return true;
  }

  async function slices(most: number): Promise<void> {
    for (let count = 0; count < most && find; count += 1) {
      if (!(await slice(find))) return;
    }
  }

  function work(most = Number.POSITIVE_INFINITY): Promise<void> {
    round = round.then(() => slices(most)).catch((error) => log('warn', 'bulk.round', { error }));
    return round;
  }

  const timer = roundMs > 0 ? setInterval(work, roundMs) : undefined;
  timer?.unref();
  return {
    serve(calls) {
      find = calls;
    },
    calls() {
      if (!find) throw new Error('It has no calls yet.');
      return find;
    },
    wake: () => outsideRequest(() => void work()),
    work,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
