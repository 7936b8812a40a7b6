import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextJob } from '../bulk/jobs.ts';
import type { Database } from '../database/database.ts';
import type { Bucket } from '../files/bucket.ts';
import { roundsOf } from '../housekeeping.ts';
import { readings } from '../metrics/registry.ts';
import { claimMail } from '../outbox/outbox.ts';
import { bulkJob } from '../schema/bulk.ts';
import { outbox } from '../schema/outbox.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { seedSample } from '../seed/sample.ts';
import { insertAnyRows } from '../testing/any-rows.ts';
import { databases, useTestApp } from '../testing/app.ts';
import { multiplyRows, tablesIn } from '../testing/many-rows.ts';
import { countsAll, type PlanStep, planOf, rowsRead, rowsRemoved } from '../testing/plans.ts';
import { type Statement, statementsOf } from '../testing/statements.ts';
import { sampleProvider } from '../whatsapp/templates/sample.ts';
import { createTemplateSync } from '../whatsapp/templates/sync.ts';
import { wholeRun } from './progress.ts';
import type { Part } from './run-parts.ts';
import { COUNTED_MAX, observeWork } from './work-gauges.ts';

const ROWS = 20_000;
/** Rows that a statement may read for nothing, such as institutes that a person has suspended. */
const FEW = 2_000;
/** Tables that stay small by their nature, whatever an installation grows to. */
const SMALL = [
  'template',
  'bkbtr_setting',
  'housekeeping_hold',
  'meta',
  'plan_move',
  'role_rename',
  'color_removal',
  'housekeeping_part',
  'message_template',
  'message_template_sync',
];

/** They go through whole tables, by the primary key, once in the life of a database. */
const ONCE = ['renewSearchTexts', 'fillSeenNames', 'fillReferenceKeys', 'fillSearchWords'];

let account = 0;
/** Read each time that someone looks: those of another account are never new enough. */
const templates = createTemplateSync(async () => {
  account += 1;
  return { account: `account ${account}`, list: sampleProvider.list };
});
const bucket: Bucket = {
  put: async () => {},
  get: async () => undefined,
  remove: async () => {},
  close() {},
};

const rounds = roundsOf({ templates, bucket });
const parts = rounds.flatMap((round) => round.parts.map((part) => ({ name: part.name, part })));

/** Recurring reads beside the rounds, and the most rows that each may read. */
const looks: readonly {
  readonly name: string;
  readonly look: (db: Database, now: Date) => Promise<unknown>;
  readonly most: number;
}[] = [
  { name: 'the metrics', look: () => readings(), most: COUNTED_MAX },
  { name: 'the next email', look: claimMail, most: 2 },
  { name: 'the next change of many rows', look: nextJob, most: 2 },
];

/** The embedded one has the same planner. */
const served = databases.filter(({ kind }) => kind === 'postgres');

describe.each(served)('the housekeeping of twenty thousand institutes on $kind', (database) => {
  const test = useTestApp(database);
  const now = new Date();

  /** The statements by which work looks for its rows. */
  async function readsOf(work: () => Promise<unknown>): Promise<Statement[]> {
    const sent = await statementsOf(work);
    return sent.filter(({ text }) => /^\s*(select|with|delete|update)\b/.test(text));
  }

  /** Returns the statements of a part that finds nothing to do. */
  const readsOfPart = (part: Part) => readsOf(() => part(test.db, now, wholeRun));

  function expectNoScan(plan: readonly PlanStep[], text: string): void {
    const isScan = (step: PlanStep) =>
      step['Node Type'] === 'Seq Scan' &&
      !SMALL.includes(step['Relation Name'] ?? '') &&
      !countsAll(step);
    expect(plan.filter(isScan), text).toEqual([]);
  }

  beforeAll(async () => {
    await test.db.delete(appUser);
    await seedSample(test.db, now);
    // Due work is done first, so that the parts only look for it in the next run.
    for (const { part } of parts) await part(test.db, now, wholeRun);
    const sent: Statement[] = [];
    for (const { part } of parts) sent.push(...(await readsOfPart(part)));
    for (const { look } of looks) sent.push(...(await readsOf(() => look(test.db, now))));
    const named = new Set(sent.flatMap(({ text }) => tablesIn(text)));
    const large = [...named].filter((table) => !SMALL.includes(getTableConfig(table).name));
    expect(large).toContain(institution);
    for (const table of large) {
      if ((await test.db.$count(table)) === 0) await insertAnyRows(test.pool, table, ROWS);
    }
    await multiplyRows(test.pool, large, ROWS);
    await test.db.execute(sql`update whatsapp set status = 'Active', (template_name, template_language)
      = (select name, language from message_template where status = 'APPROVED' order by 1, 2 limit 1)`);
    await test.pool.query('vacuum (analyze) whatsapp');
  });

  it.each(parts)('$name reads by an index', async ({ name, part }) => {
    for (const statement of await readsOfPart(part)) {
      expectNoScan(await planOf(test.pool, statement), statement.text);
      if (ONCE.includes(name) || !/^\s*(select|with)\b/.test(statement.text)) continue;
      const run = await planOf(test.pool, statement, true);
      expect(rowsRemoved(run), statement.text).toBeLessThanOrEqual(FEW);
    }
  });

  describe('while thousands wait', () => {
    beforeAll(async () => {
      const due = new Date(now.getTime() - 3_600_000);
      // The emails are due as a round of notices queues them.
      await test.db.update(outbox).set({ dueAt: due });
      await test.db.delete(bulkJob);
      await test.db.execute(sql`
        insert into bulk_job (id, user_id, list, call, change, status, total, created_at, served_at)
        select lpad(n::text, 24, '0'), (select min(id) from app_user), 'color.list', 'color.update',
          '{"body":{}}', case n % 20 when 0 then 'Running' else 'Done' end, 1, now(),
          now() - n * interval '1 s'
        from generate_series(1, ${ROWS}::int) n`);
      for (const table of ['mail_order', 'bulk_job']) {
        await test.pool.query(`vacuum (analyze) ${table}`);
      }
    });

    it.each(looks)('$name reads few rows of an index', async ({ look, most }) => {
      const connection = await test.pool.connect();
      const stop = observeWork(test.db, rounds);
      try {
        for (const statement of await readsOf(() => look(test.db, now))) {
          await connection.query('begin');
          const plan = await planOf(connection, statement, true);
          await connection.query('rollback');
          expectNoScan(plan, statement.text);
          expect(rowsRead(plan), statement.text).toBeLessThanOrEqual(most);
        }
      } finally {
        stop();
        connection.release(true);
      }
    });
  });

  it('knows that it looks at what grows', async () => {
    expect(await test.db.$count(institution, sql`true`)).toBeGreaterThanOrEqual(ROWS);
  });
});
