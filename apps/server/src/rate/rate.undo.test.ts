import { addDays, ENTITLEMENTS } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/app.ts';
import { type Change, useRates } from '../testing/rates.ts';

describe.each(databases)('rates on $kind', (database) => {
  const rates = useRates(database);
  const { entitle, withPackages, save, priced, of, days, list, window, pricesOf, post, test } =
    rates;

  it('[API-03 rate.create] changes 3 categories × 60 days × packages by 10 %, and takes it back but for what someone changed', async () => {
    await entitle(...ENTITLEMENTS.standard);
    await withPackages();
    await save({ changes: [priced(4999, 5)] });
    const change = {
      scope: { ...of(...rates.categories), ratePackages: ['EP', 'CP', 'MAP'] },
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
      {
        category: rates.categories[0],
        date: addDays(rates.today, 7),
        reason: 'changed',
        values: ['price'],
      },
    ]);
    const expected = pricesOf(before).map((prices, row) =>
      prices.map((price, day) => (row === 0 && day === 7 ? 5555 : price)),
    );
    const after = await list(window(0, 59));
    expect(pricesOf(after)).toEqual(expected);
    // The exact rates of before: those that had none have none again.
    expect(after.rows.flatMap(({ cells }) => cells).filter((cell) => cell.batch)).toHaveLength(2);
    expect(await save({ undoBatch: batch })).toMatchObject({ batch: null, cells: 1, keptCount: 1 });

    const history = await list({
      ...window(5, 5),
      history: 'true',
      category: rates.categories[0] ?? '',
    });
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
    const [firstCategory = ''] = rates.categories;
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
    const skippedCells = [{ date: addDays(rates.today, 2), reason: 'changed', values: ['price'] }];
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
    // A value that was taken back is not looked at again, whatever it is now.
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
    const [gone = '', stays = ''] = rates.categories;
    const set = (value: number): Change => ({
      scope: of(gone, stays),
      ranges: days(3, 3),
      set: { price: { mode: 'set', value } },
    });
    await save({ changes: [set(5100)] });
    const clear = { scope: of(gone, stays), ranges: days(3, 3), clear: ['price' as const] };
    const { batch } = await save({ changes: [clear] });
    expect((await test.call('DELETE', `/category/${gone}`, { token: rates.token })).status).toBe(
      200,
    );
    expect(await save({ undoBatch: batch })).toMatchObject({
      affected: 1,
      kept: [{ category: gone, reason: 'gone' }],
    });
    expect(pricesOf(await list({ ...window(3, 3), category: stays }))).toEqual([[5100]]);
  });
});
