import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { scheduleProperty } from './schedules.ts';

/** So many schedules are run under one seed; a failure is found again by that seed and its path. */
const BATCH = 10_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    unavailable: { type: 'string' },
  },
});

const both = ['logout', 'keep'] as const;
const modes = both.filter((mode) => !values.unavailable || mode === values.unavailable);
const wanted = values.seed === undefined ? Number(values.runs) : BATCH * modes.length;
const first = Number(values.seed ?? Date.now() % 2 ** 31);
if (modes.length === 0 || !Number.isInteger(wanted) || !Number.isInteger(first)) {
  process.stderr.write(
    'npm run fuzz:session -- [--runs n] [--seed=n [--path p]] [--unavailable logout|keep]\n',
  );
  process.exit(2);
}

process.on('unhandledRejection', (reason) => {
  process.stderr.write(`A rejection that nobody handles: ${reason}\n`);
  process.exit(1);
});

const began = performance.now();
let done = 0;
for (let batch = 0; done < wanted; batch += 1) {
  const mode = modes[batch % modes.length] ?? 'logout';
  const seed = first + Math.floor(batch / modes.length);
  const numRuns = Math.min(BATCH, wanted - done);
  const found = await fc.check(scheduleProperty(mode), {
    seed,
    numRuns,
    ...(values.path !== undefined && { path: values.path }),
  });
  if (found.failed) {
    process.stderr.write(`${fc.defaultReportMessage(found)}\n\nAgain: npm run fuzz:session --`);
    process.stderr.write(
      ` --unavailable ${mode} --seed=${found.seed} --path ${found.counterexamplePath}\n`,
    );
    process.exit(1);
  }
  done += values.path === undefined ? numRuns : wanted;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(
    `${done} schedules in ${seconds} s; seed ${seed}, ${mode}: no rule broken\n`,
  );
}
