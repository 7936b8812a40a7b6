import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECOLORED_AT_ONCE } from '../category/recolor.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { category } from '../schema/category.ts';
import { colorRemoval } from '../schema/color-removal.ts';
import { idempotencyKey } from '../schema/idempotency-key.ts';
import {
  CHILD_ENV,
  FIRST_ADMIN,
  makeAdmin,
  nthColor,
  QUICK_PASSWORDS,
  sendTo,
  signInTo,
} from '../testing/admin.ts';
import { databases, instituteForm } from '../testing/app.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { connectPatiently } from '../testing/patient.ts';
import { findPooler, type Pooler, startPooler } from '../testing/pooler.ts';
import { unaudited } from './audit-context.ts';
import type { OpenDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

/** `npm run pooler` sends more, and asks for a PgBouncer. */
const WRITES = Number(process.env.POOLER_WRITES ?? 60);
const isWanted = process.env.POOLER_WRITES !== undefined;
const program = findPooler();
const SECOND_EMAIL = 'ravi@first.example';
const CLIENTS = 6;

const postgres = databases.flatMap((database) => (database.kind === 'postgres' ? [database] : []));
const modes = postgres.flatMap(({ url }) => [
  // Short, as what is longer than 40 signs is cut.
  { title: 'without named statements', needs: 'pgbouncer', url, isNaming: false },
  { title: 'with named statements', needs: 'pgbouncer 1.21', url, isNaming: true },
]);

if (isWanted && !program) {
  throw new Error(
    'There is no pgbouncer on the PATH. Install it (Debian and Ubuntu: apt install pgbouncer; macOS: brew install pgbouncer), or name one: npm run pooler PGBOUNCER=/path/to/pgbouncer. From 1.21 on it is tried with named statements, too.',
  );
}

describe.each(modes)(
  'two processes behind PgBouncer $title (needs $needs)',
  { timeout: 600_000 },
  ({ url, isNaming }) => {
    const canRun = program !== undefined && (program.knowsNames || !isNaming);
    const name = `pooler_${process.pid}_${isNaming ? 'named' : 'plain'}`;
    const children: Child[] = [];
    let admin: pg.Client;
    let pooler: Pooler;
    let open: OpenDatabase;
    let turn = 0;

    beforeAll(async () => {
      if (!program || !canRun) return;
      admin = new pg.Client(url);
      await admin.connect();
      await admin.query(`create database ${name}`);
      // Settings that the documentation asks for.
      await admin.query(`alter database ${name} set statement_timeout = '5s'`);
      await admin.query(`alter database ${name} set idle_in_transaction_session_timeout = '15s'`);
      pooler = await startPooler(program, url, isNaming);
      const through = pooler.urlOf(url.replace(/[^/]*$/, name));
      // Both migrate an empty database.
      const env = { ...CHILD_ENV, DATABASE_URL: through };
      children.push(...(await Promise.all([1, 2].map(() => startChild(env, [QUICK_PASSWORDS])))));
      open = connectPatiently(through);
      await makeAdmin(open.db);
      await makeAdmin(open.db, { firstName: 'Ravi', email: SECOND_EMAIL });
    });
    afterAll(async () => {
      if (!canRun) return;
      for (const child of children) await end(child, 'SIGTERM');
      await open.close();
      await pooler.stop();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    });

    const test = it.runIf(canRun);

    /** Sends a request to the process whose turn it is. */
    function send(method: string, path: string, token?: string, body?: unknown) {
      turn += 1;
      const origin = children[turn % children.length]?.origin ?? '';
      const key = method === 'GET' ? {} : { key: `key-${turn}` };
      return sendTo(origin, method, path, { token, body, ...key });
    }

    /** Runs `count` pieces of work, some at a time. */
    async function crowd(count: number, work: (n: number) => Promise<void>): Promise<void> {
      let begun = 0;
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (begun < count) {
          begun += 1;
          await work(begun);
        }
      });
      await Promise.all(clients);
    }

    test('sessions begin in one process, and end in all', async () => {
      const token = await signInTo(children[0]?.origin ?? '');
      for (const path of [
        '/user/me',
        '/institution?limit=20',
        '/report/superAdmin?startDate=2026-01-01&endDate=2026-01-31',
        '/color',
      ]) {
        for (const _process of children) expect((await send('GET', path, token)).status).toBe(200);
      }
      expect((await send('PATCH', '/user/logout', token)).status).toBe(200);
      for (const _process of children) {
        expect((await send('GET', '/user/me', token)).status).toBe(401);
      }
    });

    test('every change is of who made it, done once, while connections go from one to the other', async () => {
      const [asha = '', ravi = ''] = await Promise.all(
        [FIRST_ADMIN.email, SECOND_EMAIL].map((email) =>
          signInTo(children[0]?.origin ?? '', email),
        ),
      );
      await crowd(WRITES, async (n) => {
        const added = await send('POST', '/color', n % 2 === 0 ? asha : ravi, nthColor(n));
        expect(added.status, JSON.stringify(added.body)).toBe(201);
        const read = await send('GET', '/color?limit=20&search=colour', n % 3 === 0 ? asha : ravi);
        expect(read.status).toBe(200);
        expect((await send('GET', '/user/me', ravi)).body.data.user.email).toBe(SECOND_EMAIL);
      });
      const entries = await open.db
        .select({ name: auditEntry.recordName, by: auditEntry.userName })
        .from(auditEntry)
        .where(
          sql`${auditEntry.recordKind} = 'color' and ${auditEntry.recordName} like 'Colour %'`,
        );
      expect(entries).toHaveLength(WRITES);
      const wrong = entries.filter(({ name: of, by }) => {
        const isAsha = Number(of?.replace('Colour ', '')) % 2 === 0;
        return !by?.startsWith(isAsha ? 'Asha' : 'Ravi');
      });
      expect(wrong).toEqual([]);
      expect(await open.db.$count(idempotencyKey)).toBeGreaterThanOrEqual(WRITES);
      // Nothing of a transaction is left on any connection.
      await crowd(30, async () => {
        const { rows } = await open.pool.query(
          `select coalesce(current_setting('booking.audit', true), '') as audit`,
        );
        expect(rows).toEqual([{ audit: '' }]);
      });
    });

    test(`named statements ${isNaming ? 'are kept' : 'are given up once, and nothing fails'}`, async () => {
      const token = await signInTo(children[0]?.origin ?? '');
      await crowd(WRITES, async () => {
        expect((await send('GET', '/institution?limit=20', token)).status).toBe(200);
      });
      for (const child of children) {
        const told = child.output().split('"event":"database.names"').length - 1;
        if (isNaming) expect(told).toBe(0);
        else expect(told).toBeLessThanOrEqual(1);
      }
      if (!isNaming) return;
      const { rows } = await open.pool.query<{ count: number }>(
        'select count(*)::int as count from pg_prepared_statements',
      );
      expect(rows[0]?.count).toBeGreaterThan(0);
    });

    test('limits are those of the role, and work that may take its time has none', async () => {
      const limit = async (pool: pg.Pool) =>
        (
          await pool.query<{ limit: string }>(
            `select current_setting('statement_timeout') as limit`,
          )
        ).rows[0]?.limit;
      await open.withoutTimeout(({ pool }) =>
        crowd(20, async () => expect(await limit(pool)).toBe('0')),
      );
      await crowd(20, async () => expect(await limit(open.pool)).not.toBe('0'));
    });

    test('what a call has begun goes on after it', async () => {
      const token = await signInTo(children[0]?.origin ?? '');
      const sold = await send('POST', '/institution', token, await instituteForm(open.db));
      expect(sold.status, JSON.stringify(sold.body)).toBe(201);
      const { colors } = (await send('GET', '/color?isUsed=false&limit=20', token)).body.data;
      const [old, replaceBy] = colors.map(({ _id }: { _id: string }) => _id);
      const count = 3 * RECOLORED_AT_ONCE;
      await addCategories(sold.body.data.institution._id, old, count);
      const removed = await send('DELETE', `/color/${old}`, token, { replaceBy });
      expect(removed.status, JSON.stringify(removed.body)).toBe(200);
      while ((await open.db.$count(colorRemoval)) > 0) await wait(20);
      const moved = sql`${category.colorId} = ${replaceBy} and ${category.version} = 1`;
      expect(await open.db.$count(category, moved)).toBe(count);
      expect(await open.db.$count(category, eq(category.colorId, old))).toBe(0);
    });

    test('a notification that no one hears does no harm', async () => {
      await crowd(
        20,
        async () => void (await open.pool.query(`select pg_notify('mail_queued', 'x')`)),
      );
      for (const child of children)
        expect((await fetch(`${child.origin}/readyz`)).status).toBe(200);
      for (const child of children) expect(child.output()).not.toContain('worker.died');
    });

    async function addCategories(home: string, colorId: string, count: number): Promise<void> {
      const [kind] = (
        await open.db.execute<{ id: string }>(
          sql`select generic.id from generic join institution using (template_id) where institution.id = ${home} limit 1`,
        )
      ).rows;
      await unaudited(() =>
        inTransaction(open.db, async (tx) => {
          await tx.insert(category).values(
            Array.from({ length: count }, (_, n) => ({
              id: `c${String(n).padStart(23, '0')}`,
              institutionId: home,
              genericId: kind?.id ?? '',
              name: `Copy ${n}`,
              code: `C${n}`,
              order: n,
              searchText: ` copy ${n}`,
              basePriceMinor: 450_000,
              colorId,
              createdAt: new Date(),
              updatedAt: new Date(),
            })),
          );
        }),
      );
    }
  },
);
