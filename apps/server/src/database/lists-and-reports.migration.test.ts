import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { fillUserSearchTexts } from '../account/search-text.ts';
import { fillInstitutionSearchTexts } from '../institution/search-text.ts';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently } from '../testing/patient.ts';
import { applyMigrations, migrate } from './migrate.ts';

const files = readMigrationFiles({
  migrationsFolder: path.join(import.meta.dirname, 'migrations'),
});

/** The migration of searched users, prices by cycle and ends of subscriptions. */
const AT = 6;

const OLDER = `
  insert into template (id, key, name, description, is_available, icon, "order", created_at, updated_at)
    values ('t', 'hospitality', 'Hospitality', '', true, '', 1, now(), now());
  insert into pricing (id, template_id, key, header, level, price_minor, currency, trial_days, "order", created_at, updated_at)
    values ('p', 't', 'basic', 'Basic', '', 99900, 'INR', 14, 1, now(), now());
  insert into institution (id, name, code, status, status_changed_at, status_history, template_id, type, email, phone,
      line1, city, country, timezone, currency, locale, tags, search_text, created_at, updated_at)
    select id, name, upper(id), 'Active', now(), '[]', 't', 'Hotel', 'desk@house.example', '+919800000000',
      '1', 'Goa', 'IN', 'Asia/Kolkata', 'INR', 'en-IN', '{}', text, now(), now()
    from (values ('i1', 'Heron House', ' heron house'), ('i2', 'किला', ' कल')) as old(id, name, text);
  insert into app_user (id, institution_id, first_name, last_name, email, role, status, created_at, updated_at)
    values ('u1', 'i1', 'Asha', 'Mehta', 'asha@house.example', 'Owner', 'Active', now(), now()),
      ('u2', null, 'Łukasz', 'अनिल', 'lukasz@house.example', 'Super Admin', 'Active', now(), now());
  insert into subscription (institution_id, id, pricing_id, plan, plan_name, price_minor, currency, billing_cycle,
      status, start_date, current_period_start, current_period_end, created_at, updated_at)
    select 'i1', id, 'p', 'basic', 'Basic', 99900, 'INR', cycle, status, '2026-01-01', '2026-03-01', '2026-03-31',
      now(), at::timestamptz
    from (values ('s1', 'Monthly', 'Active', '2026-02-02T00:00:00Z'), ('s2', 'Yearly', 'Cancelled', '2026-03-05T00:00:00Z'),
      ('s3', 'Monthly', 'Cancelled', '2026-07-05T00:00:00Z'), ('s4', 'Quarterly', 'Expired', '2026-07-05T00:00:00Z'))
      as old(id, cycle, status, at)`;

describe('the migration of lists and reports on postgres', () => {
  it('fills what it adds from the rows that are there, and the next start the rest', async () => {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      try {
        const client = await open.pool.connect();
        const before = files.slice(0, AT).map(({ hash }) => hash);
        await applyMigrations(client, before);
        for (const statement of OLDER.split(';')) await client.query(statement);
        client.release();
        expect(await migrate(open.pool)).toBe(files.length - AT);

        const sold = await open.pool.query(
          'select id, cycle_price_minor as price, paused_at, ended_at from subscription order by id',
        );
        // The day after a period begins at midnight in Kolkata.
        const over = new Date('2026-03-31T18:30:00Z');
        expect(sold.rows).toEqual([
          { id: 's1', price: 99_900, paused_at: null, ended_at: null },
          {
            id: 's2',
            price: 1_198_800,
            paused_at: null,
            ended_at: new Date('2026-03-05T00:00:00Z'),
          },
          { id: 's3', price: 99_900, paused_at: null, ended_at: over },
          { id: 's4', price: 299_700, paused_at: null, ended_at: over },
        ]);

        const texts = async (table: string) =>
          (await open.pool.query(`select search_text as text from ${table} order by id`)).rows.map(
            ({ text }) => text,
          );
        expect(await texts('app_user')).toEqual([
          ' asha mehta asha@house.example heron house i1',
          null,
        ]);
        expect(await texts('institution')).toEqual([' heron house', '']);
        await fillUserSearchTexts(open.db, new Date());
        await fillInstitutionSearchTexts(open.db, new Date());
        expect((await texts('app_user'))[1]).toBe(' lukasz अनिल lukasz@house.example');
        expect((await texts('institution'))[1]).toBe(
          ' किला i2 desk@house.example +919800000000 goa',
        );
      } finally {
        await open.close();
      }
    });
  });
});
