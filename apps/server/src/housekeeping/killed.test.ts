import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECOLORED_AT_ONCE } from '../category/recolor.ts';
import { unaudited } from '../database/audit-context.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { begun } from '../housekeeping.ts';
import { RENAMED_AT_ONCE } from '../role-permission/rename.ts';
import { auditEntry } from '../schema/audit-entry.ts';
import { category } from '../schema/category.ts';
import { colorRemoval } from '../schema/color-removal.ts';
import { generic } from '../schema/generic.ts';
import { housekeepingRun } from '../schema/housekeeping.ts';
import { notice } from '../schema/notice.ts';
import { planMove } from '../schema/plan-move.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { roleRename } from '../schema/role-rename.ts';
import { subscription } from '../schema/subscription.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { MOVED_AT_ONCE } from '../subscription/follow-moves.ts';
import { CHILD_ENV, makeAdmin, QUICK_PASSWORDS, sendTo, signInTo } from '../testing/admin.ts';
import { databases, instituteForm } from '../testing/app.ts';
import { type Child, end, startChild } from '../testing/child.ts';
import { connectPatiently } from '../testing/patient.ts';
import { claimRun } from './claim.ts';
import { runParts } from './run-parts.ts';

/** `npm run jobs` kills many times: every other time at any moment instead of in the middle of a slice. */
const KILLS = Number(process.env.JOB_KILLS ?? 1);
/** Institutes beside the first, with a subscription each; some slices of every job. */
const COPIES = 2 * MOVED_AT_ONCE + 50;
const CATEGORIES = 3 * RECOLORED_AT_ONCE;
/** The lock at which a process stops in the middle of its slice. */
const GATE = 4_040;
/** Rows after the call: in the middle of a slice of each job. */
const STOPS_AT = MOVED_AT_ONCE + RENAMED_AT_ONCE / 2;

const postgres = databases.filter(({ kind }) => kind === 'postgres');

/** Work that a call begins, and its result once all slices are done. */
interface Job {
  readonly name: string;
  /** The table that its slices write, and the row in it at which the process stops. */
  readonly table: PgTable;
  /** Begins it. Returns the rows that must have changed once. */
  begin(round: number): Promise<SQL>;
  readonly underWay: PgTable;
  readonly count: number;
}

describe.each(postgres)(
  'a process that is killed at work on $kind',
  { timeout: 600_000 * KILLS },
  (database) => {
    const name = `killed_${process.pid}`;
    let dataDir: string;
    let admin: pg.Client;
    let gate: pg.Client;
    let open: OpenDatabase;
    let child: Child;
    let env: Readonly<Record<string, string>>;
    let token: string;
    let home: string;
    let template: string;
    let plan: string;

    const start = () => startChild(env, [QUICK_PASSWORDS]);
    const send = async (method: string, path: string, body: object) => {
      const answer = await sendTo(child.origin, method, path, { token, body });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      return answer.body.data;
    };

    beforeAll(async () => {
      if (database.kind !== 'postgres') throw new Error('These tests are of PostgreSQL.');
      admin = new pg.Client(database.url);
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = database.url.replace(/[^/]*$/, name);
      dataDir = mkdtempSync(path.join(tmpdir(), 'booking-killed-'));
      env = { ...CHILD_ENV, DATABASE_URL: url, DATA_DIR: dataDir };
      child = await start();
      open = connectPatiently(url);
      gate = new pg.Client(url);
      await gate.connect();
      await makeAdmin(open.db);
      token = await signInTo(child.origin);
      home = (await send('POST', '/institution', await instituteForm(open.db))).institution._id;
      await fill();
    });
    afterAll(async () => {
      await end(child, 'SIGTERM');
      await gate.end();
      await open.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
    });

    /** Copies the institute, its subscription and its owner, and gives it categories. */
    async function fill(): Promise<void> {
      const { db } = open;
      const [sold] = await db
        .select()
        .from(subscription)
        .where(eq(subscription.institutionId, home));
      const [first] = await db.select().from(institution).where(eq(institution.id, home));
      plan = sold?.pricingId ?? '';
      template = first?.templateId ?? '';
      const [kind] = await db
        .select()
        .from(generic)
        .where(eq(generic.templateId, template))
        .limit(1);
      await send('PATCH', '/rolePermission/save', {
        template,
        roles: [{ role: 'Porter', permissions: ['booking.read'] }],
      });
      const copies = (tx: Database, table: PgTable, same: SQL, fields: SQL) =>
        tx.execute(sql`insert into ${table} select copy.* from ${table} one,
        generate_series(1, ${COPIES}::int) n, jsonb_populate_record(one, jsonb_build_object(${fields})) copy
        where ${same}`);
      const nth = sql`'f' || lpad(to_hex(n), 23, '0')`;
      await unaudited(() =>
        inTransaction(db, async (tx) => {
          await copies(
            tx,
            institution,
            sql`one.id = ${home}`,
            sql`'id', ${nth}, 'code', 'COPY' || n`,
          );
          const own = sql`one.institution_id = ${home}`;
          await copies(tx, subscription, own, sql`'id', ${nth}, 'institution_id', ${nth}`);
          const person = sql`'id', ${nth}, 'institution_id', ${nth}, 'email', n || '@people.example', 'role', 'Porter'`;
          await copies(tx, appUser, own, person);
          await tx.insert(category).values(
            Array.from({ length: CATEGORIES }, (_, n) => ({
              ...{ id: `f${n.toString(16).padStart(23, '0')}`, institutionId: home, order: n },
              ...{ genericId: kind?.id ?? '', name: `Copy ${n}`, code: `C${n}`, basePriceMinor: 1 },
              ...{ searchText: ` copy ${n}`, createdAt: new Date(), updatedAt: new Date() },
            })),
          );
        }),
      );
    }

    const jobs: readonly Job[] = [
      {
        name: 'a move of subscriptions',
        table: subscription,
        underWay: planMove,
        count: COPIES + 1,
        async begin(round) {
          await send('PATCH', `/pricing/${plan}`, {
            ...{ header: `Richer ${round}`, price: 2000 + round, moveExisting: 'planPrice' },
          });
          return sql`${subscription.pendingChange} ->> 'planName' = ${`Richer ${round}`}`;
        },
      },
      {
        name: 'a rename of a role',
        table: appUser,
        underWay: roleRename,
        count: COPIES,
        async begin(round) {
          const [role] = await open.db
            .select({ id: rolePermission.id })
            .from(rolePermission)
            .where(sql`${rolePermission.role} in ('Porter', ${`Porter ${round - 1}`})`);
          const next = `Porter ${round}`;
          const roles = [{ _id: role?.id, role: next }];
          await send('PATCH', '/rolePermission/save', { template, roles });
          return eq(appUser.role, next);
        },
      },
      {
        name: 'a replacement of a colour',
        table: category,
        underWay: colorRemoval,
        count: CATEGORIES,
        async begin(round) {
          const addColor = async (which: number) => {
            const hex = `#${(0xb0b0b0 + 2 * round + which).toString(16)}`.toUpperCase();
            const body = { name: `Hue ${round} ${which}`, hex, group: 'category' };
            return (await send('POST', '/color', body)).color._id;
          };
          const [old, replaceBy] = [await addColor(0), await addColor(1)];
          await unaudited(() =>
            inTransaction(open.db, (tx) => tx.update(category).set({ colorId: old })),
          );
          await send('DELETE', `/color/${old}`, { replaceBy });
          return eq(category.colorId, replaceBy);
        },
      },
    ];

    /** Lets the work after the call stop at one row, in the middle of a transaction that has others before it. */
    async function closeGate({ table, underWay }: Job): Promise<void> {
      await gate.query(`select pg_advisory_lock(${GATE})`);
      await open.db.execute(sql`create sequence passed`);
      await open.db.execute(sql`create function pass_gate() returns trigger language plpgsql as $$ begin
      if exists (select from ${underWay} where xmin <> pg_current_xact_id()::xid) and nextval('passed') = ${sql.raw(String(STOPS_AT))}
      then perform pg_advisory_xact_lock_shared(${sql.raw(String(GATE))}); end if;
      return new; end $$`);
      await open.db.execute(
        sql`create trigger gate before update on ${table} for each row execute function pass_gate()`,
      );
    }

    const untilStopped = async () => {
      for (;;) {
        const { rowCount } = await gate.query(
          "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
        );
        if (rowCount) return;
        await wait(10);
      }
    };

    async function openGate({ table }: Job): Promise<void> {
      await gate.query(`select pg_advisory_unlock_all()`);
      await open.db.execute(sql`drop trigger gate on ${table}`);
      await open.db.execute(sql`drop function pass_gate`);
      await open.db.execute(sql`drop sequence passed`);
    }

    async function versionsOf({ table }: Job): Promise<ReadonlyMap<string, number>> {
      const { rows } = await open.db.execute<{ id: string; version: number }>(
        sql`select id, version from ${table}`,
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    }

    const rounds = Array.from({ length: KILLS }, (_, at) => at + 1).flatMap((round) =>
      jobs.map((job) => ({ round, job, title: `${job.name}, round ${round}` })),
    );

    it.each(rounds)(
      'leaves $title to another, which does what is left, once',
      async ({ job, round }) => {
        const { db } = open;
        if (child.process.signalCode !== null) child = await start();
        const isInSlice = round % 2 === 1;
        const before = await versionsOf(job);
        const noticesBefore = await db.$count(notice);
        const { rows } = await db.execute<{ last: string }>(
          sql`select max(id) as last from ${auditEntry}`,
        );
        if (isInSlice) await closeGate(job);
        const isDone = await job.begin(round);
        if (isInSlice) await untilStopped();
        else await wait(Math.random() * 200);
        await end(child, 'SIGKILL');
        if (isInSlice) await openGate(job);

        // No one else has the round while its claim lasts.
        const rest = await claimRun(db, begun);
        if (isInSlice) expect(rest).toBeUndefined();
        await db
          .update(housekeepingRun)
          .set({ claimedUntil: sql`clock_timestamp()` })
          .where(eq(housekeepingRun.name, begun.name));
        const run = rest ?? (await claimRun(db, begun));
        if (!run) throw new Error('No one can go on.');
        await runParts(db, begun.parts, run, new AbortController().signal);

        expect(await db.$count(job.underWay)).toBe(0);
        expect(await db.$count(job.table, isDone)).toBe(job.count);
        const after = await versionsOf(job);
        const isOnce = [...after].filter(([id, version]) => version === (before.get(id) ?? 0) + 1);
        expect(isOnce).toHaveLength(job.count);
        const twice = await db.execute(sql`select record_id from ${auditEntry}
      where id > ${rows[0]?.last} and record_id like 'f%' group by record_id having count(*) > 1`);
        expect(twice.rows).toEqual([]);
        const notices = (await db.$count(notice)) - noticesBefore;
        expect(notices).toBe(job.table === subscription ? job.count : 0);
      },
    );
  },
);
