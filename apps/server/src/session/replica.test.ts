import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { connectServed } from '../database/open.ts';
import { registers } from '../metrics/registry.ts';
import { ADMIN, openTestApp, type TestApp } from '../testing/app.ts';
import { type Replicated, startReplicated } from '../testing/standby.ts';
import { createReplica } from './replica.ts';
import { observeReplica } from './replica-lag.ts';

describe('a replica', () => {
  let replicated: Replicated;
  let standby: OpenDatabase;
  let test: TestApp;
  let writer: string;
  let reader: string;

  beforeAll(async () => {
    replicated = await startReplicated(false);
    standby = connectServed(replicated.standbyUrl);
    const database = { kind: 'postgres', url: replicated.primaryUrl } as const;
    test = await openTestApp(database, {}, { replica: (db) => createReplica(db, standby) });
    writer = (await test.signIn(ADMIN)).accessToken;
    reader = (await test.signIn(ADMIN)).accessToken;
  });
  afterAll(async () => {
    await test.close();
    await standby.close();
    await replicated.stop();
  });

  async function found(token: string): Promise<readonly string[]> {
    const { status, body } = await test.call('GET', '/color?search=Replicated', { token });
    expect(status).toBe(200);
    return body.data.colors.map(({ name }: { name: string }) => name);
  }
  async function write(name: string, hex: string): Promise<void> {
    const group = 'status';
    const { status } = await test.call('POST', '/color', {
      token: writer,
      body: { name, hex, group },
    });
    expect(status).toBe(201);
  }

  it('is read from, and shows what has been written a moment ago', async () => {
    await write('Replicated one', '#A1B2C3');
    await vi.waitUntil(async () => (await found(reader)).length === 1, { timeout: 300_000 });
    await vi.waitUntil(
      async () => {
        const { rows } = await replicated.query(
          replicated.standbyUrl,
          `select count(*)::int as count from pg_stat_activity where query like '%color%' and pid <> pg_backend_pid()`,
        );
        await found(reader);
        return rows[0]?.count > 0;
      },
      { timeout: 300_000, interval: 100 },
    );
  });

  it('shows no one less than they have written, while it is behind', async () => {
    await replicated.query(replicated.standbyUrl, 'select pg_wal_replay_pause()');
    await write('Replicated two', '#A1B2C4');
    expect(await found(writer)).toEqual(['Replicated one', 'Replicated two']);
    // Someone else is a moment behind.
    expect(await found(reader)).toEqual(['Replicated one']);
    await replicated.query(replicated.standbyUrl, 'select pg_wal_replay_resume()');
    await vi.waitUntil(async () => (await found(reader)).length === 2, { timeout: 300_000 });
    expect(await found(writer)).toHaveLength(2);
  });

  it('counts all where that is asked for, and serves the page of a list from the primary', async () => {
    const counted = async (query: string) => {
      const { body } = await test.call('GET', `/color${query}`, { token: reader });
      return body.total;
    };
    const before = await counted('');
    await vi.waitUntil(async () => (await counted('?count=exact')) === before, {
      timeout: 300_000,
    });
    await replicated.query(replicated.standbyUrl, 'select pg_wal_replay_pause()');
    await write('Counted', '#A1B2C7');
    expect(await counted('')).toBe(before + 1);
    expect(await counted('?count=exact')).toBe(before);
    await replicated.query(replicated.standbyUrl, 'select pg_wal_replay_resume()');
  });

  async function lag(): Promise<number | undefined> {
    const metrics = await Promise.all(
      registers.map((registry) => registry.getSingleMetric('booking_replica_lag_seconds')?.get()),
    );
    return metrics.flatMap((metric) => metric?.values ?? [])[0]?.value;
  }

  it('is measured by how far it is behind, also while it is away', async () => {
    expect(await lag()).toBeUndefined();
    const stop = observeReplica(test.db, standby.db);
    try {
      await vi.waitUntil(async () => (await lag()) === 0, { timeout: 300_000 });
      await replicated.query(replicated.standbyUrl, 'select pg_wal_replay_pause()');
      await write('Replicated far', '#A1B2C6');
      await vi.waitUntil(async () => ((await lag()) ?? 0) > 0.2, { timeout: 300_000 });
      await replicated.query(replicated.standbyUrl, 'select pg_wal_replay_resume()');
      await vi.waitUntil(async () => (await lag()) === 0, { timeout: 300_000 });
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      replicated.killStandby();
      await vi.waitUntil(async () => ((await lag()) ?? 0) > 0.2, { timeout: 300_000 });
    } finally {
      stop();
    }
    expect(await lag()).toBeUndefined();
  });

  it('is not missed when it is away', async () => {
    expect(await found(reader)).toHaveLength(3);
    await write('Replicated three', '#A1B2C5');
    expect(await found(reader)).toHaveLength(4);
    vi.restoreAllMocks();
  });
});
