import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently } from '../testing/patient.ts';
import { applyMigrations, migrate } from './migrate.ts';

const files = readMigrationFiles({
  migrationsFolder: path.join(import.meta.dirname, 'migrations'),
});

/** The migration that gives last sign-ins a table of their own. */
const AT = 21;

const OLDER = `
  insert into app_user (id, first_name, last_name, email, role, status, last_login_at, created_at, updated_at)
    values ('u1', 'Asha', 'Mehta', 'asha@booking.example', 'Super Admin', 'Active', '2026-03-01T08:00:00Z', now(), now()),
      ('u2', 'Ravi', 'Nair', 'ravi@booking.example', 'Super Admin', 'Active', null, now(), now())`;

/** Statement that the previous release runs at each sign-in. */
const SIGN_IN = 'update app_user set last_login_at = $2 where id = $1';

describe('the migration of last sign-ins on postgres', () => {
  it('takes those that are there, and those that the release before goes on writing', async () => {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      try {
        const client = await open.pool.connect();
        const before = files.slice(0, AT).map(({ hash }) => hash);
        await applyMigrations(client, before);
        await client.query(OLDER);
        client.release();
        expect(await migrate(open.pool)).toBe(files.length - AT);
        const stored = async () =>
          (await open.pool.query('select user_id as id, at from last_login order by user_id')).rows;
        expect(await stored()).toEqual([{ id: 'u1', at: new Date('2026-03-01T08:00:00Z') }]);

        await open.pool.query(SIGN_IN, ['u1', '2026-03-02T08:00:00Z']);
        await open.pool.query(SIGN_IN, ['u2', '2026-03-02T09:00:00Z']);
        // One that was later on a server of this release.
        await open.pool.query(
          "update last_login set at = '2026-03-03T10:00:00Z' where user_id = 'u2'",
        );
        await open.pool.query(SIGN_IN, ['u2', '2026-03-02T11:00:00Z']);
        expect(await stored()).toEqual([
          { id: 'u1', at: new Date('2026-03-02T08:00:00Z') },
          { id: 'u2', at: new Date('2026-03-03T10:00:00Z') },
        ]);
      } finally {
        await open.close();
      }
    });
  });
});
