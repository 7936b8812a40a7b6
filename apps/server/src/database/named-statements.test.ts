import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently } from '../testing/patient.ts';
import type { OpenDatabase } from './database.ts';
import { USES_BEFORE_A_NAME } from './named-statements.ts';
import { inTransaction } from './transaction.ts';

/** How often a statement is sent until its name is in use. */
const OFTEN = USES_BEFORE_A_NAME + 2;

describe('names of statements', () => {
  afterEach(() => void vi.restoreAllMocks());

  const add = (open: OpenDatabase, value: number) =>
    open.forRequest(async () =>
      open.db.execute<{ value: number }>(sql`insert into made values (${value}) returning value`),
    );
  const named = async ({ pool }: OpenDatabase) => {
    const { rows } = await pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    return rows.map(({ statement }) => statement);
  };
  const values = async ({ pool }: OpenDatabase) => {
    const { rows } = await pool.query<{ value: number }>('select value from made order by value');
    return rows.map(({ value }) => value);
  };

  async function withTable(work: (open: OpenDatabase) => Promise<void>) {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      try {
        await open.pool.query('create table made (value integer)');
        await work(open);
      } finally {
        await open.close();
      }
    });
  }

  it('are given to what requests send again and again', () =>
    withTable(async (open) => {
      for (let value = 1; value <= USES_BEFORE_A_NAME; value += 1) await add(open, value);
      expect(await named(open)).toEqual([]);
      const { rows } = await add(open, 100);
      expect(rows).toEqual([{ value: 100 }]);
      expect(await named(open)).toEqual(['insert into made values ($1) returning value']);
      expect((await add(open, 101)).rows).toEqual([{ value: 101 }]);
    }));

  it('are not given to other work, to searches, nor in transactions', () =>
    withTable(async (open) => {
      for (let value = 0; value < OFTEN; value += 1) {
        await open.db.execute(sql`select ${value}::int from made`);
        await open.forRequest(() =>
          open.db.execute(sql`select 1 from made where value::text like ${`%${value}%`}`),
        );
        await open.forRequest(() =>
          inTransaction(open.db, (tx) => tx.execute(sql`select ${value}::int + 1 from made`)),
        );
      }
      expect(await named(open)).toEqual([]);
    }));

  it('end when a pooler has put another connection in place: each statement is done once', () =>
    withTable(async (open) => {
      const complaint = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      for (let value = 0; value < OFTEN; value += 1) await add(open, value);
      await open.pool.query('discard all');
      expect((await add(open, 100)).rows).toEqual([{ value: 100 }]);
      for (let value = 0; value < OFTEN; value += 1) await add(open, 200 + value);
      expect(await named(open)).toEqual([]);
      expect(await values(open)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 100, 200, 201, 202, 203, 204, 205, 206,
      ]);
      expect(complaint).toHaveBeenCalledTimes(1);
    }));

  it('end when a migration changes what a statement returns', () =>
    withTable(async (open) => {
      vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      for (let value = 0; value < OFTEN; value += 1) await add(open, value);
      await open.pool.query('alter table made alter column value type bigint');
      expect((await add(open, 100)).rows).toEqual([{ value: '100' }]);
    }));
});
