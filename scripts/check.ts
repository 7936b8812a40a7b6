/** `npm test`: every check, the table of clauses and a closing line. `npm run check <name>…` runs some of them. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { oneFile } from './bundlers/one-file.ts';
import { bytes } from './bytes/bytes.ts';
import { consoleBytes } from './bytes/console.ts';
import { after, type Check, judged, type Verdict } from './check/check.ts';
import { program } from './check/programs.ts';
import { chosen, type Finished, indented, minutesTable, runChecks } from './check/run-checks.ts';
import { playwright, type TestRun, vitest } from './check/test-runs.ts';
import { chromium } from './chromium/bring-chromium.ts';
import { root } from './command/command.ts';
import { consumer } from './consumer/consumer.ts';
import { manifests } from './consumer/manifests.ts';
import { next } from './consumer/next-host.ts';
import { docs } from './docs/docs-check.ts';
import { frontDesk } from './front-desk/front-desk.ts';
import { imports } from './imports/check-imports.ts';
import { licences } from './licences/licences.ts';
import { links } from './links/links.ts';
import { mcp } from './mcp/mcp.ts';
import { mentions } from './mentions/check-mentions.ts';
import { momentWords } from './moment/moment.ts';
import { changesets } from './release/changesets.ts';
import { readClauses, readOwed } from './requirements/clauses.ts';
import { judge } from './requirements/judge.ts';
import { clausesTable } from './requirements/table.ts';
import type { TestOutcome } from './requirements/test-outcomes.ts';
import { tables } from './tables/one-writer.ts';
import { visual } from './visual/visual-check.ts';
import { wording } from './wording/wording.ts';

// Every process that a check starts takes what an earlier one has compiled; the server is started a hundred times.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/booking/compiled');

const browser = ['chromium', 'build'];

/** Waits for its browser or its database for part of its time. */
const waiting = <T extends Check>(check: T): T => ({ ...check, cores: 0.7 });

const runs: readonly TestRun[] = [
  // Storybook's build writes the public files that the stories ask for.
  after(
    ['chromium', 'storybook'],
    vitest('stories', 'every story in Chromium, with axe', ['stories']),
  ),
  after(browser, waiting(playwright('e2e', 'the product as a user starts it', 'product'))),
  after(
    ['build'],
    waiting(
      vitest('server', 'the server on PostgreSQL, and on PGlite what depends on how it runs', [
        'server',
      ]),
    ),
  ),
  after(
    browser,
    waiting(playwright('stage', 'every story on a bare page, and in the pages of others', 'stage')),
  ),
  after(
    ['build'],
    waiting(
      vitest('unit', 'units in Node, hooks and providers in a DOM', ['unit', 'dom', 'console']),
    ),
  ),
  after(browser, waiting(playwright('site', 'the public pages as a visitor meets them', 'site'))),
];

/** Checks that fail soonest come first, then the longest: all cores end together when they end short. */
const checks: readonly Check[] = [
  chromium,
  program('lint', 'Biome', 'biome', 'check', '--error-on-warnings', '.'),
  program('build', 'everything builds', 'node', 'scripts/build.ts'),
  // The screens in it import the client as it is built.
  after(
    ['build'],
    program('storybook', '[CARD-05] the static build succeeds', 'storybook', 'build', '--quiet'),
  ),
  after(['build'], program('types', 'tsc', 'tsc', '-b')),
  after(
    ['build'],
    program('story-types', 'tsc, of the stories of the library', 'tsc', '-p', '.storybook'),
  ),
  // It loads configurations that import what is built.
  after(['build'], program('unused', 'knip', 'knip')),
  after(
    ['build'],
    program(
      'rules',
      'our own apps keep to the rules for apps on the library',
      'node',
      'packages/eslint-plugin/node_modules/eslint/bin/eslint.js',
      '--flag=unstable_native_nodejs_ts_config',
      '--config=packages/eslint-plugin/apps.config.ts',
      'apps/console/src',
      'examples/front-desk/src',
    ),
  ),
  imports,
  tables,
  wording,
  links,
  mentions,
  licences,
  changesets,
  ...runs,
  after(['storybook', 'chromium'], visual),
  after(['build', 'storybook', 'chromium'], docs),
  after(['build'], consumer),
  after(['build'], mcp),
  after(['build', 'chromium'], next),
  after(['build', 'chromium'], frontDesk),
  after(['build', 'chromium'], oneFile),
  after(['build'], manifests),
  after(['build'], bytes),
  after(['build'], consoleBytes),
];

process.stdout.write(`${momentWords(new Date())}\n`);

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No such check: ${unknown.join(', ')}. `);
  process.stderr.write(`There are ${checks.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

const finished = await runChecks(
  requested.length === 0 ? checks : chosen(checks, requested),
  // More than there are: none is as busy all the time. On two cores the stories have room for two others.
  Math.min(4, Math.max(2, availableParallelism())) * 1.25,
);
const verdicts = finished.map(({ verdict }) => verdict);
if (requested.length === 0) verdicts.push(await clauses(finished));
const sum = (key: 'passed' | 'failed') =>
  verdicts.reduce((total, verdict) => total + verdict[key], 0);

process.stdout.write(`\n■ minutes\n${minutesTable(finished)}\n`);
const failed = finished.filter(({ verdict }) => verdict.failed > 0);
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.map(({ check }) => check.name).join(', ')}\n`);
  // Again at the end, where a long output is looked at first.
  for (const { title, reason = '' } of runs.flatMap(failedIn)) printFailure(title, reason);
  for (const { check, verdict } of failed.filter(({ check }) => !isOfATest(check)))
    printFailure(`${check.name}:`, lastLines(verdict.note));
}
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
// Processes that a hung check has left behind must not keep the run open.
process.exit(sum('failed') > 0 ? 1 : 0);

function failedIn(run: TestRun): TestOutcome[] {
  return run.outcomes().filter(({ state }) => state === 'failed');
}

/** Whether a check failed by a test, whose title explains it. */
function isOfATest({ name }: Check): boolean {
  return runs.some((run) => run.name === name && failedIn(run).length > 0);
}

/** Where tools say what was wrong: an error that no test caught comes last. */
function lastLines(note: string): string {
  return note.trim().split('\n').slice(-40).join('\n');
}

function printFailure(title: string, reason: string): void {
  const details = reason && `\n${indented(indented(reason))}`;
  process.stdout.write(`${indented(`✗ ${title}${details}`)}\n`);
}

/** Holds everything that ran against the table of clauses; a check that is no test run counts by its title. */
async function clauses(all: readonly Finished[]): Promise<Verdict> {
  const document = (name: string) => readFile(path.join(root, 'docs', name), 'utf8');
  const outcomes = [
    ...runs.flatMap((run) => run.outcomes()),
    ...all.map(
      ({ check, verdict }): TestOutcome => ({
        title: check.title,
        state: verdict.failed > 0 ? 'failed' : 'passed',
      }),
    ),
  ];
  const judgement = judge(
    readClauses(await document('requirements.md'), await document('endpoints.tsv')),
    readOwed(await document('unproved.md')),
    outcomes,
  );
  process.stdout.write(`\n■ clauses: docs/requirements.md\n${clausesTable(judgement)}\n`);
  return judged(judgement.problems);
}
