import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ADMIN, databases, openTestApp, type TestApp } from '../testing/app.ts';

/**
 * Requests a side. The short form sees whether the work for an unknown account is left out; 500, as in
 * `SAME_TIME_ROUNDS=500 vitest run --project server same-time`, sees differences of a few percent.
 */
const ROUNDS = Number(process.env.SAME_TIME_ROUNDS ?? 15);
const LONG = 200;
const [database] = databases;

const NOBODY = 'nobody@platform.example';

let test: TestApp;

beforeAll(async () => {
  if (!database) throw new Error('The tests need a database.');
  test = await openTestApp(database);
  // The time is that of the product (`testing/quick-passwords.ts`).
  vi.stubEnv('SLOW_PASSWORDS', '1');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await test.close();
});

let callers = 0;

/** Milliseconds of one request, from a network that no one has called from. */
async function timed(path: string, body: object): Promise<number> {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const start = performance.now();
  await test.call('POST', path, { body, address });
  return performance.now() - start;
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

it.each([
  ['/user/login', (email: string) => ({ email, password: 'not the password' })],
  ['/user/forgot-password', (email: string) => ({ email })],
])(
  '%s takes known and unknown accounts the same time',
  async (path, body) => {
    await timed(path, body(ADMIN));
    const measure = async () => {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // In turn, each of them first half of the time: whatever else the machine does falls on both alike.
        const sides = [
          { times: known, email: ADMIN },
          { times: unknown, email: NOBODY },
        ];
        for (const { times, email } of round % 2 ? sides : sides.reverse()) {
          times.push(await timed(path, body(email)));
        }
      }
      return { known, unknown, ratio: median(unknown) / median(known) };
    };
    const isOff = ({ ratio }: { ratio: number }) => ratio < 0.5 || ratio > 2;
    let measured = await measure();
    // A difference is there again; other work that fell on one side is not.
    for (let again = 0; again < 2 && isOff(measured); again += 1) measured = await measure();
    const { known, unknown, ratio } = measured;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    if (ROUNDS < LONG) return;
    const p = likelihood(known, unknown);
    console.info({ path, rounds: ROUNDS, known: median(known), unknown: median(unknown), p });
    expect(p).toBeGreaterThan(0.01);
  },
  600_000,
);
