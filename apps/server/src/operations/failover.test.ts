import { setTimeout as wait } from 'node:timers/promises';
import { COLOR_GROUPS } from '@booking/api-client/contract';
import { afterEach, describe, expect, it, onTestFailed } from 'vitest';
import * as z from 'zod/mini';
import { createAdmin } from '../create-admin/create-admin.ts';
import { connectServed } from '../database/open.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { type Link, openLink } from '../testing/link.ts';
import { type Replicated, startReplicated } from '../testing/standby.ts';

/** `npm run failover` makes twenty. */
const ROUNDS = Number(process.env.FAILOVERS ?? 1);
const WRITERS = 4;
const THINK_MS = 10;
/** Within which it serves again, once there is a primary. */
const AGAIN_WITHIN_MS = 10_000;
const BEFORE = 40;
const AFTER = 20;

const ADMIN = {
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@first.example',
  password: 'a lake between hills',
};

/** Hashes passwords as the tests do. */
const QUICK_PASSWORDS = `--import=${new URL('../testing/quick-passwords.ts', import.meta.url)}`;

const ENV = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of the tests, long enough',
  PORT: '0',
  WORKERS: '2',
};

describe('a failover', { timeout: 600_000 * ROUNDS }, () => {
  let replicated: Replicated;
  let proxy: Link;
  let child: Child | undefined;

  afterEach(async () => {
    if (child) await end(child, 'SIGTERM');
    await proxy.close();
    await replicated.stop();
  });

  async function send(method: string, path: string, body: unknown, token?: string) {
    return fetch(`${child?.origin}/api/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  }

  async function signIn(): Promise<string> {
    const { email, password } = ADMIN;
    const answer = await send('POST', '/user/login', { email, password });
    const body = z.object({ accessToken: z.string() }).safeParse(await answer.json());
    if (body.success) return body.data.accessToken;
    throw new Error(`The sign-in failed: ${answer.status}`);
  }

  const rounds = Array.from({ length: ROUNDS }, (_, at) => at + 1).flatMap((round) => [
    { round, address: 'both hosts' },
    { round, address: 'a proxy that follows the primary' },
  ]);

  it.each(rounds)(
    'loses no acknowledged write, and needs no restart, by the address of $address: round $round',
    async ({ round, address }) => {
      let stage = 'start';
      onTestFailed(() => {
        const statuses = [...others].join(', ');
        process.stderr.write(
          `Round ${round} failed at “${stage}”: ${tried} tried, ${acknowledged.length} acknowledged, statuses ${statuses}.\n${child?.output().slice(-4000)}\n`,
        );
      });
      const acknowledged: string[] = [];
      const others = new Set<number>();
      let tried = 0;
      replicated = await startReplicated();
      proxy = await openLink(replicated.primaryUrl);
      stage = 'product';
      const url = address === 'both hosts' ? replicated.url : proxy.url;
      child = await startChild({ ...ENV, DATABASE_URL: url }, [QUICK_PASSWORDS]);
      stage = 'account';
      const database = connectServed(replicated.url);
      await createAdmin(database.db, ADMIN, new Date());
      await database.close();
      const token = await signIn();

      let isWriting = true;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (isWriting) {
          tried += 1;
          const name = `Colour ${tried}`;
          const hex = `#${(0xa1b2c3 + tried).toString(16)}`.toUpperCase();
          try {
            const answer = await send(
              'POST',
              '/color',
              { name, hex, group: COLOR_GROUPS[0] },
              token,
            );
            if (answer.ok) acknowledged.push(name);
            else others.add(answer.status);
            await answer.arrayBuffer();
          } catch (error) {
            // A reset; any other error is one of the test.
            if (!(error instanceof TypeError)) throw error;
          }
          await wait(THINK_MS);
        }
      });
      const untilAcknowledged = async (count: number) => {
        while (acknowledged.length < count) {
          if (child?.process.exitCode !== null) throw new Error('The product ended.');
          await wait(THINK_MS);
        }
      };
      try {
        stage = 'before';
        await Promise.race([untilAcknowledged(BEFORE), ...writers]);
        stage = 'promotion';
        replicated.killPrimary();
        await replicated.promote();
        proxy.follow(replicated.standbyUrl);
        stage = 'after';
        const promotedAt = performance.now();
        const before = acknowledged.length;
        await Promise.race([untilAcknowledged(before + 1), ...writers]);
        const ms = Math.round(performance.now() - promotedAt);
        if (process.env.FAILOVERS) process.stdout.write(`Round ${round}: again after ${ms} ms\n`);
        expect(ms).toBeLessThan(AGAIN_WITHIN_MS);
        await Promise.race([untilAcknowledged(before + AFTER), ...writers]);
      } finally {
        isWriting = false;
        await Promise.all(writers);
      }
      stage = 'what is stored';
      const { rows } = await replicated.query(replicated.standbyUrl, 'select name from color');
      const stored = new Set(rows.map(({ name }) => name));
      expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
      expect([...others].filter((status) => status !== 503)).toEqual([]);
      expect(child.output()).not.toContain('worker.died');
      // Everyone is still signed in, and can sign in.
      expect((await send('POST', '/color', {}, token)).status).toBe(400);
      await signIn();
    },
  );
});
