import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectServed } from '../database/open.ts';
import {
  CHILD_ENV,
  makeAdmin,
  nthColor,
  QUICK_PASSWORDS,
  sendTo,
  signInTo,
} from '../testing/admin.ts';
import { databases } from '../testing/app.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { type Cut, type Link, openLink } from '../testing/link.ts';
import { PATIENT } from '../testing/patient.ts';
import { findPooler, type Pooler, startPooler } from '../testing/pooler.ts';

/** `npm run partition` makes many. */
const ROUNDS = Number(process.env.PARTITIONS ?? 1);
const CLIENTS = 6;
const THINK_MS = 10;
/** Longer than a call waits for a connection. */
const SLOW_COMMIT_MS = 3000;
const BEFORE = 20;
const AFTER = 20;

const program = findPooler();
const networks = databases.flatMap((database) =>
  database.kind === 'postgres'
    ? [
        { url: database.url, between: 'the product', pooled: undefined },
        ...(program ? [{ url: database.url, between: 'PgBouncer', pooled: program }] : []),
      ]
    : [],
);

describe.each(networks)(
  'a network between $between and postgres',
  {
    timeout: 600_000 * ROUNDS,
  },
  (network) => {
    const name = `partition_${process.pid}_${networks.indexOf(network)}`;
    let pooler: Pooler | undefined;
    let admin: pg.Client;
    let direct: pg.Client;
    let link: Link;
    let child: Child;
    let token: string;
    let readerToken: string;
    let tried = 0;

    beforeAll(async () => {
      admin = new pg.Client(network.url);
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = network.url.replace(/[^/]*$/, name);
      link = await openLink(url);
      if (network.pooled) {
        // Settings that the documentation asks for.
        await admin.query(`alter database ${name} set statement_timeout = '5s'`);
        await admin.query(`alter database ${name} set idle_in_transaction_session_timeout = '15s'`);
        await admin.query(`alter database ${name} set tcp_user_timeout = '15s'`);
        pooler = await startPooler(network.pooled, link.url, true);
      }
      const DATABASE_URL = pooler?.urlOf(link.url) ?? link.url;
      child = await startChild({ ...CHILD_ENV, DATABASE_URL }, [QUICK_PASSWORDS]);
      const open = connectServed(url);
      await makeAdmin(open.db);
      await makeAdmin(open.db, { firstName: 'Ravi', email: 'ravi@first.example' });
      await open.close();
      direct = new pg.Client(url);
      await direct.connect();
      token = await signInTo(child.origin);
      readerToken = await signInTo(child.origin, 'ravi@first.example');
    });
    afterEach(() => link.heal());
    afterAll(async () => {
      await end(child, 'SIGTERM');
      await direct.end();
      await pooler?.stop();
      await link.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    });

    const create = (body: object, key?: string) =>
      sendTo(child.origin, 'POST', '/color', { token, body, ...(key !== undefined && { key }) });
    const ready = async () => (await fetch(`${child.origin}/readyz`)).status;

    const color = () => {
      tried += 1;
      return nthColor(tried);
    };

    const stored = async () => {
      const { rows } = await direct.query<{ name: string }>('select name from color');
      return rows.map((row) => row.name);
    };

    const ways: readonly Cut[] = ROUNDS > 1 ? ['both', 'there', 'back'] : ['both', 'back'];
    const rounds = Array.from({ length: ROUNDS }).flatMap((_, at) =>
      ways.map((way): [Cut, number] => [way, at + 1]),
    );

    it.each(rounds)(
      'cut (%s): answers 503, loses nothing, and serves again by itself: round %i',
      async (way) => {
        const acknowledged: string[] = [];
        const unanswered: { readonly key: string; readonly body: ReturnType<typeof color> }[] = [];
        const others = new Set<number>();
        let away = 0;
        let isWriting = true;
        const clients = Array.from({ length: CLIENTS }, async () => {
          while (isWriting) {
            const body = color();
            const key = `partition ${body.name}`.replaceAll(' ', '-');
            const answer = await create(body, key);
            if (answer.status === 201) acknowledged.push(body.name);
            else {
              others.add(answer.status);
              unanswered.push({ key, body });
              expect(Number(answer.retryAfter)).toBeGreaterThan(0);
              away += 1;
            }
            await wait(THINK_MS);
          }
        });
        const until = async (isTrue: () => boolean) => {
          while (!isTrue()) await wait(THINK_MS);
        };
        try {
          await Promise.race([until(() => acknowledged.length > BEFORE), ...clients]);
          link.cut(way);
          // Each of them is answered while the link is cut.
          const isReady = ready();
          await Promise.race([until(() => away >= CLIENTS), ...clients]);
          expect(await isReady).toBe(503);
          link.heal();
          const before = acknowledged.length;
          await Promise.race([until(() => acknowledged.length > before + AFTER), ...clients]);
          expect(await ready()).toBe(200);
        } finally {
          link.heal();
          isWriting = false;
          await Promise.all(clients);
        }
        expect([...others]).toEqual([503]);
        // A write that was not acknowledged is done once, whether it was before or is only now.
        for (const { key, body } of unanswered) {
          expect((await create(body, key)).status).toBe(201);
        }
        const names = await stored();
        expect(new Set(names).size).toBe(names.length);
        const asked = [...acknowledged, ...unanswered.map(({ body }) => body.name)];
        expect(names).toEqual(expect.arrayContaining(asked));
        expect(child.output()).not.toContain('worker.died');
      },
    );

    it('of which replies to commits are late, as on a slow disk: reads go on, and what was not acknowledged is done once', async () => {
      link.delay(SLOW_COMMIT_MS, /commit/);
      const writes = Array.from({ length: 10 }, async () => {
        const body = color();
        const key = `slow-${body.hex.slice(1)}`;
        const { status } = await create(body, key);
        return { status, body, key };
      });
      const written = Promise.all(writes);
      let reads = 0;
      let isWriting = true;
      const reader = (async () => {
        while (isWriting) {
          expect(
            (await sendTo(child.origin, 'GET', '/user/me', { token: readerToken })).status,
          ).toBe(200);
          reads += 1;
        }
      })();
      const answers = await Promise.race([written, reader.then(() => [])]);
      isWriting = false;
      await reader;
      link.delay(null, /commit/);
      expect(reads).toBeGreaterThan(0);
      for (const { status, body, key } of answers) {
        expect([201, 503]).toContain(status);
        expect((await create(body, key)).status).toBe(201);
      }
      const names = await stored();
      for (const { body } of answers)
        expect(names.filter((name) => name === body.name)).toHaveLength(1);
    });

    it('that forgets every connection leaves no row held', async () => {
      const { rows } = await direct.query<{ id: string }>('select id from color limit 1');
      const id = rows[0]?.id ?? '';
      // In the middle of a transaction of a process that is cut off.
      const cutOff = connectServed(link.url, { ...PATIENT, silentMs: 500 });
      const holder = await cutOff.pool.connect();
      holder.on('error', () => {});
      await holder.query(`begin; update color set name = 'Held' where id = '${id}'`);
      link.cut('both');
      link.forget();
      await direct.query(`update color set name = 'Free' where id = $1`, [id]);
      expect(await stored()).toContain('Free');
      holder.release(true);
      await cutOff.close();
      while ((await ready()) !== 200) await wait(THINK_MS);
      expect((await create(color())).status).toBe(201);
    });
  },
);
