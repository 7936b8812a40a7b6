import { addDays, type RateResult, type Rates } from '@booking/api-client/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../database/id.ts';
import { PLATFORM } from '../database/scope.ts';
import { inTransaction } from '../database/transaction.ts';
import { asset } from '../schema/asset.ts';
import { created } from '../schema/columns.ts';
import { rate, rateBatch, rateChange } from '../schema/rate.ts';
import { ADMIN, allDatabases, type Institute, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { planOf, rowsRemoved } from '../testing/plans.ts';
import { statementsOf } from '../testing/statements.ts';
import { CELLS_AT_ONCE, finishRateBatches, publishBatch, stageBatch } from './large.ts';
import { readRateContext } from './rate-context.ts';
import { cellKey } from './values.ts';

/** Nearly all days of the longest horizon. */
const DAYS = 724;

describe.each(allDatabases)('rates of many cells on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;
  let home: Institute;
  let category: string;
  let assets: string[];
  let today: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  beforeEach(async () => {
    home = await test.institute(token);
    category = await idMakers.categoryId(test, home);
    assets = await addAssets(69);
    ({ today } = await list('2026-01-01', '2026-01-01'));
  });

  async function addAssets(some: number): Promise<string[]> {
    const rows = Array.from({ length: some }, (_, n) => ({
      id: newId(),
      institutionId: home.id,
      categoryId: category,
      name: `Room ${n}`,
      code: `R${n}`,
      codeKey: `R${n}`,
      order: n,
      searchText: ` room ${n}`,
      ...created(null, new Date()),
    }));
    await test.db.insert(asset).values(rows);
    return rows.map(({ id }) => id);
  }

  async function list(startDate: string, endDate: string, assets = false): Promise<Rates> {
    const search = new URLSearchParams({
      ...{ institution: home.id, resolve: 'true', startDate, endDate },
      ...(assets && { assets: 'true' }),
    });
    const { status, body } = await test.call('GET', `/rate?${search}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.rates;
  }

  const post = (body: object) =>
    test.call('POST', '/rate', { token, body: { institution: home.id, ...body } });

  async function save(body: object): Promise<RateResult> {
    const { status, body: sent } = await post(body);
    expect(status, JSON.stringify(sent)).toBe(201);
    return sent.data.result;
  }

  const priced = (value: number, days: number, some = assets.length) => ({
    scope: { assets: assets.slice(0, some) },
    ranges: [{ startDate: today, endDate: addDays(today, days - 1) }],
    set: { price: { mode: 'set', value } },
  });
  const stored = async () => {
    const [row] = await test.db
      .select({ cells: count() })
      .from(rate)
      .where(eq(rate.institutionId, home.id));
    return row?.cells;
  };
  const states = async () => {
    const rows = await test.db
      .select({ state: rateBatch.state })
      .from(rateBatch)
      .where(eq(rateBatch.institutionId, home.id))
      .orderBy(rateBatch.revision);
    return rows.map(({ state }) => state);
  };

  /** The prices of the first and of the last asset, as one response shows them. */
  async function ends(): Promise<string> {
    const { rows } = await list(today, today, true);
    const prices = [assets.at(0), assets.at(-1)].map(
      (id) => rows.find((row) => row.asset === id)?.cells[0]?.price,
    );
    return prices.join(' ');
  }

  it('[API-03 rate.create] changes 3 × the cells of a statement as one for every reader, and undoes them so', async () => {
    const days = Math.ceil((3 * CELLS_AT_ONCE) / assets.length);
    const before = await ends();
    const cells = days * assets.length;
    const seen = new Set<string>();
    let done = false;
    const watching = (async () => {
      while (!done) seen.add(await ends());
    })();
    const saved = await save({ changes: [priced(5000, days)], note: 'Season' });
    expect(saved).toMatchObject({ affected: cells, revision: 1 });
    expect(await ends()).toBe('5000 5000');
    const undone = await save({ undoBatch: saved.batch });
    done = true;
    await watching;
    expect(undone).toMatchObject({ affected: cells, revision: 2, kept: [] });
    expect(await ends()).toBe(before);
    for (const prices of seen) expect([before, '5000 5000']).toContain(prices);
    expect(await stored()).toBe(0);
    expect(await states()).toEqual(['done', 'done']);
    const history = await list(today, today);
    expect(history.revision).toBe(2);
  });

  it('finishes after a crash what holds, and removes what does not', async () => {
    const days = Math.ceil((2 * CELLS_AT_ONCE) / assets.length);
    const { batch } = await save({ changes: [priced(5000, days)] });
    const all = await stored();
    // A process that has ended in the middle leaves the batch so.
    const middle = cellKey({
      categoryId: category,
      assetId: assets[30] ?? '',
      ratePackage: 'EP',
      date: today,
      weekday: null,
    });
    await test.db
      .update(rateBatch)
      .set({ state: 'applying', appliedTo: middle })
      .where(eq(rateBatch.id, batch ?? ''));
    await test.db.delete(rate).where(and(eq(rate.institutionId, home.id), gt(rate.cell, middle)));
    expect(await ends()).toBe('5000 5000');
    await test.db.insert(rateBatch).values({
      id: newId(),
      institutionId: home.id,
      revision: 2,
      affected: 1,
      state: 'staged',
      createdAt: new Date(Date.now() - 3_600_000),
    });
    await test.db
      .insert(rateChange)
      .values({ institutionId: home.id, cell: middle, revision: 2, date: today });
    // It is no one's.
    expect((await list(today, today)).revision).toBe(1);
    await finishRateBatches(test.db, new Date());
    expect(await stored()).toBe(all);
    expect(await states()).toEqual(['done']);
    const left = await test.db
      .select()
      .from(rateChange)
      .where(and(eq(rateChange.institutionId, home.id), eq(rateChange.revision, 2)));
    expect(left).toEqual([]);
    expect(await save({ changes: [priced(6000, 1, 1)] })).toMatchObject({ revision: 2 });
    expect(await ends()).toBe('6000 5000');
  });

  it('changes nothing when someone else has, since it was planned', async () => {
    const context = {
      db: test.db,
      actor: { scope: PLATFORM, userId: null },
      now: new Date(),
    };
    const rateContext = await readRateContext(context, home.id, { categories: [] });
    const cell = {
      categoryId: category,
      assetId: assets[0] ?? '',
      ratePackage: 'EP',
      date: today,
      weekday: null,
    };
    const staged = await stageBatch(context, rateContext, { note: null, undoesId: null }, [
      { cell, before: null, after: null },
    ]);
    expect(await save({ changes: [priced(6000, 1, 1)] })).toMatchObject({ revision: 2 });
    const published = inTransaction(test.db, (tx) =>
      publishBatch(tx, test.db, rateContext, staged),
    );
    await expect(published).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await ends()).split(' ')[0]).toBe('6000');
  });

  it('a dry run locks nothing', async () => {
    const statements = await statementsOf(() => save({ changes: [priced(5000, 2)], dryRun: true }));
    expect(statements.length).toBeGreaterThan(0);
    const locks = statements.filter(({ text }) => /from "institution".* for update/i.test(text));
    expect(locks).toEqual([]);
    const write = await statementsOf(() => save({ changes: [priced(5000, 2)] }));
    expect(write.filter(({ text }) => /from "institution".* for update/i.test(text))).not.toEqual(
      [],
    );
  });

  it('a slice is applied without reading the others, also when the database takes the institute for a small one', async () => {
    await save({ changes: [priced(5000, 1, 1)] });
    await test.db.execute(sql`analyze ${rate}, ${rateChange}`);
    home = await test.institute(token);
    category = await idMakers.categoryId(test, home);
    assets = await addAssets(69);
    const days = Math.ceil((2 * CELLS_AT_ONCE) / assets.length);
    const statements = await statementsOf(() => save({ changes: [priced(5000, days)] }));
    const removals = statements.filter(({ text }) => /delete from "rate" /.test(text));
    expect(removals).not.toEqual([]);
    for (const removal of removals) {
      const plan = await planOf(test.pool, removal, true);
      expect(rowsRemoved(plan)).toBeLessThanOrEqual(2 * days * assets.length);
    }
  });

  it('20,000 cells and their undo leave turns to others', async () => {
    const rates = { bookingHorizonDays: DAYS };
    const body = { institution: home.id, rates };
    expect((await test.call('PATCH', '/setting/save', { token, body })).status).toBe(200);
    const otherInstitute = await test.institute(token);
    const { accessToken } = await test.signIn(otherInstitute.ownerEmail);
    const some = 28;
    const size = some * DAYS;
    // Number of slices, staged and applied.
    const slices = 2 * Math.floor(size / CELLS_AT_ONCE);
    // A call needs some turns, each between two slices.
    const enough = slices / 4;
    /** How many calls of someone else are answered while a write goes on; once there are enough, no more are made. */
    const beside = async <T>(write: Promise<T>): Promise<readonly [T, number]> => {
      let answered = 0;
      let done = false;
      const result = write.finally(() => {
        done = true;
      });
      while (!done && answered < enough) {
        const { status } = await test.call('GET', '/user/me', { token: accessToken });
        expect(status).toBe(200);
        answered += 1;
      }
      return [await result, answered];
    };
    const [saved, whileSaved] = await beside(save({ changes: [priced(5000, DAYS, some)] }));
    expect(saved.affected).toBe(size);
    expect(whileSaved).toBeGreaterThanOrEqual(enough);
    expect(await stored()).toBe(size);
    const [undone, whileUndone] = await beside(save({ undoBatch: saved.batch }));
    expect(undone).toMatchObject({ affected: size, kept: [] });
    expect(whileUndone).toBeGreaterThanOrEqual(enough);
    expect(await stored()).toBe(0);
  });
});
