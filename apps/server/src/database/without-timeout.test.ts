import { describe, expect, it } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectServed } from './open.ts';

describe('a database on a server', () => {
  it('ends a statement that takes too long, but not one that may take its time', () =>
    withNewDatabase(async (url) => {
      const open = connectServed(url, { connectMs: 60_000, statementMs: 20, requestMs: 60_000 });
      const slow = "select 'done' as result from pg_sleep(0.1)";
      try {
        await expect(open.pool.query(slow)).rejects.toThrow('statement timeout');
        const { rows } = await open.withoutTimeout(({ pool }) => pool.query(slow));
        expect(rows).toEqual([{ result: 'done' }]);
      } finally {
        await open.close();
      }
    }));
});
