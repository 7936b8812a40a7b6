import { addDays, weekdayOf } from '@booking/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asset as assetTable } from '../schema/asset.ts';
import { databases } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { type Change, useRates } from '../testing/rates.ts';

describe.each(databases)('rates on $kind', (database) => {
  const rates = useRates(database);
  const { days, test, save, of } = rates;

  describe('a least stay is never above the longest one, whatever a cell inherits it from', () => {
    const stays = (scope: Change['scope'], set: Change['set'], more: Partial<Change> = {}) => ({
      changes: [{ scope, set, ranges: days(2, 2), ...more }],
    });
    const rule = (scope: Change['scope'], set: Change['set']) => ({
      changes: [{ scope, set, weekdays: [weekdayOf(addDays(rates.today, 2))] }],
    });
    const refused = { affected: 0, skipped: [{ reason: 'minOverMaxStay', count: 1 }] };

    /** An asset, with its category. */
    async function anAsset() {
      const id = await idMakers.assetId(test, rates.home);
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
      const [firstCategory = ''] = rates.categories;
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
      const [firstCategory = ''] = rates.categories;
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
});
