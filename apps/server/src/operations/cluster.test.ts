import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SLICE } from '../bulk/worker.ts';
import { createAdmin } from '../create-admin/create-admin.ts';
import { connectServed } from '../database/open.ts';
import { databases, instituteForm } from '../testing/app.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { type MetaServer, startMetaServer } from '../testing/whatsapp/meta-server.ts';

const SERVERS = 3;
const FREE_TRIES = 5;
/** More than a slice of a change of many rows. */
const INSTITUTES = SLICE + 5;

const ADMIN = {
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@first.example',
  password: 'a lake between hills',
};

/** Hashes passwords as the tests do. */
const QUICK_PASSWORDS = `--import=${new URL('../testing/quick-passwords.ts', import.meta.url)}`;

const bulkAnswer = z.object({
  data: z.object({
    bulk: z.object({
      _id: z.string(),
      status: z.string(),
      counts: z.object({ Changed: z.number() }),
    }),
  }),
});

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
  let meta: MetaServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let env: Readonly<Record<string, string>>;
  let turn = 0;
  let started = 0;

  beforeAll(async () => {
    if (database.kind !== 'postgres') throw new Error('These tests are of PostgreSQL.');
    admin = new pg.Client(database.url);
    await admin.connect();
    await admin.query(`create database ${name}`);
    mail = await startMailServer();
    meta = await startMetaServer();
    env = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the tests, long enough',
      PORT: '0',
      PUBLIC_URL: 'https://booking.example',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      DATABASE_URL: database.url.replace(/[^/]*$/, name),
      WHATSAPP_API_URL: meta.url,
      WHATSAPP_ACCOUNT_ID: '10642',
      WHATSAPP_TOKEN: 'a token',
    };
    for (let count = 0; count < SERVERS; count += 1) children.push(await start());
    const open = connectServed(env.DATABASE_URL ?? '');
    await createAdmin(open.db, ADMIN, new Date());
    await open.close();
  });
  afterAll(async () => {
    for (const child of children) await end(child, 'SIGTERM');
    mail.server.close();
    await meta.close();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  /** Each is told apart by the name that its connections have. */
  const start = () => {
    started += 1;
    const url = `${env.DATABASE_URL}?application_name=server_${started}`;
    return startChild({ ...env, DATABASE_URL: url }, [QUICK_PASSWORDS]);
  };

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

  const bulkOf = ({ body }: { readonly body: unknown }) => bulkAnswer.parse(body).data.bulk;

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
    // Queued as by a command, which ends before anything is sent.
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

  it('make changes of many rows together, each row once', async () => {
    const token = await signIn();
    const open = connectServed(env.DATABASE_URL ?? '');
    for (let count = 0; count < INSTITUTES; count += 1) {
      const form = { ...(await instituteForm(open.db)), name: `Heron ${count}` };
      expect((await send('POST', '/institution', form, token)).status).toBe(201);
    }
    // Which server writes what becomes of a row.
    await open.pool.query(`create table worked as
      select job_id, place, '' as server from bulk_item where false`);
    await open.pool.query(`create function note_work() returns trigger language plpgsql as $$ begin
      insert into worked values (new.job_id, new.place, current_setting('application_name'));
      return null; end $$`);
    await open.pool.query(`create trigger note_work after update on bulk_item for each row
      when (new.outcome = 'Changed') execute function note_work()`);
    const versions = async () => {
      const { rows } = await open.pool.query<{ version: number }>(
        `select version from institution where name like 'Heron%' order by id`,
      );
      return rows.map(({ version }) => version);
    };
    const before = await versions();

    /** One that each server is asked for, so that each looks for what is to be done. */
    const change = async (_child: unknown, at: number) => {
      const body = {
        ...{ list: 'institution.list', call: 'institution.update', query: 'search=heron' },
        addTag: `tag ${at}`,
      };
      const { _id } = bulkOf(await send('POST', '/bulk', body, token));
      const until = async (status: string) => {
        for (;;) {
          const bulk = bulkOf(await send('GET', `/bulk/${_id}`, undefined, token));
          if (bulk.status === status) return bulk;
          await wait(20);
        }
      };
      await until('Checked');
      await send('POST', `/bulk/${_id}/run`, undefined, token);
      return (await until('Done')).counts;
    };
    const counts = await Promise.all(children.map(change));
    expect(counts.map(({ Changed }) => Changed)).toEqual(children.map(() => INSTITUTES));
    const after = await versions();
    expect(after).toEqual(before.map((version) => version + children.length));
    // Once in the check, and once for good.
    const { rows: twice } = await open.pool.query(
      'select from worked group by job_id, place having count(*) <> 2',
    );
    expect(twice).toEqual([]);
    const { rows: servers } = await open.pool.query('select distinct server from worked');
    expect(servers.length).toBeGreaterThan(1);
    await open.close();
  });

  it('ask the provider of message templates once, the first time and again', async () => {
    const token = await signIn();
    const open = connectServed(env.DATABASE_URL ?? '');
    for (const time of ['first', 'again']) {
      meta.requests.length = 0;
      const asked = Promise.withResolvers<void>();
      meta.answer(async (_request, response) => {
        await asked.promise;
        response.end('{"data":[]}');
      });
      let answered = 0;
      const calls = children.map(async () => {
        const { status } = await send('GET', '/whatsapp/templates', undefined, token);
        answered += 1;
        return status;
      });
      // The others go on with what is stored, while the provider takes its time.
      while (answered < SERVERS - 1 && meta.requests.length < 2) await wait(20);
      asked.resolve();
      expect(await Promise.all(calls)).toEqual(children.map(() => 200));
      expect(meta.requests, time).toHaveLength(1);
      await open.pool.query(
        `update message_template_sync set synced_at = now() - interval '1 day'`,
      );
    }
    await open.close();
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
