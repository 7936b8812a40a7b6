import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { begun, hourly, punctual } from '../housekeeping.ts';
import { appUser, institution } from '../schema/tenant.ts';
import { seedSample } from '../seed/sample.ts';
import { insertAnyRows } from '../testing/any-rows.ts';
import { databases, useTestApp } from '../testing/app.ts';
import { multiplyRows, tablesIn } from '../testing/many-rows.ts';
import { countsAll, type PlanStep, planOf, rowsRemoved } from '../testing/plans.ts';
import { type Statement, statementsOf } from '../testing/statements.ts';
import { wholeRun } from './progress.ts';
import type { Part } from './run-parts.ts';

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
];

/** They go through whole tables, by the primary key, once in the life of a database. */
const ONCE = ['renewSearchTexts', 'fillSeenNames', 'fillReferenceKeys'];

const parts = [...hourly.parts, ...punctual.parts, ...begun.parts].map((part) => ({
  name: part.name,
  part,
}));

/** The embedded one has the same planner. */
const served = databases.filter(({ kind }) => kind === 'postgres');

describe.each(served)('the housekeeping of twenty thousand institutes on $kind', (database) => {
  const test = useTestApp(database);
  const now = new Date();

  /** The statements by which a part looks for its rows; it does nothing to them. */
  async function readsOf(part: Part): Promise<Statement[]> {
    const sent = await statementsOf(() => part(test.db, now, wholeRun));
    return sent.filter(({ text }) => /^\s*(select|with|delete|update)\b/.test(text));
  }

  beforeAll(async () => {
    await test.db.delete(appUser);
    await seedSample(test.db, now);
    // What is due is done, so that what follows looks for it only.
    for (const { part } of parts) await part(test.db, now, wholeRun);
    const sent: Statement[] = [];
    for (const { part } of parts) sent.push(...(await readsOf(part)));
    const named = new Set(sent.flatMap(({ text }) => tablesIn(text)));
    const large = [...named].filter((table) => !SMALL.includes(getTableConfig(table).name));
    expect(large).toContain(institution);
    for (const table of large) {
      if ((await test.db.$count(table)) === 0) await insertAnyRows(test.pool, table, ROWS);
    }
    await multiplyRows(test.pool, large, ROWS);
  });

  it.each(parts)('$name reads by an index', async ({ name, part }) => {
    for (const statement of await readsOf(part)) {
      const steps = await planOf(test.pool, statement);
      const isScan = (step: PlanStep) =>
        step['Node Type'] === 'Seq Scan' &&
        !SMALL.includes(step['Relation Name'] ?? '') &&
        !countsAll(step);
      expect(steps.filter(isScan), statement.text).toEqual([]);
      if (ONCE.includes(name) || !/^\s*(select|with)\b/.test(statement.text)) continue;
      const run = await planOf(test.pool, statement, true);
      expect(rowsRemoved(run), statement.text).toBeLessThanOrEqual(FEW);
    }
  });

  it('knows that it looks at what grows', async () => {
    expect(await test.db.$count(institution, sql`true`)).toBeGreaterThanOrEqual(ROWS);
  });
});
