import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { allDatabases, type TestApp, useTestApp } from '../testing/app.ts';
import type { HttpEnv } from './env.ts';
import { mountHealth } from './health.ts';

describe.each(allDatabases)('health on $kind', (database) => {
  const test = useTestApp(database);

  const ask = async (db: TestApp['db'], lifecycle: { draining: boolean; replaced: boolean }) => {
    const app = new Hono<HttpEnv>();
    mountHealth(app, db, lifecycle);
    const [alive, ready] = [await app.request('/healthz'), await app.request('/readyz')];
    return { alive: alive.status, ready: ready.status, says: await ready.json() };
  };

  it('is ready while the database answers', async () => {
    const running = { draining: false, replaced: false };
    expect(await ask(test.db, running)).toEqual({
      alive: 200,
      ready: 200,
      says: { status: 'ready' },
    });
  });

  it('is not ready while the database only reads, as a standby does', async () => {
    const running = { draining: false, replaced: false };
    await inTransaction(test.db, async (tx) => {
      await tx.execute(sql`set local transaction_read_only = on`);
      expect(await ask(tx, running)).toEqual({
        alive: 200,
        ready: 503,
        says: { status: 'read-only database' },
      });
    });
  });

  it('is ready no more from the signal to stop, unless others serve on', async () => {
    const stopping = { draining: true, replaced: false };
    expect(await ask(test.db, stopping)).toEqual({
      alive: 200,
      ready: 503,
      says: { status: 'stopping' },
    });
    const replaced = { draining: true, replaced: true };
    expect(await ask(test.db, replaced)).toEqual({
      alive: 200,
      ready: 200,
      says: { status: 'ready' },
    });
  });
});
