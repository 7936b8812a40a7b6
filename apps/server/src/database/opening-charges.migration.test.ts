import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently } from '../testing/patient.ts';
import { applyMigrations, migrate } from './migrate.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const files = readMigrationFiles({ migrationsFolder: folder });

/** The migration before accounts are opened for what was due when there were none. */
const BEFORE = files.findIndex(({ sql }) =>
  sql.some((statement) => statement.includes('opening charge')),
);

const row = (id: string, status: string, cycle: string, monthMinor: number) => `
  insert into institution (id, template_id, code, name, type, status, status_changed_at, status_history,
      email, phone, line1, city, country, timezone, currency, locale, tags, search_text, created_at, updated_at)
    values ('${id}', 't1', '${id.toUpperCase()}', '${id}', 'Hotel', 'Active', now(), '[]', '${id}@x.example',
      '+919876543210', '4 Lake Road', 'Udaipur', 'IN', 'Asia/Kolkata', 'INR', 'en-IN', '{}', '${id}', now(), now());
  insert into subscription (institution_id, id, pricing_id, plan, plan_name, price_minor, currency, billing_cycle,
      status, start_date, current_period_start, current_period_end, created_at, updated_at)
    values ('${id}', '${id}-sold', 'p1', 'basic', 'Basic Plan', ${monthMinor}, 'INR', '${cycle}', '${status}',
      '2026-01-05', '2026-10-05', '2026-11-04', now(), now());`;

describe('the migration of what was due before there were accounts on postgres', () => {
  it('charges what is past due and stands on no line, due from today', async () => {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      try {
        expect(BEFORE).toBeGreaterThan(0);
        const client = await open.pool.connect();
        await applyMigrations(
          client,
          files.slice(0, BEFORE).map(({ hash }) => hash),
        );
        await client.query(`
          insert into template (id, key, name, description, is_available, icon, "order", created_at, updated_at)
            values ('t1', 'hospitality', 'Hospitality', '', true, 'bed', 0, now(), now());
          insert into pricing (id, template_id, key, header, level, currency, trial_days, "order", created_at, updated_at)
            values ('p1', 't1', 'basic', 'Basic Plan', '', 'INR', 14, 0, now(), now());`);
        await client.query(row('late', 'PastDue', 'Quarterly', 99_900));
        await client.query(row('kept', 'PastDue', 'Monthly', 99_900));
        await client.query(row('paid', 'Active', 'Monthly', 99_900));
        await client.query(`
          insert into subscription_entry (institution_id, id, subscription_id, kind, day, amount_minor, text, created_at, updated_at)
            values ('kept', '000000000000000000000001', 'kept-sold', 'charge', '2026-10-05', 99900, 'x', now(), now())`);
        client.release();
        await migrate(open.pool);
        const { rows } = await open.pool.query(`
          select e.institution_id as of, e.kind, e.amount_minor as minor, length(e.id) as digits,
            e.day = (now() at time zone 'Asia/Kolkata')::date as "isToday", s.due_since = e.day as "isDueSince"
          from subscription_entry e join subscription s on s.id = e.subscription_id order by 1`);
        expect(rows).toEqual([
          {
            of: 'kept',
            kind: 'charge',
            minor: 99_900,
            digits: 24,
            isToday: false,
            isDueSince: null,
          },
          {
            of: 'late',
            kind: 'charge',
            minor: 299_700,
            digits: 24,
            isToday: true,
            isDueSince: true,
          },
        ]);
      } finally {
        await open.close();
      }
    });
  });
});
