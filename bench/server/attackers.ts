import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { hospitalityOwner, superAdmin, toursOwner } from '../../e2e/product/accounts.ts';
import { withHouse } from '../../e2e/product/running-product.ts';
import { percentile, rotated } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';
import { ATTACK_KINDS, type AttackKind, type Orders, type Responses } from './attack.ts';
import { machine, requireLarge, settings, signIn } from './large-platform.ts';
import { withPostgres } from './postgres.ts';

const SLICE_SECONDS = 10;
const MOST_MS = 100;
/** Paths that someone of an institute opens. */
const PATHS = ['/user/me', '/user', '/asset/forTable'];

/** Attacks of a slice, and the response times of the innocent client in all slices with them. */
interface Condition {
  readonly kinds: readonly AttackKind[];
  readonly times: number[];
  readonly responses: Responses;
  refused: number;
}

/**
 * How long one innocent client of an institute waits, alone and beside attackers: one kind at a time and all at once,
 * for `seconds` each, in slices that take turns. One process on PostgreSQL with the data of a large platform.
 */
export async function attackersMeasures({ seconds }: { seconds: number }): Promise<Measure[]> {
  return withPostgres((url) =>
    withHouse(async (house) => {
      const env = { ...settings, SAMPLE_DATA: 'large', DATABASE_URL: url };
      const { origin } = await house.start({ env });
      const searcher = await signIn(origin);
      await requireLarge(origin, searcher);
      const tokens = {
        searcher,
        reporter: await signIn(origin, await secondAdmin(origin, searcher, url)),
        owner: await signIn(origin, hospitalityOwner),
      };
      const innocent = await signIn(origin, toursOwner);
      const sets = [[], ...ATTACK_KINDS.map((kind) => [kind]), [...ATTACK_KINDS]];
      const conditions = sets.map(
        (kinds): Condition => ({ kinds, times: [], responses: {}, refused: 0 }),
      );
      for (let round = 0, left = seconds; left > 0; round += 1, left -= SLICE_SECONDS) {
        for (const condition of rotated(conditions, round)) {
          const { kinds } = condition;
          const stop = await startAttack({ origin, kinds, tokens });
          await ask(condition, origin, innocent, Math.min(left, SLICE_SECONDS));
          for (const [what, count] of Object.entries(await stop())) {
            condition.responses[what] = (condition.responses[what] ?? 0) + count;
          }
        }
      }
      return [measureOf(conditions)];
    }),
  );
}

/** Another administrator of the platform, with the password of the first. */
async function secondAdmin(origin: string, token: string, url: string) {
  const email = 'attacker@booking.example';
  const person = { firstName: 'Asha', lastName: 'Pillai', email, role: 'Super Admin' };
  const response = await fetch(`${origin}/api/v1/user`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  // It is there already where the database was used before.
  if (response.status !== 201 && response.status !== 409) {
    throw new Error(`No second administrator: ${response.status} ${await response.text()}`);
  }
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `update app_user set status = 'Active', password_hash = (select password_hash from app_user where email = $1)
    where email = $2`,
    [superAdmin.email, email],
  );
  await client.end();
  return { email, password: superAdmin.password };
}

interface Client {
  connect(): Promise<void>;
  query(text: string, values: readonly string[]): Promise<unknown>;
  end(): Promise<void>;
}
/** The driver that the server has. */
const pg: { readonly Client: new (url: string) => Client } = createRequire(
  new URL('../../apps/server/package.json', import.meta.url),
)('pg');

/** Begins an attack. Returns the function that ends it and says what it was answered. */
async function startAttack(orders: Orders): Promise<() => Promise<Responses>> {
  const child = fork(new URL('attack.ts', import.meta.url), {
    env: { ...process.env, ORDERS: JSON.stringify(orders) },
  });
  await once(child, 'message');
  return async () => {
    const said = once(child, 'message');
    child.send('stop');
    const [seen] = await said;
    return seen;
  };
}

/** One client, that asks again as soon as it has its response. */
async function ask(condition: Condition, origin: string, token: string, long: number) {
  const end = performance.now() + long * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const start = performance.now();
    const response = await fetch(`${origin}/api/v1${PATHS[turn % PATHS.length]}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    condition.times.push(performance.now() - start);
    if (!response.ok) condition.refused += 1;
  }
}

function measureOf(conditions: readonly Condition[]): Measure {
  const rows = conditions.map(({ kinds, times, refused, responses }): Row => {
    const p50 = percentile(times, 50);
    const attacked = Object.entries(responses).map(([what, count]) => `${what} ${count}`);
    return {
      who: kinds.length === ATTACK_KINDS.length ? 'all four' : (kinds[0] ?? 'alone'),
      cells: [
        p50.toFixed(1),
        percentile(times, 99).toFixed(0),
        Math.max(...times).toFixed(0),
        String(times.length),
        String(refused),
        attacked.sort().join(', '),
      ],
      ...(kinds.length === ATTACK_KINDS.length && {
        goal: { met: p50 <= MOST_MS && refused === 0, text: `p50 ${MOST_MS} ms` },
      }),
    };
  });
  return {
    title: `One client of an institute beside attackers, PostgreSQL, ${machine()}`,
    columns: ['p50 ms', 'p99 ms', 'max ms', 'calls', 'refused', 'the attackers were answered'],
    rows,
  };
}
