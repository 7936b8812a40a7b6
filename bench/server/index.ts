import { withHouse } from '../../e2e/product/running-product.ts';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import { median, percentile, rotated } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';
import { firstRows } from './first-rows.ts';
import { machine, requireLarge, settings, signIn } from './large-platform.ts';
import { type Read, reads } from './reads.ts';

/** Milliseconds: of a list at the server, and until the first 20 institutes are on screen. */
const goals = { p95: 25, rows: 1_000 };

/** How often a read is sent in a round. */
const TIMES = 10;

/** One row by its key, behind the same checks: what any read costs. */
const baseline: Read = { who: 'baseline (user.me)', path: '/user/me' };

/**
 * Lists, searches and the report with the data of a large platform, on the database that `DATABASE_URL` names or on the
 * embedded one. `SAMPLE_DATA=huge` and `SAMPLE_SCALE` choose another size.
 */
export async function serverMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  return withHouse(async (house) => {
    const start = performance.now();
    const { SAMPLE_DATA = 'large', SAMPLE_SCALE = '' } = process.env;
    const env = { ...settings, SAMPLE_DATA, SAMPLE_SCALE };
    const { origin } = await house.start({ env });
    const filled = (performance.now() - start) / 1000;
    const token = await signIn(origin);
    const institutes = await requireLarge(origin, token);
    const all = [baseline, ...reads];
    const times = new Map<Read, number[]>(all.map((read) => [read, []]));
    const perRound = new Map<Read, number[]>(all.map((read) => [read, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const read of rotated(all, round)) {
        const measured = await timesOf(origin, token, read);
        times.get(read)?.push(...measured);
        perRound.get(read)?.push(median(measured));
      }
    }
    const ratio = (read: Read) =>
      median(
        (perRound.get(read) ?? []).map(
          (own, round) => own / (perRound.get(baseline)?.[round] ?? Number.NaN),
        ),
      );
    const rows = all.map((read): Row => {
      const own = times.get(read) ?? [];
      const p95 = percentile(own, 95);
      return {
        who: read.who,
        cells: [median(own).toFixed(1), p95.toFixed(1), ratio(read).toFixed(1)],
        ...(read.path.startsWith('/report') || read === baseline
          ? {}
          : { goal: { met: p95 <= goals.p95, text: `p95 ${goals.p95} ms` } }),
      };
    });
    return [
      {
        title: `Reads of ${institutes.toLocaleString('en')} institutes, filled in ${filled.toFixed(0)} s, ${machine()}`,
        columns: ['p50 ms', 'p95 ms', '× baseline'],
        rows,
      },
      await onScreen(origin, rounds),
    ];
  });
}

/** Milliseconds from a request until all of its response is there, one after the other. */
async function timesOf(origin: string, token: string, { who, path }: Read): Promise<number[]> {
  const measured: number[] = [];
  for (let times = 0; times < TIMES; times += 1) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/v1${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    measured.push(performance.now() - start);
    if (!response.ok) throw new Error(`${who}: ${response.status} ${text.slice(0, 200)}`);
  }
  return measured;
}

async function onScreen(origin: string, rounds: number): Promise<Measure> {
  const browser = await launchChromium();
  try {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      durations.push(await firstRows(browser, origin));
    const middle = median(durations);
    return {
      title: 'The first 20 of 5,000 institutes on screen, from the navigation',
      columns: ['ms'],
      rows: [
        {
          who: '/all-institutes',
          cells: [middle.toFixed(0)],
          goal: { met: middle <= goals.rows, text: `${goals.rows} ms` },
        },
      ],
    };
  } finally {
    await browser.close();
  }
}
