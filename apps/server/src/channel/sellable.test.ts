import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../database/id.ts';
import { created } from '../schema/columns.ts';
import { rate } from '../schema/rate.ts';
import { ADMIN, databases, type Institute, useTestApp } from '../testing/app.ts';
import { idMakers } from '../testing/id-makers.ts';
import { requirePrice } from './sellable.ts';

/** A quarter past nine in the evening of the 25th in UTC: a quarter to three of the 26th in India. */
const now = new Date('2026-11-25T21:15:00Z');

describe.each(databases)('the days that a connection sells on $kind', (database) => {
  const test = useTestApp(database);
  let home: Institute;
  let category: string;

  beforeAll(async () => {
    home = await test.institute((await test.signIn(ADMIN)).accessToken);
    category = await idMakers.categoryId(test, home);
  });

  it.each([
    ['Asia/Kolkata', '2026-11-25', false],
    ['Asia/Kolkata', '2026-11-26', true],
    ['Asia/Kolkata', '2026-11-27', true],
    ['Asia/Kolkata', '2026-11-28', false],
    ['America/New_York', '2026-11-25', true],
    ['America/New_York', '2026-11-27', false],
  ])(
    'begin with the day of the institute: in %s a price of %s counts: %s',
    async (timezone, date, counts) => {
      await test.db.delete(rate);
      const cell = { cell: newId(), categoryId: category, ratePackage: 'EP', batchId: newId() };
      await test.db
        .insert(rate)
        .values({ ...cell, institutionId: home.id, date, price: 450_000, ...created(null, now) });
      const sold = requirePrice(
        { db: test.db, now },
        { categories: [category], windowDays: 1, timezone },
        'channels.0',
      );
      if (counts) await expect(sold).resolves.toBeUndefined();
      else await expect(sold).rejects.toMatchObject({ code: 'BUSINESS_RULE' });
    },
  );
});
