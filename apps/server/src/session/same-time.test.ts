import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN, databases, openTestApp, type TestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

/** Requests a side of the measurement; 500 show differences of a few percent. None by default: it takes a quiet machine. */
const ROUNDS = Number(process.env.SAME_TIME_ROUNDS ?? 0);
const [database] = databases;

const NOBODY = 'nobody@platform.example';

let test: TestApp;

beforeAll(async () => {
  if (!database) throw new Error('The tests need a database.');
  test = await openTestApp(database);
});
afterAll(async () => {
  await test.close();
});

let callers = 0;

/** One request, from a network that no one has called from. */
function send(path: string, body: object) {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  return test.call('POST', path, { body, address });
}

async function timed(path: string, body: object): Promise<number> {
  const start = performance.now();
  await send(path, body);
  return performance.now() - start;
}

/** Returns the work of a request: its hashes, each with its cost, and its statements. */
async function workOf(path: string, body: object) {
  const hashes: unknown[] = [];
  const note = (cost: unknown) => void hashes.push(cost);
  subscribe('booking:hash', note);
  try {
    const statements = await statementsOf(() => send(path, body));
    // Each request has an id and an address of its own, which the audit log gets.
    const told = /"requestId":"[^"]+","address":"[^"]+"/;
    return { hashes, statements: statements.map(({ text }) => text.replace(told, '')) };
  } finally {
    unsubscribe('booking:hash', note);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Two-sided p of the Mann–Whitney test: how likely such a difference is where there is none. */
function likelihood(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce((sum, x) => sum + b.filter((y) => y > x).length, 0);
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  const z = Math.abs(wins - mean) / deviation;
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * tail * Math.exp((-z * z) / 2) * 0.3989422804;
}

describe.each([
  {
    path: '/user/login',
    body: (email: string) => ({ email, password: 'not the password' }),
    hashes: 1,
  },
  { path: '/user/forgot-password', body: (email: string) => ({ email }), hashes: 0 },
])('$path', ({ path, body, hashes }) => {
  it('does the same work for known and unknown accounts', async () => {
    const work = await workOf(path, body(ADMIN));
    expect(work.hashes).toHaveLength(hashes);
    expect(work.statements).not.toEqual([]);
    expect(await workOf(path, body(NOBODY))).toEqual(work);
  });

  if (ROUNDS === 0) return;
  it('takes them the same time', async () => {
    // The time is that of the product (`testing/quick-passwords.ts`).
    vi.stubEnv('SLOW_PASSWORDS', '1');
    await timed(path, body(ADMIN));
    const knownTimes: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // In turn, each of them first half of the time: whatever else the machine does falls on both alike.
      const sides = [
        { times: knownTimes, email: ADMIN },
        { times: unknown, email: NOBODY },
      ];
      for (const { times, email } of round % 2 ? sides : sides.reverse()) {
        times.push(await timed(path, body(email)));
      }
    }
    vi.unstubAllEnvs();
    const p = likelihood(knownTimes, unknown);
    console.info({ path, rounds: ROUNDS, known: median(knownTimes), unknown: median(unknown), p });
    expect(p).toBeGreaterThan(0.01);
  });
});
