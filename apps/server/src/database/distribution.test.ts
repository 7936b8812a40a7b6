import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { channelMapping } from '../schema/channel.ts';
import { databases, useTestApp } from '../testing/app.ts';
import {
  brokenKeys,
  brokenRules,
  type Placement,
  partitionByInstitute,
  tablesOfInstitutes,
} from '../testing/distributed-keys.ts';
import { useHome } from '../testing/home.ts';
import { idMakers } from '../testing/id-makers.ts';
import { makeChannel } from '../testing/make-rows.ts';

/** Tables that grow with an institute: its rows can all be on one node. */
const DISTRIBUTED = ['asset', 'category', 'rate', 'rate_batch', 'rate_change', 'whatsapp'];

/** Other tables with an institute, and why they stay on the coordinator. */
const UNDISTRIBUTED: Readonly<Record<string, string>> = {
  app_user: 'an email address is unique over all institutes, and people of the platform have none',
  audit_entry: 'what is of the platform has no institute; it has a partition a month',
  bank_line: 'it has no institute until a payment is recorded, and is unique over all by its hash',
  channel: 'a property of an OTA is connected once over all institutes',
  note: 'it refers to people of the platform; some rows an institute',
  notice: 'it is unique by its subscription, which is on the coordinator',
  paper: 'numbers are of one series over all institutes',
  policy: 'a row an institute',
  receivable: 'a row an institute, read with its subscription',
  role_permission: 'the roles of a template have no institute',
  setting: 'a row an institute',
  subscription: 'renewals, moves of plans and reports go by days and plans over all institutes',
  subscription_entry: 'references of payments are searched over all accounts',
};

/** Statements of the page for a cluster. A block in `$$` has semicolons of its own. */
const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/scaling.md'), 'utf8');
const [, sqlOfPage = ''] = /## Citus\n.*?```sql\n(.*?)```/s.exec(page) ?? [];
const statements = sqlOfPage.match(/^\w(?:\$\$.*?\$\$|[^;])*;$/gms) ?? [];
const CALL = /^select create_(distributed|reference)_table\('(\w+)'/;

const called = (kind: string) =>
  statements.flatMap((statement) => {
    const [, method, table] = CALL.exec(statement) ?? [];
    return method === kind && table !== undefined ? [table] : [];
  });
const placement: Placement = {
  distributed: called('distributed'),
  reference: called('reference'),
};

describe.each(databases)('the tables of institutes on $kind', (database) => {
  const test = useTestApp(database);
  const { home, done } = useHome(test);

  /** Undoes what the work does to the tables. */
  async function trying(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await test.pool.connect();
    try {
      await client.query('begin');
      await work(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  /** Runs the statements of the page but for those of Citus itself. */
  async function prepare(client: PoolClient): Promise<void> {
    for (const statement of statements) {
      if (!CALL.test(statement)) await client.query(statement);
    }
  }

  it('can be distributed, or say why not, each of them', () =>
    trying(async (client) => {
      const judged = [...DISTRIBUTED, ...Object.keys(UNDISTRIBUTED)];
      expect(judged.sort()).toEqual(await tablesOfInstitutes(client));
      await client.query('create table guest (institution_id text, name text)');
      expect(await tablesOfInstitutes(client)).toContain('guest');
    }));

  it('have keys that begin with the institute', () =>
    trying(async (client) => {
      // The primary key of a category is its id, until a cluster needs another.
      expect(await brokenKeys(client, DISTRIBUTED)).toEqual([
        'category_pkey of category does not begin with the institute',
      ]);
    }));

  it('meet all rules of Citus with the statements of the page', () =>
    trying(async (client) => {
      expect(placement.distributed.toSorted()).toEqual(DISTRIBUTED);
      const broken = await brokenRules(client, placement);
      // The tests have triggers of their own.
      expect(broken.filter((line) => !line.endsWith('has triggers'))).toEqual([
        'category_pkey of category does not begin with the institute',
        'channel_mapping_category_id_category_id_fk of channel_mapping leads from the coordinator to a node',
      ]);
      expect(broken).toContain('institution has triggers');
      await prepare(client);
      expect(await brokenRules(client, placement)).toEqual([]);
    }));

  it('are partitioned by the institute by PostgreSQL itself', () =>
    trying(async (client) => {
      await prepare(client);
      await partitionByInstitute(client, placement);
      const refused = partitionByInstitute(client, { distributed: ['channel'], reference: [] });
      await expect(refused).rejects.toThrow('must include all partitioning columns');
    }));

  const add = (table: string, columns: string, target: string) =>
    `alter table ${table} add constraint new_key foreign key (${columns}) references ${target}`;

  it.each([
    [add('rate', 'created_by', 'template (id)'), []],
    [add('asset', 'created_by', 'template (id) on delete set null'), []],
    [
      'create unique index new_key on rate (cell)',
      ['new_key of rate does not begin with the institute'],
    ],
    [
      'create unique index new_key on asset (id, institution_id)',
      ['new_key of asset does not begin with the institute'],
    ],
    [
      'alter table rate drop constraint rate_institution_id_cell_pk, alter institution_id drop not null',
      ['rate has rows without an institute'],
    ],
    [
      add('rate', 'created_by', 'app_user (id)'),
      ['new_key of rate leads from a node to the coordinator'],
    ],
    [
      add('rate', 'asset_id, institution_id', 'asset (institution_id, id)'),
      ['new_key of rate leads to another node'],
    ],
    [
      add('rate', 'institution_id, batch_id', 'rate_batch on delete set null'),
      ['new_key of rate changes the institute'],
    ],
    [
      add('note', 'institution_id, text', 'asset'),
      ['new_key of note leads from the coordinator to a node'],
    ],
    [
      add('template', 'icon', 'app_user (id) on delete cascade not valid'),
      ['new_key of template writes from the coordinator to each node'],
    ],
    [`select audit_writes_of('rate', '{"kind":"rate"}')`, ['rate has triggers']],
  ])('are judged again after %s', (statement, lines) =>
    trying(async (client) => {
      await prepare(client);
      await client.query(statement);
      expect(await brokenRules(client, placement)).toEqual(lines);
    }),
  );

  it('lose what a channel says of a category that is deleted, without a foreign key', async () => {
    const channelId = await makeChannel(test, home);
    const categoryId = await idMakers.categoryId(test, home);
    await test.db
      .insert(channelMapping)
      .values({ channelId, categoryId, isSold: false, fields: {} });
    const name = 'channel_mapping_category_id_category_id_fk';
    await test.pool.query(`alter table channel_mapping drop constraint ${name}`);
    try {
      await done('DELETE', `/category/${categoryId}`);
      expect(await test.db.$count(channelMapping, eq(channelMapping.categoryId, categoryId))).toBe(
        0,
      );
    } finally {
      await test.db.delete(channelMapping);
      await test.pool.query(`alter table channel_mapping add constraint ${name}
        foreign key (category_id) references category (id) on delete cascade`);
    }
  });
});
