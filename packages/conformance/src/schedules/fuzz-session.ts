import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { reportOf, scheduleProperty } from './schedules.ts';

/** Schedules that are run under one seed; a failure is found again by that seed and its path. */
const BATCH = 10_000;

const USAGE =
  'npm run fuzz:session [--runs n] [--seed=n] [--unavailable logout|keep]\n' +
  'npm run fuzz:session --seed=n --path p --unavailable logout|keep   one that failed, again\n';

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    unavailable: { type: 'string' },
  },
});
const { path } = values;

const both = ['logout', 'keep'] as const;
const modes = both.filter((mode) => !values.unavailable || mode === values.unavailable);
const isAgain = path !== undefined;
const runs = Number(values.runs ?? (isAgain ? 1 : 1_000_000));
const first = Number(values.seed ?? Date.now() % 2 ** 31);
if (modes.length === 0) refuse(`--unavailable ${values.unavailable}: it is logout or keep.`);
if (!Number.isInteger(runs) || runs < 1)
  refuse(`--runs ${values.runs}: that is no number of schedules.`);
if (!Number.isInteger(first)) refuse(`--seed ${values.seed}: that is no whole number.`);
if (isAgain && (values.seed === undefined || modes.length > 1 || values.runs !== undefined)) {
  refuse('--path names one schedule: it goes with --seed and --unavailable, and without --runs.');
}

process.on('unhandledRejection', (reason) => {
  process.stderr.write(`A rejection that no one handles: ${reason}\n`);
  process.exit(1);
});

const began = performance.now();
let done = 0;
for (let batch = 0; done < runs; batch += 1) {
  const mode = modes[batch % modes.length] ?? 'logout';
  const seed = first + Math.floor(batch / modes.length);
  const numRuns = Math.min(BATCH, runs - done);
  const again = isAgain ? { path } : { numRuns };
  const details = await fc.check(scheduleProperty(mode), { seed, ...again });
  if (details.failed) {
    process.stderr.write(`${reportOf(details, mode)}\n`);
    process.exit(1);
  }
  done += numRuns;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${done} schedules in ${seconds} s; seed ${seed}, ${mode}: no rule broken\n`,
  );
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n${USAGE}`);
  process.exit(2);
}
