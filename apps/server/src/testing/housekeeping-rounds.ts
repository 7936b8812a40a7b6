import { afterEach, vi } from 'vitest';
import { claimRun } from '../housekeeping/claim.ts';
import { type Part, runParts } from '../housekeeping/run-parts.ts';
import { useTestApp } from './app.ts';
import type { TestDatabase } from './databases.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A product whose housekeeping runs when a test says so. */
export function useHousekeeping(database: TestDatabase) {
  const test = useTestApp(database);

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const never: AbortSignal = new AbortController().signal;

  /** Does what is due of a round, as one process of several. Returns whether this one had it. */
  async function runRound(name: string, parts: readonly Part[], signal = never): Promise<boolean> {
    const run = await claimRun(test.db, { name, pause: HOUR });
    if (run) await runParts(test.db, parts, run, signal);
    return run !== undefined;
  }

  return {
    never,
    runRound,
    test,
  };
}
