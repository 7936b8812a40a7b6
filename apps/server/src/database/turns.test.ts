import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calledBy, calledFrom } from '../queue/caller.ts';
import { allDatabases, useTestApp } from '../testing/app.ts';
import { inTransaction } from './transaction.ts';

describe.each(allDatabases)('turns at the connections of $kind', (database) => {
  const test = useTestApp(database);

  const as = <T>(user: string, work: () => Promise<T>) =>
    calledFrom(user, () => {
      calledBy({ user });
      return work();
    });

  it('come to someone else before all that one user asks for at the same moment', async () => {
    const { db } = test;
    const ended: string[] = [];
    const greedy = Array.from({ length: 40 }, () =>
      as('greedy', async () => {
        await inTransaction(db, (tx) =>
          tx.execute(sql`select count(*) from generate_series(1, 20000)`),
        );
        ended.push('greedy');
      }),
    );
    const otherWork = as('other', async () => {
      for (let n = 0; n < 3; n += 1) await db.execute(sql`select 1`);
      ended.push('other');
    });
    await Promise.all([...greedy, otherWork]);
    // Three statements wait for one each at most, of those that run at the same time.
    expect(ended.indexOf('other')).toBeLessThan(40 / 2);
    expect(ended).toHaveLength(41);
  });

  it('are given back by what fails', async () => {
    const { db } = test;
    const failing = Array.from({ length: 20 }, () =>
      db.execute(sql`select 1 / 0`).catch(() => 'failed'),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
    const broken = Array.from({ length: 20 }, () =>
      inTransaction(db, (tx) => tx.execute(sql`select 1 / 0`)).catch(() => 'failed'),
    );
    expect(new Set(await Promise.all(broken))).toEqual(new Set(['failed']));
    await db.execute(sql`select 1`);
    expect(test.pool.waitingCount).toBe(0);
  });
});

describe.each(allDatabases.filter(({ kind }) => kind === 'postgres'))(
  'turns at the connections of $kind on a slow disk',
  (database) => {
    const test = useTestApp(database);

    it('come to reads while as many as may be wait for their commit', async () => {
      const { db } = test;
      const disk = Promise.withResolvers<void>();
      const writers = Array.from({ length: 30 }, (_, n) =>
        calledFrom(`writer ${n}`, () =>
          inTransaction(db, async (tx) => {
            await tx.execute(sql`select 1`);
            await disk.promise;
          }),
        ),
      );
      const reads = calledFrom('reader', async () => {
        for (let n = 0; n < 10; n += 1) await db.execute(sql`select 1`);
        return 'read';
      });
      expect(await Promise.race([reads, ...writers])).toBe('read');
      disk.resolve();
      await Promise.all(writers);
    });
  },
);
