import {
  addDays,
  ENTITLEMENTS,
  type Entitlement,
  type RateCreate,
  type RateResult,
  type Rates,
  rateResult,
  rates as ratesSchema,
  weekdayOf,
} from '@booking/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { asset as assetTable } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { rate } from '../schema/rate.ts';
import { subscription } from '../schema/subscription.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { planOf } from '../testing/plans.ts';
import { statementsOf } from '../testing/statements.ts';
import { HISTORY_MAX } from './forget.ts';

type Change = NonNullable<RateCreate['changes']>[number];

describe.each(databases)('rates on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let home: Institute;
  let categories: string[];
  let today: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  beforeEach(async () => {
    home = await test.institute(token);
    categories = [];
    for (const price of [420_000, 780_000, 75_000]) {
      const id = await idMakers.categoryId(test, home);
      await test.db.update(category).set({ basePriceMinor: price }).where(eq(category.id, id));
      categories.push(id);
    }
    today = (await list({ endDate: '2026-01-01', startDate: '2026-01-01' })).today;
  });

  async function list(query: Readonly<Record<string, string>>, as = token): Promise<Rates> {
    const search = new URLSearchParams({ institution: home.id, resolve: 'true', ...query });
    const { status, body } = await test.call('GET', `/rate?${search}`, { token: as });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(z.parse(ratesSchema, body.data.rates)).toEqual(body.data.rates);
    return body.data.rates;
  }

  const post = (body: object, as = token) =>
    test.call('POST', '/rate', { token: as, body: { institution: home.id, ...body } });

  async function save(body: object): Promise<RateResult> {
    const { status, body: sent } = await post(body);
    expect(status, JSON.stringify(sent)).toBe(201);
    expect(z.parse(rateResult, sent.data.result)).toEqual(sent.data.result);
    return sent.data.result;
  }

  const days = (from: number, to: number) => [
    { startDate: addDays(today, from), endDate: addDays(today, to) },
  ];
  const of = (...some: string[]) => ({ categories: some });
  const priced = (value: number, from = 1, to = from, at = 0): Change => ({
    scope: of(categories[at] ?? ''),
    ranges: days(from, to),
    set: { price: { mode: 'set', value } },
  });
  const window = (from: number, to: number) => ({
    startDate: addDays(today, from),
    endDate: addDays(today, to),
  });
  const pricesOf = ({ rows }: Rates, ratePackage = 'EP') =>
    rows
      .filter((row) => row.ratePackage === ratePackage)
      .map(({ cells }) => cells.map(({ price }) => price));

  const withPackages = async () => {
    const ratePackages = [
      { key: 'EP', name: 'Room only', mode: 'amount', value: 0, meals: [], isDefault: true },
      { key: 'CP', name: 'Breakfast', mode: 'amount', value: 450, meals: [], isDefault: false },
      { key: 'MAP', name: 'Half board', mode: 'percent', value: 20, meals: [], isDefault: false },
    ];
    const body = { institution: home.id, rates: { ratePackages } };
    const { status } = await test.call('PATCH', '/setting/save', { token, body });
    expect(status).toBe(200);
  };
  const entitle = (...more: Entitlement[]) =>
    test.db
      .update(subscription)
      .set({
        planSnapshot: {
          entitlements: [...ENTITLEMENTS.basic, ...more],
          limits: {
            categories: null,
            assets: null,
            users: null,
            channels: null,
            messagesPerMonth: null,
          },
        },
      })
      .where(eq(subscription.institutionId, home.id));

  const write = async (method: string, path: string, body?: object) => {
    const answer = await test.call(method, path, { token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };

  it.each([
    ['one by one', (id: string, to: string) => ({ path: `/asset/${id}`, body: { category: to } })],
    [
      'with others',
      (id: string, to: string) => ({
        path: '/asset/updateAssets',
        body: { institution: home.id, ids: [id], set: { category: to } },
      }),
    ],
  ])('leaves no rate of an asset behind that is moved %s', async (_, move) => {
    await entitle('assetManagement');
    const [first = '', second = ''] = categories;
    const assetId = await idMakers.assetId(test, home);
    await write('PATCH', `/asset/${assetId}`, { category: first });
    const own = { ...priced(5000), scope: { assets: [assetId] } };
    await save({ changes: [own] });
    const { path, body } = move(assetId, second);
    await write('PATCH', path, body);
    await write('DELETE', `/category/${first}`);
    expect((await save({ changes: [own] })).affected).toBe(1);
  });

  it('keeps a category with rates that still hold from being deleted', async () => {
    const [first = '', second = '', third = ''] = categories;
    await save({ changes: [priced(5000), { ...priced(5000, 1, 1, 1) }, priced(5000, 1, 1, 2)] });
    const refused = await test.call('DELETE', `/category/${first}`, { token });
    expect(refused.body).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ what: 'rates', count: 1 }] },
    });
    const over = { date: addDays(today, -1) };
    await test.db.update(rate).set(over).where(eq(rate.categoryId, second));
    await write('DELETE', `/category/${second}`);
    const noPackage = { ratePackage: 'GONE' };
    await test.db.update(rate).set(noPackage).where(eq(rate.categoryId, third));
    await write('DELETE', `/category/${third}`);
  });

  it('[API-03 rate.list] resolves each value, and says where it comes from', async () => {
    const assetId = await idMakers.assetId(test, home);
    await test.db.execute(
      sql`update asset set category_id = ${categories[0]} where id = ${assetId}`,
    );
    const next = addDays(today, 2);
    const weekday = weekdayOf(next);
    await save({
      changes: [
        { scope: of(categories[0] ?? ''), weekdays: [weekday], set: { minStay: 3, maxStay: 9 } },
        priced(5000.5, 2),
        { scope: { assets: [assetId] }, ranges: days(2, 2), set: { extraAdult: 900 } },
      ],
    });
    const grid = await list({ ...window(1, 2), category: categories[0] ?? '', assets: 'true' });
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
    expect(grid.rules).toMatchObject([{ category: categories[0], weekday, minStay: 3 }]);
    const own = await list({ ...window(1, 2), resolve: 'false' });
    expect(own.rows.flatMap(({ cells }) => cells)).toHaveLength(1);
    expect((await list({ ...window(2, 2), asset: assetId })).rows).toHaveLength(1);
  });

  it('[API-03 rate.create] changes 3 categories × 60 days × packages by 10 %, and takes it back but for what someone changed', async () => {
    await entitle(...ENTITLEMENTS.standard);
    await withPackages();
    await save({ changes: [priced(4999, 5)] });
    const change = {
      scope: { ...of(...categories), ratePackages: ['EP', 'CP', 'MAP'] },
      ranges: days(0, 59),
      set: { price: { mode: 'percent', value: 10 } },
    };
    const before = await list(window(0, 59));
    const dry = await save({ changes: [change], dryRun: true });
    expect(dry).toMatchObject({
      batch: null,
      revision: 1,
      cells: 3 * 60 * 3,
      affected: 3 * 60,
      following: 3 * 60 * 2,
      skipped: [],
      before: { min: 750, max: 7800 },
      after: { min: 825, max: 8580 },
    });
    expect(await list(window(0, 59))).toEqual(before);

    const { batch } = await save({ changes: [change], note: 'Season' });
    const raised = await list(window(0, 59));
    expect(pricesOf(raised)[0]?.slice(4, 7)).toEqual([4620, 5499, 4620]);
    expect(pricesOf(raised, 'CP')[0]?.[5]).toBe(5949);
    expect(pricesOf(raised, 'MAP')[1]?.[0]).toBe(10_296);

    await save({ changes: [priced(5555, 7)] });
    const undone = await save({ undoBatch: batch });
    expect(undone).toMatchObject({ affected: 3 * 60 - 1, cells: 3 * 60 });
    expect(undone.kept).toMatchObject([
      { category: categories[0], date: addDays(today, 7), reason: 'changed', values: ['price'] },
    ]);
    const expected = pricesOf(before).map((prices, row) =>
      prices.map((price, day) => (row === 0 && day === 7 ? 5555 : price)),
    );
    const after = await list(window(0, 59));
    expect(pricesOf(after)).toEqual(expected);
    // The exact rates of before: those that had none have none again.
    expect(after.rows.flatMap(({ cells }) => cells).filter((cell) => cell.batch)).toHaveLength(2);
    expect(await save({ undoBatch: batch })).toMatchObject({ batch: null, cells: 1, keptCount: 1 });

    const history = await list({ ...window(5, 5), history: 'true', category: categories[0] ?? '' });
    expect(history.batches).toMatchObject([
      { revision: 4, undoes: batch, affected: 179 },
      { revision: 3 },
      { revision: 2, note: 'Season', undoneBy: null, isUndoneInPart: true },
      { revision: 1, by: { name: 'Anjali Menon' }, isUndoneInPart: false },
    ]);
    expect(history.changes).toMatchObject([
      { before: { price: 5499 }, after: { price: 4999 } },
      { before: { price: 4999 }, after: { price: 5499 }, note: 'Season' },
      { before: null, after: { price: 4999 } },
    ]);
    const ofBatch = await list({ ...window(0, 0), history: 'true', batch: batch ?? '' });
    expect(ofBatch.changes).toHaveLength(180);
  });

  it('takes back each value by itself, and the rest once what came later is taken back too', async () => {
    const [firstCategory = ''] = categories;
    const set = (from: number, to: number, values: Change['set']): Change => ({
      scope: of(firstCategory),
      ranges: days(from, to),
      set: values,
    });
    const price = (value: number) => ({ price: { mode: 'set' as const, value } });
    const cells = async () =>
      (await list({ ...window(1, 3), category: firstCategory })).rows[0]?.cells;
    const { batch } = await save({ changes: [set(1, 3, { ...price(6100), extraAdult: 700 })] });
    await save({ changes: [set(1, 2, { minStay: 3 })] });
    const later = await save({ changes: [set(2, 2, price(6200))] });

    const asked = { affected: 3, cells: 3, keptCount: 1 };
    const skippedCells = [{ date: addDays(today, 2), reason: 'changed', values: ['price'] }];
    const preview = await save({ undoBatch: batch, dryRun: true });
    expect(preview).toMatchObject({ ...asked, batch: null, kept: skippedCells });
    expect(preview.kept).toMatchObject([{ by: { name: 'Anjali Menon' } }]);
    expect(await save({ undoBatch: batch })).toMatchObject({ ...asked, kept: skippedCells });
    expect(await cells()).toMatchObject([
      { price: 4200, extraAdult: 0, minStay: 3 },
      { price: 6200, extraAdult: 0, minStay: 3 },
      { price: 4200, extraAdult: 0, batch: null },
    ]);

    await save({ undoBatch: later.batch });
    // What was taken back is not looked at again, whatever it has become.
    await save({ changes: [set(3, 3, price(6300))] });
    expect(await save({ undoBatch: batch })).toMatchObject({ affected: 1, cells: 1, kept: [] });
    expect(await cells()).toMatchObject([{ price: 4200 }, { price: 4200 }, { price: 6300 }]);
    expect((await post({ undoBatch: batch })).body.code).toBe('INVALID_TRANSITION');
  });

  it('an undo that is undone can be repeated, and one of it is no change that stands', async () => {
    const { batch } = await save({ changes: [priced(6100, 2)] });
    const undo = await save({ undoBatch: batch });
    const again = await save({ undoBatch: undo.batch });
    expect(pricesOf(await list(window(2, 2)))[0]).toEqual([6100]);
    expect(await save({ undoBatch: again.batch })).toMatchObject({ affected: 1, kept: [] });
    expect(pricesOf(await list(window(2, 2)))[0]).toEqual([4200]);
  });

  it('takes a batch back but for what is no longer there', async () => {
    const [gone = '', stays = ''] = categories;
    const set = (value: number): Change => ({
      scope: of(gone, stays),
      ranges: days(3, 3),
      set: { price: { mode: 'set', value } },
    });
    await save({ changes: [set(5100)] });
    const clear = { scope: of(gone, stays), ranges: days(3, 3), clear: ['price' as const] };
    const { batch } = await save({ changes: [clear] });
    expect((await test.call('DELETE', `/category/${gone}`, { token })).status).toBe(200);
    expect(await save({ undoBatch: batch })).toMatchObject({
      affected: 1,
      kept: [{ category: gone, reason: 'gone' }],
    });
    expect(pricesOf(await list({ ...window(3, 3), category: stays }))).toEqual([[5100]]);
  });

  describe('a least stay is never above the longest one, whatever a cell inherits it from', () => {
    const stays = (scope: Change['scope'], set: Change['set'], more: Partial<Change> = {}) => ({
      changes: [{ scope, set, ranges: days(2, 2), ...more }],
    });
    const rule = (scope: Change['scope'], set: Change['set']) => ({
      changes: [{ scope, set, weekdays: [weekdayOf(addDays(today, 2))] }],
    });
    const refused = { affected: 0, skipped: [{ reason: 'minOverMaxStay', count: 1 }] };

    /** An asset, with its category. */
    async function anAsset() {
      const id = await idMakers.assetId(test, home);
      const [row] = await test.db.select().from(assetTable).where(eq(assetTable.id, id));
      return { id, category: row?.categoryId ?? '' };
    }

    it('of an asset from its category, on the day', async () => {
      const { id, category: own } = await anAsset();
      await save(stays({ assets: [id] }, { minStay: 4 }));
      expect(await save(stays(of(own), { maxStay: 2 }))).toMatchObject(refused);
      expect(await save(stays(of(own), { maxStay: 4 }))).toMatchObject({
        affected: 1,
        skipped: [],
      });
    });

    it('of a day from the rule of its weekday, in either order', async () => {
      const [firstCategory = ''] = categories;
      await save(stays(of(firstCategory), { maxStay: 2 }));
      expect(await save(rule(of(firstCategory), { minStay: 5 }))).toMatchObject(refused);
      expect(await save(rule(of(firstCategory), { minStay: 2 }))).toMatchObject({
        affected: 1,
        skipped: [],
      });
      expect(await save(stays(of(firstCategory), { maxStay: 1 }))).toMatchObject(refused);
    });

    it('of an asset whose rule meets a day of its category', async () => {
      const { id, category: own } = await anAsset();
      await save(rule({ assets: [id] }, { minStay: 5 }));
      expect(await save(stays(of(own), { maxStay: 2 }))).toMatchObject(refused);
      await save(stays(of(own), { maxStay: 7 }));
      expect(await save(rule({ assets: [id] }, { minStay: 8 }))).toMatchObject(refused);
    });

    it('when a value is cleared, and what it hid holds again', async () => {
      const { id, category: own } = await anAsset();
      await save(stays({ assets: [id] }, { minStay: 4, maxStay: 6 }));
      await save(stays(of(own), { maxStay: 2 }));
      const clear = { scope: { assets: [id] }, ranges: days(2, 2), clear: ['maxStay' as const] };
      expect(await save({ changes: [clear] })).toMatchObject(refused);
    });

    it('when a batch is taken back', async () => {
      const [firstCategory = ''] = categories;
      await save(stays(of(firstCategory), { minStay: 4 }));
      const { batch } = await save({
        changes: [{ scope: of(firstCategory), ranges: days(2, 2), clear: ['minStay' as const] }],
      });
      await save(rule(of(firstCategory), { maxStay: 2 }));
      expect(await save({ undoBatch: batch })).toMatchObject({
        affected: 0,
        kept: [{ category: firstCategory, reason: 'minOverMaxStay' }],
      });
    });

    it('and one change that gives a category and its asset both is taken as a whole', async () => {
      const { id, category: own } = await anAsset();
      await save(stays({ assets: [id] }, { maxStay: 2 }));
      const both = { ...of(own), assets: [id] };
      expect(await save(stays(both, { minStay: 5, maxStay: 7 }))).toMatchObject({
        affected: 2,
        skipped: [],
      });
    });
  });

  it('refuses an amount with more digits than the currency has', async () => {
    const amounts = { price: { mode: 'set', value: 4500.000001 }, extraAdult: 0.001 };
    for (const [name, value] of Object.entries(amounts)) {
      const { body } = await post({ changes: [{ ...priced(1), set: { [name]: value } }] });
      const path = `changes.0.set.${name === 'price' ? 'price.value' : name}`;
      expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
    }
  });

  it('changes an asset alone', async () => {
    const assetId = await idMakers.assetId(test, home);
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

  it('reckons with the first and the last days that it takes', async () => {
    const ranges = ['1900-01-01', '2200-12-31'].map((day) => ({ startDate: day, endDate: day }));
    const result = await save({ changes: [{ ...priced(4500), ranges }] });
    expect(result.skipped).toEqual([
      { reason: 'past', count: 1 },
      { reason: 'horizon', count: 1 },
    ]);
  });

  it('clears what is set, so that it inherits again', async () => {
    await save({
      changes: [{ ...priced(5000), set: { price: { mode: 'set', value: 5000 }, stopSell: true } }],
    });
    await save({
      changes: [{ scope: of(categories[0] ?? ''), ranges: days(1, 1), clear: ['price'] }],
    });
    const cellOf = async () => (await list(window(1, 1))).rows[0]?.cells[0];
    expect(await cellOf()).toMatchObject({ price: 4200, stopSell: true });
    await save({
      changes: [{ scope: of(categories[0] ?? ''), ranges: days(1, 1), clear: ['stopSell'] }],
    });
    expect(await cellOf()).toMatchObject({ stopSell: null, batch: null });
  });

  it('skips days that are over or too far off and prices out of bounds, and questions unusual ones', async () => {
    const settings = { minRate: 750, maxRate: 40_000, bookingHorizonDays: 30 };
    await test.call('PATCH', '/setting/save', {
      token,
      body: { institution: home.id, rates: settings },
    });
    const result = await save({
      changes: [
        priced(30_000, -2, 32),
        { ...priced(1, 1), set: { price: { mode: 'set', value: 749 } } },
        priced(40_001, 1),
        { scope: of(categories[0] ?? ''), ranges: days(1, 1), set: { minStay: 4 } },
        { scope: of(categories[0] ?? ''), ranges: days(1, 1), set: { maxStay: 3 } },
      ],
    });
    expect(Object.fromEntries(result.skipped.map(({ reason, count }) => [reason, count]))).toEqual({
      past: 2,
      horizon: 2,
      belowMinRate: 1,
      aboveMaxRate: 1,
      minOverMaxStay: 1,
    });
    expect(result.affected).toBe(31);
    expect(result.unusual[0]).toMatchObject({ price: 30_000, usual: 4200, meant: 3000 });
  });

  it('questions a price that lacks a zero or two', async () => {
    const result = await save({ changes: [priced(45, 1)], dryRun: true });
    expect(result.unusual[0]).toMatchObject({ price: 45, usual: 4200, meant: 4500 });
  });

  it.each([
    ['percent', 1_000, 4, 3, 5_590_200],
    ['percent', 1_000, 60, 3, 5_590_200],
    ['add', 9_000_000, 60, 1, 9_004_200],
  ] as const)(
    'stores no price above the highest one: %s %i, %i times',
    async (mode, value, times, applied, stored) => {
      const more: Change = {
        scope: of(categories[0] ?? ''),
        ranges: days(1, 1),
        set: { price: { mode, value } },
      };
      const result = await save({ changes: Array(times).fill(more) });
      expect(result.skipped).toEqual([{ reason: 'aboveMaxRate', count: times - applied }]);
      expect(result.affected).toBe(1);
      const [[price] = []] = pricesOf(await list(window(1, 1)));
      expect(price).toBe(stored);
    },
  );

  it('keeps a change from what someone else has changed since', async () => {
    const seen = (await list(window(1, 2))).revision;
    await save({ changes: [priced(5000)] });
    const { status, body } = await post({ changes: [priced(6000, 1, 2)], revision: seen });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'VERSION_CONFLICT' });
    expect(body.data).toMatchObject({
      revision: 1,
      changes: [{ category: categories[0], date: addDays(today, 1), after: { price: 5000 } }],
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
        select substr(md5(${home.id} || place), 1, 24), ${home.id}, place, ${affected}::int, now()
        from generate_series(2, ${batches}::int) as place returning revision
      )
      insert into rate_change (institution_id, cell, revision) select ${home.id}, 'any', revision from made`);
    await save({ changes: [priced(6000, 2)] });
    const revisionsOf = async (table: string) => {
      const { rows } = await test.db.execute<{ revision: number }>(sql`
        select revision from ${sql.identifier(table)} where institution_id = ${home.id} order by revision`);
      return rows.map(({ revision }) => revision);
    };
    const newest = batches + 1;
    const first = affected === 1 ? newest - HISTORY_MAX.batches + 1 : newest;
    const expected = Array.from({ length: newest - first + 1 }, (_, place) => first + place);
    expect(await revisionsOf('rate_batch')).toEqual(expected);
    expect(await revisionsOf('rate_change')).toEqual(expected);
    // No one knows any more whether the cell was changed since.
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

  it('needs the plan for packages besides the default one', async () => {
    await entitle(...ENTITLEMENTS.standard);
    await withPackages();
    await entitle();
    const change = { ...priced(1), scope: { ...of(categories[0] ?? ''), ratePackages: ['CP'] } };
    expect((await post({ changes: [change] })).body.code).toBe('NOT_ENTITLED');
    const lockOf = async () => (await list(window(0, 0))).packages.map(({ lock }) => lock);
    expect(await lockOf()).toEqual([null, 'plan', 'plan']);
    await entitle(...ENTITLEMENTS.standard);
    expect(await lockOf()).toEqual([null, 'derived', 'derived']);
    expect(await save({ changes: [change] })).toMatchObject({
      affected: 0,
      skipped: [{ reason: 'derived', count: 1 }],
    });
    const closed = { ...change, set: { stopSell: true } };
    expect(await save({ changes: [closed] })).toMatchObject({ affected: 1 });
    const { rows } = await list(window(1, 1));
    expect(rows.slice(0, 2).map(({ cells }) => cells[0]?.stopSell)).toEqual([null, true]);
  });

  it.each([
    [() => ({ changes: [] }), 'changes'],
    [() => ({}), 'changes'],
    [() => ({ changes: [priced(1)], undoBatch: 'a'.repeat(24) }), 'changes'],
    [() => ({ undoBatch: 'a'.repeat(24) }), 'undoBatch'],
    [() => ({ changes: [priced(-1)] }), 'changes.0.set.price.value'],
    [
      () => ({ changes: [{ ...priced(1), scope: of('a'.repeat(24)) }] }),
      'changes.0.scope.categories.0',
    ],
    [() => ({ changes: [{ ...priced(1), scope: {} }] }), 'changes.0.scope'],
    [() => ({ changes: [{ ...priced(1), ranges: days(3, 2) }] }), 'changes.0.ranges.0.endDate'],
    [() => ({ changes: [{ ...priced(1), ranges: days(0, 9_999) }] }), 'changes.0.ranges.0.endDate'],
    [() => ({ changes: [{ ...priced(1), set: {} }] }), 'changes.0.set'],
    [() => ({ changes: [{ ...priced(1), set: { minStay: 91 } }] }), 'changes.0.set.minStay'],
    [
      () => ({ changes: [{ ...priced(1), set: { minStay: 3, maxStay: 2 } }] }),
      'changes.0.set.maxStay',
    ],
    [() => ({ changes: Array.from({ length: 70 }, () => priced(1, 0, 729)) }), 'changes'],
  ])('refuses what is not right, naming the field: %#', async (body, path) => {
    const { status, body: refused } = await post(body());
    expect(status).toBe(400);
    expect(refused).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
  });

  it('refuses windows that are too long, or end before they start', async () => {
    for (const endDate of [addDays(today, 93), addDays(today, -1)]) {
      const search = new URLSearchParams({ institution: home.id, startDate: today, endDate });
      const { status, body } = await test.call('GET', `/rate?${search}`, { token });
      expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path: 'endDate' });
    }
  });

  it('reads a window of one institute in two statements, without a scan of all rates', async () => {
    const ranges = days(0, 364);
    const set = { price: { mode: 'set', value: 5000 } };
    await save({ changes: [{ scope: of(...categories), ranges, set }] });
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
