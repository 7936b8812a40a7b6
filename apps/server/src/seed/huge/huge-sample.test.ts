import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openData } from '../../open-data.ts';
import { asset } from '../../schema/asset.ts';
import { category } from '../../schema/category.ts';
import { rate } from '../../schema/rate.ts';
import { appUser, institution } from '../../schema/tenant.ts';
import { withNewDatabase } from '../../testing/new-database.ts';

it('fills a PostgreSQL server by copy, in the size that is asked for', async () => {
  await withNewDatabase(async (url) => {
    const { database } = await openData(
      readConfig({
        DATABASE_URL: url,
        SESSION_SECRET: 'a secret of the tests, long enough',
        SAMPLE_DATA: 'huge',
        SAMPLE_SCALE: '0.002',
      }),
    );
    const { db } = database;
    try {
      expect(await db.$count(institution)).toBe(200);
      expect(await db.$count(appUser)).toBe(2_000);
      expect(await db.$count(asset)).toBe(4_000);
      const { rows } = await db.execute<{ institutes: number; days: number }>(sql`
        select count(distinct institution_id)::int as institutes, count(distinct date)::int as days from ${rate}`);
      expect(rows).toEqual([{ institutes: 4, days: 365 }]);
      const isOwned = eq(institution.ownerId, appUser.id);
      const owners = await db
        .select({ id: institution.id })
        .from(institution)
        .innerJoin(appUser, isOwned)
        .where(eq(appUser.institutionId, institution.id));
      expect(owners).toHaveLength(200);
      const [room] = await db.select().from(category).limit(1);
      expect(room?.searchText).toContain(room?.code.toLowerCase() ?? 'none');
    } finally {
      await database.close();
    }
  });
});

it('needs a PostgreSQL server, and a size between nothing and all', () => {
  const env = { SESSION_SECRET: 'a secret of the tests, long enough', SAMPLE_DATA: 'huge' };
  expect(() => readConfig(env)).toThrow('SAMPLE_DATA=huge needs DATABASE_URL=postgres://….');
  const served = { ...env, DATABASE_URL: 'postgres://localhost/booking' };
  expect(readConfig(served).sampleScale).toBe(1);
  for (const SAMPLE_SCALE of ['0', '2', 'small']) {
    expect(() => readConfig({ ...served, SAMPLE_SCALE })).toThrow(
      `SAMPLE_SCALE must be a number above 0 and up to 1, not "${SAMPLE_SCALE}".`,
    );
  }
});
