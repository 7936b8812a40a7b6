import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduleProperty } from './schedules.ts';

const SCHEDULES = 10_000;

// The command that runs more of them, and runs a failure again, is `npm run fuzz:session`.
test.each(['logout', 'keep'] as const)(
  `[AUTH-04] ${SCHEDULES} random schedules break no rule of the session (refreshUnavailable: %s)`,
  async (refreshUnavailable) => {
    const found = await fc.check(scheduleProperty(refreshUnavailable), { numRuns: SCHEDULES });
    console.info(`${found.numRuns} schedules, ${refreshUnavailable}: seed ${found.seed}`);
    expect(found.failed, fc.defaultReportMessage(found)).toBe(false);
    expect(found.numRuns).toBe(SCHEDULES);
  },
  120_000,
);
