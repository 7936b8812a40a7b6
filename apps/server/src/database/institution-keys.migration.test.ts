import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { withNewDatabase } from '../testing/new-database.ts';
import { connectPatiently } from '../testing/patient.ts';
import { applyMigrations, migrate } from './migrate.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const files = readMigrationFiles({ migrationsFolder: folder });

const KEYS = files.findIndex(({ sql }) =>
  sql.some((part) => part.includes('"asset_id" ON "asset"')),
);

/** Indexes of tables that may be large, which are made before the release. */
const indexes = (files[KEYS]?.sql ?? []).flatMap(
  (part) => /CREATE (?:UNIQUE )?INDEX .*;?$/m.exec(part)?.[0] ?? [],
);

const institute = (id: string) => `
  insert into institution (id, template_id, code, name, type, status, status_changed_at, status_history,
      email, phone, line1, city, country, timezone, currency, locale, tags, search_text, created_at, updated_at)
    values ('${id}', 't1', '${id}', '${id}', 'Hotel', 'Active', now(), '[]', '${id}@x.example',
      '+919876543210', '4 Lake Road', 'Udaipur', 'IN', 'Asia/Kolkata', 'INR', 'en-IN', '{}', '${id}', now(), now());
  insert into category (id, institution_id, generic_id, name, code, base_price_minor, "order", search_text,
      created_at, updated_at)
    values ('category of ${id}', '${id}', 'g1', 'Deluxe', 'DLX', 450000, 0, '', now(), now());`;

const unit = (id: string, of: string, categoryId = `category of ${of}`) => `
  insert into asset (id, institution_id, category_id, name, code, code_key, "order", search_text, created_at, updated_at)
    values ('${id}', '${of}', '${categoryId}', '${id}', '${id}', '${id}', 0, '', now(), now())`;

const price = (of: string, assetId: string) => `
  insert into rate (institution_id, cell, category_id, asset_id, rate_package, price_minor, batch_id, created_at, updated_at)
    values ('${of}', 'cell of ${assetId}', 'category of ${of}', '${assetId}', 'EP', 1, 'b1', now(), now())`;

const names = indexes.flatMap((statement) => / "(\w+)" ON /.exec(statement)?.[1] ?? []);

/** Returns the files of those indexes and of the primary keys: an index that is made again has another file. */
async function indexFiles(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ file: string }>(
    `select pg_relation_filenode(indexrelid) as file from pg_index
      where indrelid in ('asset'::regclass, 'category'::regclass, 'rate_batch'::regclass, 'whatsapp'::regclass)
        and (indisprimary or indexrelid::regclass::text = any($1))`,
    [names],
  );
  return rows.map(({ file }) => file);
}

describe('the migration to keys that begin with the institute on postgres', () => {
  it('takes indexes that are there already, and minds rows of before and after', async () => {
    await withNewDatabase(async (url) => {
      const open = connectPatiently(url);
      const client = await open.pool.connect();
      try {
        await applyMigrations(
          client,
          files.slice(0, KEYS).map(({ hash }) => hash),
        );
        await client.query(`
          insert into template (id, key, name, description, is_available, icon, "order", created_at, updated_at)
            values ('t1', 'hospitality', 'Hospitality', '', true, 'bed', 0, now(), now());
          insert into generic (id, template_id, key, name_one, name_many, booking_unit, capacity_model, icon, "order",
              created_at, updated_at)
            values ('g1', 't1', 'room', 'Room', 'Rooms', 'night', 'guests', 'bed', 0, now(), now());
          ${institute('i1')} ${institute('i2')}`);
        await client.query(unit('101', 'i1'));
        await client.query(price('i1', '101'));
        expect(indexes).toHaveLength(7);
        for (const statement of indexes) {
          await client.query(statement.replace('INDEX', 'INDEX CONCURRENTLY'));
        }
        const before = await indexFiles(client);
        await migrate(open.pool);
        expect(before).toEqual(expect.arrayContaining(await indexFiles(client)));

        await client.query(unit('102', 'i1'));
        await client.query(price('i1', '102'));
        // A unit and a rate of one institute with what is another's.
        await expect(client.query(unit('201', 'i2', 'category of i1'))).rejects.toThrow(
          'asset_category_fk',
        );
        await expect(client.query(price('i2', '101'))).rejects.toThrow('rate_asset_fk');
        await expect(
          client.query(`delete from category where id = 'category of i1'`),
        ).rejects.toThrow('_category_fk');
        await client.query(`delete from asset where id in ('101', '102')`);
        expect((await client.query('select from rate')).rowCount).toBe(0);
      } finally {
        client.release();
        await open.close();
      }
    });
  });
});
