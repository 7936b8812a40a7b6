import { type House, withHouse } from '../../e2e/product/running-product.ts';
import { median, percentile, ratioToBaseline, rotated } from '../report/figures.ts';
import type { Measure } from '../report/table.ts';
import { clients, type Target } from './clients.ts';
import { type Contestant, contestant, slice, startPlain } from './contestants.ts';
import { machine, requireLarge, settings, signIn } from './large-platform.ts';
import { withPostgres } from './postgres.ts';
import { bodyOf, recordCall } from './statements.ts';

const CLIENTS = 50;
/** Rows of the list: goal 14 is about a list of 50. */
const ROWS = 50;
const LIST = `/api/v1/institution?limit=${ROWS}`;
const SLICE_SECONDS = 10;
const WARM_SECONDS = 5;
/** CPU of a response of ours, beside that of the baseline with the same statements. */
const MOST_CPU = 1.5;

/**
 * A list of institutes for 50 clients at once, a minute for each contestant in slices of ten seconds that take turns, on
 * one PostgreSQL with the data of a large platform, and of ours on the embedded database too. One process each; the
 * clients and PostgreSQL share its cores.
 */
export async function loadMeasures({ seconds }: { seconds: number }): Promise<Measure[]> {
  return withPostgres(async (url) => {
    const env = { ...settings, SAMPLE_DATA: 'large', DATABASE_URL: url };
    const recorded = await recordCall(env, LIST);
    const plain = { DATABASE_URL: url, ROWS: String(ROWS) };
    return withHouse((house) =>
      withHouse(async (embeddedHouse) => {
        const same = await startPlain({ ...plain, STATEMENTS: recorded.statements });
        const simple = await startPlain(plain);
        try {
          const ours = await startOurs(house, env);
          // The address may be in the environment of this process, too.
          const embedded = await startOurs(embeddedHouse, { ...env, DATABASE_URL: '' });
          await requireSameBody(same.target, ours.target);
          const baseline = contestant('baseline: node:http, pg, our statements', same);
          const own = contestant('ours', ours);
          const others = [
            contestant('node:http, pg, two short statements', simple),
            contestant('ours, embedded database', embedded),
          ];
          await takeTurns([baseline, own, ...others], seconds);
          return [measureOf(baseline, own, others)];
        } finally {
          same.stop();
          simple.stop();
        }
      }),
    );
  });
}

async function startOurs(house: House, env: Readonly<Record<string, string>>) {
  const { origin, pid } = await house.start({ env });
  const token = await signIn(origin);
  await requireLarge(origin, token);
  return { target: { origin, token, paths: [LIST] }, pid };
}

/** Compares the bodies of the targets: a baseline with another body is none. @throws Error */
async function requireSameBody(...targets: readonly Target[]): Promise<void> {
  const bodies = await Promise.all(
    targets.map(({ origin, token, paths }) => bodyOf(`${origin}${paths[0]}`, token)),
  );
  if (new Set(bodies).size !== 1) {
    throw new Error(`These differ:\n${bodies.map((body) => body.slice(0, 500)).join('\n')}`);
  }
}

async function takeTurns(contestants: readonly Contestant[], seconds: number): Promise<void> {
  // Compiling is done before anything counts.
  for (const contender of contestants)
    await clients(CLIENTS, contender.target, (long) => long >= WARM_SECONDS);
  for (let round = 0, left = seconds; left > 0; round += 1, left -= SLICE_SECONDS) {
    for (const contender of rotated(contestants, round)) {
      await slice(contender, CLIENTS, Math.min(left, SLICE_SECONDS));
    }
  }
}

function measureOf(baseline: Contestant, ours: Contestant, others: readonly Contestant[]): Measure {
  const rows = [baseline, ours, ...others].map((contender) => {
    const ratio = ratioToBaseline(contender.cpu, baseline.cpu);
    return {
      who: contender.who,
      cells: [
        median(contender.rates).toFixed(0),
        ...[50, 95, 99].map((percent) => percentile(contender.times, percent).toFixed(1)),
        Math.max(...contender.times).toFixed(0),
        median(contender.cpu).toFixed(0),
        ratio.toFixed(2),
        ((contender.bytes.at(-1) ?? Number.NaN) / 2 ** 20).toFixed(0),
        String(contender.refused),
      ],
      ...(contender === ours && { goal: { met: ratio <= MOST_CPU, text: `${MOST_CPU} × CPU` } }),
    };
  });
  return {
    title: `The first ${ROWS} of 5,000 institutes for ${CLIENTS} clients, PostgreSQL, ${machine()}`,
    columns: ['per s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'CPU µs', '× CPU', 'MB', 'refused'],
    rows,
  };
}
