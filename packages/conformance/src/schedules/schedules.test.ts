import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportOf, scheduleProperty } from './schedules.ts';
import { type Step, schedules } from './steps.ts';

const SCHEDULES = 2_000;

// The command that runs more of them, and runs a failure again, is `npm run fuzz:session`.
test.each(['logout', 'keep'] as const)(
  `[AUTH-04] ${SCHEDULES} random schedules break no rule of the session (refreshUnavailable: %s)`,
  async (unavailable) => {
    const details = await fc.check(scheduleProperty(unavailable), { numRuns: SCHEDULES });
    console.info(`${details.numRuns} schedules, ${unavailable}: seed ${details.seed}`);
    expect(details.failed, reportOf(details, unavailable)).toBe(false);
    expect(details.numRuns).toBe(SCHEDULES);
  },
);

test('a schedule that breaks a rule is told with the rule, its steps and how to see it again', async () => {
  const broken = fc.asyncProperty(schedules, async (_: Step[]) => {
    throw new Error('sent once: POST c1 is sent again');
  });
  const report = reportOf(await fc.check(broken, { seed: 7 }), 'keep');
  expect(report).toContain('Rule broken: sent once: POST c1 is sent again');
  expect(report.match(/"kind":/g)).toHaveLength(5);
  expect(report).toMatch(
    /^Again: npm run fuzz:session --unavailable keep --seed=7 --path \d+(:\d+)*$/m,
  );
});

describe('npm run fuzz:session', () => {
  function run(...args: string[]) {
    const command = fileURLToPath(new URL('fuzz-session.ts', import.meta.url));
    return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  }

  test('takes a number of runs and a seed together', () => {
    const { stdout, status } = run('--runs', '3', '--seed=7', '--unavailable', 'keep');
    expect(stdout).toMatch(/^3 schedules in \d+ s; seed 7, keep: no rule broken\n$/);
    expect(status).toBe(0);
  });

  test.each([
    [['--runs', 'many'], '--runs many: that is no number of schedules.'],
    [['--seed=x'], '--seed x: that is no whole number.'],
    [['--unavailable', 'maybe'], '--unavailable maybe: it is logout or keep.'],
    [['--seed=7', '--path', '1'], '--path names one schedule'],
    [['--seed=7', '--path', '1', '--unavailable', 'keep', '--runs', '3'], '--path names one'],
  ])('refuses %j with words', (args, words) => {
    const { stderr, status } = run(...args);
    expect(stderr).toContain(words);
    expect(status).toBe(2);
  });
});
