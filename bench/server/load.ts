import { fork } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newPostgres } from '../../apps/server/src/testing/databases.ts';
import { withHouse } from '../../e2e/product/running-product.ts';
import { median, percentile } from '../report/figures.ts';
import type { Measure } from '../report/table.ts';
import { clients, type Target } from './clients.ts';
import { machine, requireLarge, settings, signIn } from './large-platform.ts';
import { cpuSeconds } from './processes.ts';

const CLIENTS = 50;
/** Rows of the list: goal 14 is about a list of 50. */
const ROWS = 50;
const SLICE_SECONDS = 10;
/** CPU of a response of ours, beside that of the baseline. */
const MOST_CPU = 0.7;

interface Contestant {
  readonly who: string;
  readonly target: Target;
  readonly pid: number;
  readonly times: number[];
  readonly rates: number[];
  readonly cpu: number[];
}

/**
 * A list of institutes for 50 clients at once, a minute for each contestant in slices of ten seconds that take turns, on
 * one PostgreSQL with the data of a large platform. One process each; the clients and the database share its cores.
 */
export async function loadMeasures({ seconds }: { seconds: number }): Promise<Measure[]> {
  return withPostgres((url) =>
    withHouse(async (house) => {
      const env = { ...settings, SAMPLE_DATA: 'large', DATABASE_URL: url };
      const { origin, pid } = await house.start({ env });
      const plain = await startPlain(url);
      try {
        const paths = [`/api/v1/institution?limit=${ROWS}`];
        const token = await signIn(origin);
        await requireLarge(origin, token);
        const ours = contestant('ours', { origin, token, paths }, pid);
        const baseline = contestant(
          'baseline (node:http, pg)',
          { ...plain, paths: ['/'] },
          plain.pid,
        );
        for (let left = seconds; left > 0; left -= SLICE_SECONDS) {
          for (const contender of [baseline, ours])
            await slice(contender, Math.min(left, SLICE_SECONDS));
        }
        return [measureOf(baseline, ours)];
      } finally {
        plain.stop();
      }
    }),
  );
}

/** Passes the PostgreSQL that `DATABASE_URL` names to `use`, or one of its own. */
async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T> {
  const address = process.env.DATABASE_URL;
  if (address?.startsWith('postgres')) return use(address);
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-bench-'));
  // PostgreSQL runs as another user, who must get through to its own folder.
  chmodSync(folder, 0o711);
  const { server, url } = await newPostgres(folder);
  try {
    return await use(url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const contestant = (who: string, target: Target, pid: number): Contestant => ({
  who,
  target,
  pid,
  times: [],
  rates: [],
  cpu: [],
});

async function slice({ target, pid, times, rates, cpu }: Contestant, long: number): Promise<void> {
  const before = cpuSeconds(pid);
  const seen = await clients(CLIENTS, target, (seconds) => seconds >= long);
  const used = cpuSeconds(pid) - before;
  times.push(...seen.times);
  rates.push(seen.times.length / seen.seconds);
  cpu.push((used / seen.times.length) * 1e6);
}

function measureOf(baseline: Contestant, ours: Contestant): Measure {
  const ratio = median(ours.cpu.map((own, n) => own / (baseline.cpu[n] ?? Number.NaN)));
  const rows = [baseline, ours].map((contender) => ({
    who: contender.who,
    cells: [
      median(contender.rates).toFixed(0),
      ...[50, 95, 99].map((percent) => percentile(contender.times, percent).toFixed(1)),
      Math.max(...contender.times).toFixed(0),
      median(contender.cpu).toFixed(0),
      contender === ours ? ratio.toFixed(2) : '1',
    ],
    ...(contender === ours && { goal: { met: ratio <= MOST_CPU, text: `${MOST_CPU} × CPU` } }),
  }));
  return {
    title: `The first ${ROWS} of 5,000 institutes for ${CLIENTS} clients, PostgreSQL, ${machine()}`,
    columns: ['per s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'CPU µs', '× CPU'],
    rows,
  };
}

/** The baseline in a process of its own, and a token that it accepts. */
async function startPlain(url: string) {
  const key = randomBytes(32).toString('hex');
  const child = fork(new URL('plain-server.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: url, KEY: key, ROWS: String(ROWS) },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', () => reject(new Error('The baseline ended.')));
  });
  const signed = `${randomBytes(30).toString('base64url')}.${randomBytes(150).toString('base64url')}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64url');
  return {
    origin: `http://127.0.0.1:${port}`,
    token: `${signed}.${signature}`,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
