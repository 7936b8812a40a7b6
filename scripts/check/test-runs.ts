import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { capture, root } from '../command/command.ts';
import {
  playwrightOutcomes,
  type TestOutcome,
  vitestOutcomes,
} from '../requirements/test-outcomes.ts';
import type { Check, Verdict } from './check.ts';
import { RUNNING_TESTS_FILE, readRunning } from './running/running-tests.ts';

const reports = path.join(root, 'node_modules/.cache/booking/reports');

/** A test run whose outcomes count one by one. */
export interface TestRun extends Check {
  /** The tests it ran, once it has run. */
  outcomes(): readonly TestOutcome[];
}

type ReadReport = (report: unknown) => TestOutcome[];

/** Runs projects of vitest.config.ts. */
export function vitest(name: string, title: string, projects: readonly string[]): TestRun {
  return testRun(name, title, vitestOutcomes, (report) => ({
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      `--reporter=${path.join(import.meta.dirname, 'running/vitest.ts')}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: {},
  }));
}

/** Runs a project of e2e/playwright.config.ts. */
export function playwright(name: string, title: string, project: string): TestRun {
  return testRun(name, title, playwrightOutcomes, (report) => ({
    command: 'playwright',
    args: [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--project',
      project,
      `--reporter=line,json,${path.join(import.meta.dirname, 'running/playwright.ts')}`,
    ],
    // Its workers get the setting to use colours, and Node remarks on the contradiction in every one of them.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: undefined },
  }));
}

function testRun(
  name: string,
  title: string,
  read: ReadReport,
  start: (report: string) => {
    command: string;
    args: string[];
    env: Readonly<Record<string, string | undefined>>;
  },
): TestRun {
  const report = path.join(reports, `${name}.json`);
  const runningFile = path.join(reports, `${name}.running.json`);
  let outcomes: readonly TestOutcome[] = [];
  return {
    name,
    title,
    outcomes: () => outcomes,
    running: () => readRunning(runningFile),
    async run() {
      await mkdir(reports, { recursive: true });
      await rm(report, { force: true });
      await rm(runningFile, { force: true });
      const { command, args, env } = start(report);
      const { ok, output } = await capture(command, args, {
        env: { ...env, [RUNNING_TESTS_FILE]: runningFile },
      });
      if (!existsSync(report)) return { passed: 0, failed: 1, note: output };
      outcomes = read(JSON.parse(await readFile(report, 'utf8')));
      return verdictOf(outcomes, ok, output);
    },
  };
}

/** A run may fail although every test passed: an error no one caught. */
function verdictOf(outcomes: readonly TestOutcome[], ok: boolean, output: string): Verdict {
  const passed = outcomes.filter(({ state }) => state === 'passed').length;
  const failed = outcomes.filter(({ state }) => state === 'failed').length;
  const without = outcomes.filter(isWithout).map(({ title }) => NEEDS.exec(title)?.[1] ?? '');
  const skipped = outcomes.length - passed - failed - without.length;
  const problems = [];
  if (!ok || failed > 0) problems.push(output.trim());
  if (skipped > 0) problems.push(`${skipped} skipped: a test that does not run proves nothing.`);
  if (outcomes.length === 0) problems.push('No test ran.');
  const broken = problems.length > 0 && failed === 0 ? 1 : 0;
  const notes = [...new Set(without)].map((program) => {
    const count = without.filter((needed) => needed === program).length;
    return `${count} not run: there is no ${program} here.`;
  });
  return { passed, failed: failed + broken, note: [...problems, ...notes].join('\n') };
}

/** A test of a program that a machine may not have, as in "(needs pgbouncer 1.21)". */
const NEEDS = /\(needs ([^)]+)\)/;

function isWithout({ title, state }: TestOutcome): boolean {
  return state === 'skipped' && NEEDS.test(title);
}
