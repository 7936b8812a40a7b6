import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAdmin } from '../create-admin/create-admin.ts';
import { connectServed } from '../database/open.ts';
import { databases } from '../testing/app.ts';
import { type Child, end, startChild } from '../testing/child.ts';

const SERVERS = 3;
const FREE_TRIES = 5;

const ADMIN = {
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@first.example',
  password: 'a lake between hills',
};

/** As the tests hash them. */
const QUICK_PASSWORDS = `--import=${new URL('../testing/quick-passwords.ts', import.meta.url)}`;

const postgres = databases.filter(({ kind }) => kind === 'postgres');

/** A mail server that takes everything, and what it has taken. */
async function startMailServer(): Promise<{ server: Server; port: number; letters: string[] }> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let data: string | undefined;
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (data === undefined && text.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (data === undefined) socket.write('250 ok\r\n');
      else {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        letters.push(data);
        data = undefined;
        socket.write('250 taken\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  return { server, port: address.port, letters };
}

describe.each(postgres)('three servers on one $kind', { timeout: 600_000 }, (database) => {
  const name = `cluster_${process.pid}`;
  const children: Child[] = [];
  let admin: pg.Client;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let env: Readonly<Record<string, string>>;
  let turn = 0;

  beforeAll(async () => {
    if (database.kind !== 'postgres') throw new Error('These tests are of PostgreSQL.');
    admin = new pg.Client(database.url);
    await admin.connect();
    await admin.query(`create database ${name}`);
    mail = await startMailServer();
    env = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests, long enough',
      PORT: '0',
      PUBLIC_URL: 'https://booking.example',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      DATABASE_URL: database.url.replace(/[^/]*$/, name),
    };
    for (let count = 0; count < SERVERS; count += 1) children.push(await start());
    const open = connectServed(env.DATABASE_URL ?? '');
    await createAdmin(open.db, ADMIN, new Date());
    await open.close();
  });
  afterAll(async () => {
    for (const child of children) await end(child, 'SIGTERM');
    mail.server.close();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  const start = () => startChild(env, [QUICK_PASSWORDS]);

  /** Sends a request to the server whose turn it is. */
  async function send(method: string, path: string, body?: unknown, token?: string) {
    turn += 1;
    const child = children[turn % children.length];
    const answer = await fetch(`${child?.origin}/api/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  }

  async function signIn(): Promise<string> {
    const { email, password } = ADMIN;
    const { body } = await send('POST', '/user/login', { email, password });
    return z.object({ accessToken: z.string() }).parse(body).accessToken;
  }

  it('count wrong passwords together', async () => {
    const wrong = { email: 'nobody@nowhere.example', password: 'a guess of someone' };
    const statuses: number[] = [];
    for (let count = 0; count < FREE_TRIES + SERVERS; count += 1) {
      statuses.push((await send('POST', '/user/login', wrong)).status);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(FREE_TRIES);
    expect(statuses.slice(FREE_TRIES)).toEqual(Array(SERVERS).fill(429));
  });

  it('refuse a session that one of them has ended, at once', async () => {
    const token = await signIn();
    for (let count = 0; count < SERVERS; count += 1) {
      expect((await send('GET', '/user/me', undefined, token)).status).toBe(200);
    }
    expect((await send('PATCH', '/user/logout', undefined, token)).status).toBe(200);
    for (let count = 0; count < SERVERS; count += 1) {
      expect((await send('GET', '/user/me', undefined, token)).status).toBe(401);
    }
  });

  it('send each email once, also one that another process has queued', async () => {
    const { rows } = await admin.query<{ now: Date }>('select now()');
    const writer = new pg.Client(env.DATABASE_URL);
    await writer.connect();
    const letters = 12;
    // As a command does, which ends before anything is sent.
    await writer.query(
      `with queued as (
        insert into mail_order (id, kind, email, created_at, due_at)
        select lpad(to_hex(n), 24, '0'), 'passwordChanged', $1, $2, $2
        from generate_series(1, ${letters}) as n returning kind)
      select pg_notify('mail_queued', kind) from queued`,
      [ADMIN.email, rows[0]?.now],
    );
    while ((await writer.query('select from mail_order')).rowCount !== 0) await wait(20);
    await writer.end();
    expect(mail.letters).toHaveLength(letters);
    const ids = mail.letters.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1]);
    expect(new Set(ids).size).toBe(letters);
  });

  it('lose no call while they are replaced one after another', async () => {
    const token = await signIn();
    const statuses: number[] = [];
    let isRolling = true;
    const clients = Array.from({ length: 3 }, async () => {
      while (isRolling) {
        statuses.push((await send('GET', '/user/me', undefined, token)).status);
        await wait(10);
      }
    });
    try {
      for (const old of [...children]) {
        children.push(await start());
        // A proxy takes it out of its list first, as it does once /readyz says that it is stopping.
        children.splice(children.indexOf(old), 1);
        const ended = end(old, 'SIGTERM');
        expect(await Promise.race([ended, ...clients])).toBe(0);
      }
    } finally {
      isRolling = false;
      await Promise.all(clients);
    }
    expect(statuses.length).toBeGreaterThan(SERVERS);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
