/** `npm test`: every check, the table of clauses and a closing line. `npm run check <name>…` runs some of them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { arrows } from './arrows/check-arrows.ts';
import { bytes } from './bytes/bytes.ts';
import { consoleBytes } from './bytes/console.ts';
import { aside, type Check, judged, type Verdict } from './check/check.ts';
import { program } from './check/programs.ts';
import { type Finished, runChecks } from './check/run-checks.ts';
import { playwright, type TestRun, vitest } from './check/test-runs.ts';
import { bringChromium } from './chromium/bring-chromium.ts';
import { root } from './command/command.ts';
import { licences } from './licences/licences.ts';
import { links } from './links/links.ts';
import { consumer } from './packed/consumer.ts';
import { manifests } from './packed/manifests.ts';
import { readClauses, readOwed } from './requirements/clauses.ts';
import { judge } from './requirements/judge.ts';
import { clausesTable } from './requirements/table.ts';
import type { TestOutcome } from './requirements/test-outcomes.ts';
import { visual } from './visual/visual-check.ts';
import { wording } from './wording/wording.ts';

// Every process that a check starts takes what an earlier one has compiled; the server is started a hundred times.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/booking/compiled');

/** Each keeps one core busy at most: the other is left to the rest. */
const besides: readonly TestRun[] = [
  vitest('server', 'the server on PGlite and on PostgreSQL', 'server'),
  playwright('stage', 'every story on a bare page, and in the pages of others', 'stage'),
  playwright('site', 'the public pages as a visitor meets them', 'site'),
].map(aside);

const runs: readonly TestRun[] = [
  vitest('unit', 'units in Node, hooks and providers in a DOM', 'unit', 'dom'),
  vitest('stories', 'every story in Chromium, with axe', 'stories'),
  playwright('e2e', 'the product as a user starts it', 'product'),
  {
    ...vitest('timed', 'the times of the specification, measured while nothing else runs', 'timed'),
    isAlone: true,
  },
];

const checks: readonly Check[] = [
  bringChromium,
  program('lint', 'Biome', 'biome', 'check', '--error-on-warnings', '.'),
  program('build', 'everything builds', 'node', 'scripts/build.ts'),
  ...besides,
  aside(consumer),
  program('types', 'tsc', 'tsc', '-b'),
  program('unused', 'knip', 'knip'),
  arrows,
  wording,
  links,
  licences,
  program('changesets', 'changeset status', 'changeset', 'status'),
  manifests,
  bytes,
  consoleBytes,
  program('storybook', '[CARD-05] the static build succeeds', 'storybook', 'build', '--quiet'),
  visual,
  ...runs,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(`No such check: ${unknown.join(', ')}. `);
  process.stderr.write(`There are ${checks.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

const finished = await runChecks(
  checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
);
const verdicts = finished.map(({ verdict }) => verdict);
if (wanted.length === 0) verdicts.push(await clauses(finished));
const sum = (key: 'passed' | 'failed') =>
  verdicts.reduce((total, verdict) => total + verdict[key], 0);

const failed = finished.filter(({ verdict }) => verdict.failed > 0);
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.map(({ check }) => check.name).join(', ')}\n`);
}
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Holds everything that ran against the table of clauses; a check that is no test run counts by its title. */
async function clauses(all: readonly Finished[]): Promise<Verdict> {
  const document = (name: string) => readFile(path.join(root, 'docs', name), 'utf8');
  const outcomes = [
    ...[...besides, ...runs].flatMap((run) => run.outcomes()),
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
