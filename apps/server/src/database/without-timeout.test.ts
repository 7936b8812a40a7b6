import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently, PATIENT } from '../testing/patient.ts';
import { connectServed } from './open.ts';
import { inTransaction } from './transaction.ts';

describe('a database on a server', () => {
  it('ends a statement that takes too long, but not one that may take its time', () =>
    withNewDatabase(async (url) => {
      const open = connectServed(url, { ...PATIENT, statementMs: 20 });
      const slow = "select 'done' as result from pg_sleep(0.1)";
      try {
        await expect(open.pool.query(slow)).rejects.toThrow('statement timeout');
        const { rows } = await open.withoutTimeout(({ pool }) => pool.query(slow));
        expect(rows).toEqual([{ result: 'done' }]);
      } finally {
        await open.close();
      }
    }));

  it('lets it take its time behind a pooler too, where the limits are those of the role, and leaves none unlimited', () =>
    withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      try {
        const name = new URL(url).pathname.slice(1);
        await open.pool.query(`alter database ${name} set statement_timeout = 20`);
        await open.withoutTimeout(async ({ db, pool }) => {
          const slow = sql`select from pg_sleep(0.1)`;
          await db.execute(slow);
          await inTransaction(db, (tx) => tx.execute(slow));
          const { rows } = await pool.query('show statement_timeout');
          expect(rows).toEqual([{ statement_timeout: '0' }]);
          // The next user of the same connection has the limit again.
          const client = await pool.connect();
          const left = await client.query('show statement_timeout');
          client.release();
          expect(left.rows).toEqual([{ statement_timeout: '20ms' }]);
        });
      } finally {
        await open.close();
      }
    }));

  it('ends a transaction that asks nothing any more: others get its rows', () =>
    withNewDatabase(async (url) => {
      const [silent, open] = [
        connectServed(url, { ...PATIENT, silentMs: 50 }),
        connectPatiently(url),
      ];
      try {
        await open.pool.query('create table held (n integer); insert into held values (1)');
        const holder = await silent.pool.connect();
        holder.on('error', () => {});
        await holder.query('begin; update held set n = 2');
        const { rows } = await open.pool.query('update held set n = n + 10 returning n');
        expect(rows).toEqual([{ n: 11 }]);
        holder.release(true);
      } finally {
        await silent.close();
        await open.close();
      }
    }));
});
