import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { fillUserSearchTexts } from './account/search-text.ts';
import { readConfig } from './config.ts';
import { openData } from './open-data.ts';
import { asset } from './schema/asset.ts';
import { subscription } from './schema/subscription.ts';
import { appUser, institution } from './schema/tenant.ts';
import { multiplyRows } from './testing/many-rows.ts';
import { withNewDatabase } from './testing/new-database.ts';

const ROWS = 20_000;
/** Rows of `meta`, which says that there is a sample. */
const MARKS = 5;

function start(url: string, SAMPLE_DATA = 'off') {
  const SESSION_SECRET = 'a secret of the tests, long enough';
  return openData(readConfig({ DATABASE_URL: url, SESSION_SECRET, SAMPLE_DATA }));
}

/** The rows that a start reads, of tables and by indexes, as the database counts them. */
async function rowsReadByStart(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('select pg_stat_reset()');
    const { database } = await start(url);
    await database.close();
    // A backend reports what it has read when it ends.
    await vi.waitFor(async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      expect(rowCount).toBe(0);
    }, 300_000);
    const { rows } = await client.query<{ read: string }>(
      'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables',
    );
    return Number(rows[0]?.read);
  } finally {
    await client.end();
  }
}

it('reads as many rows at the start of a large platform as of an empty one', async () => {
  await withNewDatabase(async (url) => {
    const { database } = await start(url);
    await database.close();
    const empty = await rowsReadByStart(url);
    expect(empty).toBeGreaterThan(0);

    const filled = await start(url, 'on');
    const large = [institution, appUser, subscription, asset];
    await multiplyRows(filled.database.pool, large, ROWS);
    await filled.database.close();
    expect(await rowsReadByStart(url)).toBeLessThanOrEqual(empty + MARKS);
  });
});

it('finds people that the release before has added since the start', async () => {
  await withNewDatabase(async (url) => {
    const { database } = await start(url);
    const { db } = database;
    try {
      await db.execute(sql`insert into app_user
        (id, first_name, last_name, email, role, status, search_text, created_at, updated_at)
        select lpad(n::text, 24, '0'), 'Asha', 'Mehta', n || '@booking.example', 'Super Admin', 'Active', null, now(), now()
        from generate_series(1, 401) n`);
      await fillUserSearchTexts(db, new Date());
      const hasText = eq(appUser.searchText, ' asha mehta 401@booking.example');
      expect(await db.$count(appUser, hasText)).toBe(1);
      expect(await db.$count(appUser, sql`search_text is null`)).toBe(0);
    } finally {
      await database.close();
    }
  });
});
