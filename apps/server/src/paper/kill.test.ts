import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Paper } from '@booking/api-client/contract';
import { SAMPLE_PASSWORD } from '@booking/api-client/sample';
import { describe, expect, it, vi } from 'vitest';
import { type Child, end, startChild } from '../testing/child.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { copyPrepared } from '../testing/prepared.ts';

/** `npm run durability` sets it to 200. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 1);
const WRITERS = 4;
/** Invoices that are acknowledged before each kill. */
const ENOUGH = 6;

type Send = ReturnType<typeof sender>;

/** Sends a request as the administrator. Returns null when the server is gone. */
function sender({ origin }: Child, token: string) {
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape; other tests check them by schema
  return async (method: string, route: string, body?: unknown): Promise<any> => {
    try {
      const answer = await fetch(`${origin}/api/v1${route}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return await answer.json();
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  };
}

async function signIn(child: Child): Promise<Send> {
  const body = { email: 'admin@booking.example', password: SAMPLE_PASSWORD };
  return sender(child, (await sender(child, '')('POST', '/user/login', body)).accessToken);
}

const instituteOf = (template: string, n: number) => ({
  name: `Papered House ${n}`,
  code: `PAP${n}`,
  type: 'Hotel',
  template,
  email: `desk-${n}@papered.example`,
  phone: '+919876543210',
  address: { line1: '1 Lake Road', city: 'Udaipur', state: 'Rajasthan', country: 'IN' },
  owner: { firstName: 'Asha', lastName: 'Mehta', email: `owner-${n}@papered.example` },
});

/** All invoices by now. */
async function invoices(send: Send): Promise<readonly Paper[]> {
  const all: Paper[] = [];
  for (let after: string | undefined = '0'.repeat(24); after; ) {
    const { data } = await send('GET', `/paper?kind=taxInvoice&limit=100&after=${after}`);
    all.push(...data.papers);
    after = data.papers.length === 100 ? all.at(-1)?._id : undefined;
  }
  return all;
}

/** Kills the product while it charges, and looks after each start at the numbers that are there. */
async function kill(env: Readonly<Record<string, string>>, rounds: number) {
  let child = await startChild(env);
  const charged: string[] = [];
  let tried = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const send = await signIn(child);
      const templates = await send('GET', '/template');
      const { _id: template } = templates.data.templates.find(
        ({ isAvailable }: { isAvailable: boolean }) => isAvailable,
      );
      const write = async () => {
        for (;;) {
          tried += 1;
          const created = await send('POST', '/institution', instituteOf(template, tried));
          const id = created?.data.institution._id;
          const listed = id && (await send('GET', `/subscription?institution=${id}`));
          const sold = listed?.data.subscriptions[0]._id;
          const ended =
            sold && (await send('PATCH', `/subscription/${sold}`, { action: 'endTrial' }));
          if (!ended) return;
          charged.push(ended.data.subscription.entries[0]._id);
        }
      };
      const enough = charged.length + ENOUGH;
      const written = Promise.all(Array.from({ length: WRITERS }, write));
      await Promise.race([
        vi.waitUntil(() => charged.length >= enough, { timeout: 300_000, interval: 1 }),
        written,
      ]);
      await end(child, 'SIGKILL');
      await written;

      child = await startChild(env);
      const papers = await invoices(await signIn(child));
      const numbers = papers.map(({ number }) => Number(number.split('/').at(-1)));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
      const entries = new Set(papers.map(({ entry }) => entry));
      expect(charged.filter((entry) => !entries.has(entry))).toEqual([]);
    }
  } finally {
    await end(child, 'SIGKILL');
  }
}

describe('kill -9 while it charges', () => {
  it.each(['the embedded database', 'PostgreSQL'])(
    'leaves no gap, no double and no charge without its invoice on %s',
    async (kind) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'booking-papers-'));
      const env = { DATA_DIR: dataDir, PORT: '0' };
      try {
        if (kind === 'PostgreSQL') {
          await withNewDatabase((DATABASE_URL) => kill({ ...env, DATABASE_URL }, ROUNDS));
        } else {
          copyPrepared('sample', path.join(dataDir, 'db'));
          await kill(env, ROUNDS);
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    600_000 + ROUNDS * 20_000,
  );
});
