import { addDays, weekdayOf } from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rate } from '../schema/rate.ts';
import { databases } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { planOf } from '../testing/plans.ts';
import { useRates } from '../testing/rates.ts';
import { statementsOf } from '../testing/statements.ts';
import { HISTORY_MAX } from './forget.ts';

describe.each(databases)('rates on $kind', (database) => {
  const rates = useRates(database);
  const { test, entitle, priced, save, of, days, list, window, post } = rates;

  const write = async (method: string, path: string, body?: object) => {
    const answer = await test.call(method, path, { token: rates.token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };

  it.each([
    ['one by one', (id: string, to: string) => ({ path: `/asset/${id}`, body: { category: to } })],
    [
      'with others',
      (id: string, to: string) => ({
        path: '/asset/updateAssets',
        body: { institution: rates.home.id, ids: [id], set: { category: to } },
      }),
    ],
  ])('leaves no rate of an asset behind that is moved %s', async (_, move) => {
    await entitle('assetManagement');
    const [first = '', second = ''] = rates.categories;
    const assetId = await idMakers.assetId(test, rates.home);
    await write('PATCH', `/asset/${assetId}`, { category: first });
    const own = { ...priced(5000), scope: { assets: [assetId] } };
    await save({ changes: [own] });
    const { path, body } = move(assetId, second);
    await write('PATCH', path, body);
    await write('DELETE', `/category/${first}`);
    expect((await save({ changes: [own] })).affected).toBe(1);
  });

  it('keeps a category with rates that still hold from being deleted', async () => {
    const [first = '', second = '', third = ''] = rates.categories;
    await save({ changes: [priced(5000), { ...priced(5000, 1, 1, 1) }, priced(5000, 1, 1, 2)] });
    const refused = await test.call('DELETE', `/category/${first}`, { token: rates.token });
    expect(refused.body).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ what: 'rates', count: 1 }] },
    });
    const over = { date: addDays(rates.today, -1) };
    await test.db.update(rate).set(over).where(eq(rate.categoryId, second));
    await write('DELETE', `/category/${second}`);
    const noPackage = { ratePackage: 'GONE' };
    await test.db.update(rate).set(noPackage).where(eq(rate.categoryId, third));
    await write('DELETE', `/category/${third}`);
  });

  it('[API-03 rate.list] resolves each value, and says where it comes from', async () => {
    const assetId = await idMakers.assetId(test, rates.home);
    await test.db.execute(
      sql`update asset set category_id = ${rates.categories[0]} where id = ${assetId}`,
    );
    const next = addDays(rates.today, 2);
    const weekday = weekdayOf(next);
    await save({
      changes: [
        {
          scope: of(rates.categories[0] ?? ''),
          weekdays: [weekday],
          set: { minStay: 3, maxStay: 9 },
        },
        priced(5000.5, 2),
        { scope: { assets: [assetId] }, ranges: days(2, 2), set: { extraAdult: 900 } },
      ],
    });
    const grid = await list({
      ...window(1, 2),
      category: rates.categories[0] ?? '',
      assets: 'true',
    });
    expect(grid.rows.map(({ asset }) => asset)).toEqual([null, assetId]);
    expect(grid.targets).toMatchObject([{ assetCount: 1 }, { asset: assetId, assetCount: 0 }]);
    expect(grid.rows.map(({ cells }) => cells[1])).toMatchObject([
      {
        date: next,
        price: 5000.5,
        extraAdult: 0,
        minStay: 3,
        from: { price: 'category', extraAdult: 'base', minStay: 'categoryWeekday' },
        inherited: { price: 4200, minStay: 3 },
        updatedBy: 'Anjali Menon',
      },
      {
        price: 5000.5,
        extraAdult: 900,
        maxStay: 9,
        from: { price: 'category', extraAdult: 'asset', maxStay: 'categoryWeekday' },
        inherited: { price: 5000.5, extraAdult: 0 },
      },
    ]);
    expect(grid.rows[0]?.cells[0]).toMatchObject({ price: 4200, inherited: null, batch: null });
    expect(grid.rules).toMatchObject([{ category: rates.categories[0], weekday, minStay: 3 }]);
    const own = await list({ ...window(1, 2), resolve: 'false' });
    expect(own.rows.flatMap(({ cells }) => cells)).toHaveLength(1);
    expect((await list({ ...window(2, 2), asset: assetId })).rows).toHaveLength(1);
  });

  it('changes an asset alone', async () => {
    const assetId = await idMakers.assetId(test, rates.home);
    const scope = { assets: [assetId] };
    const set = { price: { mode: 'set', value: 3900 } } as const;
    expect(await save({ changes: [{ scope, ranges: days(2, 2), set }] })).toMatchObject({
      affected: 1,
    });
  });

  it.each([
    ['9999-12-31', '9999-12-31'],
    ['0001-01-01', '0001-01-01'],
    ['1899-12-31', '1900-01-01'],
    ['2200-12-31', '2201-01-01'],
  ])(
    'refuses the days from %s to %s, from which no others can be counted',
    async (startDate, endDate) => {
      const change = { ...priced(4500), ranges: [{ startDate, endDate }] };
      const { status, body } = await post({ changes: [change] });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION' });
      expect(body.errors.map(({ path }: { path: string }) => path)).toContain(
        endDate > '2200' ? 'changes.0.ranges.0.endDate' : 'changes.0.ranges.0.startDate',
      );
    },
  );

  it('clears what is set, so that it inherits again', async () => {
    await save({
      changes: [{ ...priced(5000), set: { price: { mode: 'set', value: 5000 }, stopSell: true } }],
    });
    await save({
      changes: [{ scope: of(rates.categories[0] ?? ''), ranges: days(1, 1), clear: ['price'] }],
    });
    const cellOf = async () => (await list(window(1, 1))).rows[0]?.cells[0];
    expect(await cellOf()).toMatchObject({ price: 4200, stopSell: true });
    await save({
      changes: [{ scope: of(rates.categories[0] ?? ''), ranges: days(1, 1), clear: ['stopSell'] }],
    });
    expect(await cellOf()).toMatchObject({ stopSell: null, batch: null });
  });

  it('keeps a change from what someone else has changed since', async () => {
    const seen = (await list(window(1, 2))).revision;
    await save({ changes: [priced(5000)] });
    const { status, body } = await post({ changes: [priced(6000, 1, 2)], revision: seen });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'VERSION_CONFLICT' });
    expect(body.data).toMatchObject({
      revision: 1,
      changes: [
        { category: rates.categories[0], date: addDays(rates.today, 1), after: { price: 5000 } },
      ],
    });
    expect((await list(window(1, 1))).rows[0]?.cells[0]?.price).toBe(5000);
    // Other cells are no conflict.
    expect(await save({ changes: [priced(6000, 2)], revision: seen })).toMatchObject({
      revision: 2,
    });
  });

  it.each([
    ['changes', HISTORY_MAX.changes, 3],
    ['batches', 1, HISTORY_MAX.batches + 2],
  ])('keeps a history of so many %s, and forgets the oldest', async (_what, affected, batches) => {
    const seen = (await list(window(1, 1))).revision;
    await save({ changes: [priced(5000)] });
    await test.db.execute(sql`
      with made as (
        insert into rate_batch (id, institution_id, revision, affected, created_at)
        select substr(md5(${rates.home.id} || place), 1, 24), ${rates.home.id}, place, ${affected}::int, now()
        from generate_series(2, ${batches}::int) as place returning revision
      )
      insert into rate_change (institution_id, cell, revision) select ${rates.home.id}, 'any', revision from made`);
    await save({ changes: [priced(6000, 2)] });
    const revisionsOf = async (table: string) => {
      const { rows } = await test.db.execute<{ revision: number }>(sql`
        select revision from ${sql.identifier(table)} where institution_id = ${rates.home.id} order by revision`);
      return rows.map(({ revision }) => revision);
    };
    const newest = batches + 1;
    const first = affected === 1 ? newest - HISTORY_MAX.batches + 1 : newest;
    const expected = Array.from({ length: newest - first + 1 }, (_, place) => first + place);
    expect(await revisionsOf('rate_batch')).toEqual(expected);
    expect(await revisionsOf('rate_change')).toEqual(expected);
    // Not all changes since that revision are stored, so no one can tell whether the cell was changed.
    const late = await post({ changes: [priced(7000, 3)], revision: seen });
    expect({ status: late.status, code: late.body.code }).toEqual({
      status: 409,
      code: 'VERSION_CONFLICT',
    });
    expect(await save({ changes: [priced(7000, 3)], revision: newest - 1 })).toMatchObject({
      revision: newest + 1,
    });
  });

  it('saves one after the other what is sent at the same time', async () => {
    const answers = await Promise.all(
      [5001, 5002, 5003].map((price) => post({ changes: [priced(price)] })),
    );
    const revisions = answers.map(({ body }) => body.data.result.revision);
    expect(revisions.sort()).toEqual([1, 2, 3]);
  });

  it('reads a window of one institute in two statements, without a scan of all rates', async () => {
    const ranges = days(0, 364);
    const set = { price: { mode: 'set', value: 5000 } };
    await save({ changes: [{ scope: of(...rates.categories), ranges, set }] });
    await test.db.execute(sql`
      insert into rate (institution_id, cell, category_id, rate_package, date, price_minor, batch_id,
        created_at, updated_at)
      select institution_id, cell || copy, category_id, rate_package || copy, date, price_minor,
        batch_id, created_at, updated_at from rate, generate_series(1, 12) copy`);
    await test.db.execute(sql`analyze rate`);
    const sent = await statementsOf(() => list(window(0, 13)));
    const reads = sent.filter(({ text }) => /"rate"|"category"/.test(text));
    expect(reads).toHaveLength(2);
    for (const read of reads) {
      const steps = await planOf(test.pool, read);
      const scans = steps.filter((step) => step['Relation Name'] === 'rate');
      expect(scans.map((step) => step['Node Type'])).not.toContain('Seq Scan');
    }
  });
});
