import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFrom, SAMPLE_PASSWORD } from '@booking/api-client/sample';
import { describe, expect, it, vi } from 'vitest';
import { type Child, end, startChild } from '../testing/child.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { copyPrepared } from '../testing/prepared.ts';

/** `npm run durability` sets it to 200. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 2);
const SEED = Number(process.env.DURABILITY_SEED ?? Date.now() % 1_000_000);
/** PostgreSQL itself is not killed, so there is less to find. */
const ROUNDS_ON_POSTGRES = Math.ceil(ROUNDS / 3);
const WRITERS = 4;

/** Just enough of a client. Returns null when the server is gone. */
function client(origin: string, token: string) {
  return async (
    method: string,
    route: string,
    body?: unknown,
    headers = {},
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape; other tests check them by schema
  ): Promise<{ status: number; body: any } | null> => {
    try {
      const answer = await fetch(`${origin}/api/v1${route}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  };
}

/** A new institute writes rows of four tables: itself, its owner, a subscription, an invitation. */
function instituteOf(template: string, n: number) {
  return {
    name: `Acknowledged House ${n}`,
    code: `ACK${n}`,
    type: 'Hotel',
    template,
    email: `desk-${n}@acknowledged.example`,
    phone: '+919876543210',
    address: { line1: '1 Lake Road', city: 'Udaipur', state: 'Rajasthan', country: 'IN' },
    owner: { firstName: 'Asha', lastName: 'Mehta', email: `owner-${n}@acknowledged.example` },
  };
}

/** Kills the product again and again while it writes, and looks after each start what is there. */
async function kill(env: Readonly<Record<string, string>>, rounds: number) {
  const random = randomFrom(SEED);
  let child: Child = await startChild(env);
  const credentials = { email: 'admin@booking.example', password: SAMPLE_PASSWORD };
  const session = (await client(child.origin, '')('POST', '/user/login', credentials))?.body;
  let tokens: { accessToken: string; refreshToken: string } = session;
  const acknowledged = new Map<string, string>();
  let tried = 0;
  try {
    const templates = await client(child.origin, tokens.accessToken)('GET', '/template');
    const template = templates?.body.data.templates.find(
      ({ isAvailable }: { isAvailable: boolean }) => isAvailable,
    )._id;
    const before = await totals(child, tokens.accessToken);
    for (let round = 0; round < rounds; round += 1) {
      const call = client(child.origin, tokens.accessToken);
      const write = async () => {
        for (;;) {
          tried += 1;
          const answer = await call('POST', '/institution', instituteOf(template, tried), {
            'Idempotency-Key': `round-${round}-${tried}`,
          });
          if (!answer) return;
          expect(answer.status).toBe(201);
          const { _id: id, code } = answer.body.data.institution;
          acknowledged.set(id, code);
        }
      };
      const previousCount = acknowledged.size;
      const written = Promise.all(Array.from({ length: WRITERS }, write));
      // In the middle of the writes: while one is acknowledged, the others are somewhere in theirs.
      const enough = previousCount + random.between(1, 25);
      await Promise.race([
        vi.waitUntil(() => acknowledged.size >= enough, { timeout: 300_000, interval: 1 }),
        written,
      ]);
      await end(child, 'SIGKILL');
      await written;

      // No manual step: the next start is like any other.
      child = await startChild(env);
      const later = client(child.origin, tokens.accessToken);
      expect((await later('GET', '/user/me'))?.status, 'the session goes on').toBe(200);
      const refreshed = await later('GET', '/user/refresh', undefined, {
        refreshToken: tokens.refreshToken,
      });
      expect(refreshed?.status, 'and can be refreshed').toBe(200);
      tokens = refreshed?.body;
      for (const [id, code] of [...acknowledged].slice(previousCount)) {
        const answer = await client(child.origin, tokens.accessToken)('GET', `/institution/${id}`);
        expect(answer?.body.data?.institution, `seed ${SEED}, round ${round}`).toMatchObject({
          code,
          owner: { email: expect.stringContaining('@acknowledged.example') },
          currentSubscription: { plan: 'basic' },
        });
      }
    }
    const after = await totals(child, tokens.accessToken);
    // At most the writes that were under way are there unasked.
    expect(after - before).toBeGreaterThanOrEqual(acknowledged.size);
    expect(after - before).toBeLessThanOrEqual(acknowledged.size + rounds * WRITERS);
    process.stdout.write(`Kills, seed ${SEED}: ${rounds}, ${acknowledged.size} acknowledged\n`);
  } finally {
    await end(child, 'SIGKILL');
  }
}

async function totals(child: Child, token: string): Promise<number> {
  return (await client(child.origin, token)('GET', '/institution?limit=20'))?.body.total;
}

describe('[S32] kill -9 while it writes', () => {
  it(
    `loses nothing, tears nothing and signs no one out: ${ROUNDS} kills of the embedded database`,
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-kill-'));
      copyPrepared('sample', path.join(dataDir, 'db'));
      try {
        await kill({ DATA_DIR: dataDir, PORT: '0' }, ROUNDS);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    600_000 + ROUNDS * 20_000,
  );

  it(
    `nor does the server on PostgreSQL, kills: ${ROUNDS_ON_POSTGRES}`,
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-kill-'));
      try {
        await withNewDatabase((DATABASE_URL) =>
          kill({ DATA_DIR: dataDir, PORT: '0', DATABASE_URL }, ROUNDS_ON_POSTGRES),
        );
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    600_000 + ROUNDS_ON_POSTGRES * 20_000,
  );
});
