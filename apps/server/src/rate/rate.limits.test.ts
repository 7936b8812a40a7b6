import { addDays, ENTITLEMENTS } from '@booking/api-client/contract';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/app.ts';
import { type Change, useRates } from '../testing/rates.ts';

describe.each(databases)('rates on $kind', (database) => {
  const rates = useRates(database);
  const { post, priced, save, test, of, days, pricesOf, list, window, entitle, withPackages } =
    rates;

  it('refuses an amount with more digits than the currency has', async () => {
    const amounts = { price: { mode: 'set', value: 4500.000001 }, extraAdult: 0.001 };
    for (const [name, value] of Object.entries(amounts)) {
      const { body } = await post({ changes: [{ ...priced(1), set: { [name]: value } }] });
      const path = `changes.0.set.${name === 'price' ? 'price.value' : name}`;
      expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path }] });
    }
  });

  it('reckons with the first and the last days that it takes', async () => {
    const ranges = ['1900-01-01', '2200-12-31'].map((day) => ({ startDate: day, endDate: day }));
    const result = await save({ changes: [{ ...priced(4500), ranges }] });
    expect(result.skipped).toEqual([
      { reason: 'past', count: 1 },
      { reason: 'horizon', count: 1 },
    ]);
  });

  it('skips days that are over or too far off and prices out of bounds, and questions unusual ones', async () => {
    const settings = { minRate: 750, maxRate: 40_000, bookingHorizonDays: 30 };
    await test.call('PATCH', '/setting/save', {
      token: rates.token,
      body: { institution: rates.home.id, rates: settings },
    });
    const result = await save({
      changes: [
        priced(30_000, -2, 32),
        { ...priced(1, 1), set: { price: { mode: 'set', value: 749 } } },
        priced(40_001, 1),
        { scope: of(rates.categories[0] ?? ''), ranges: days(1, 1), set: { minStay: 4 } },
        { scope: of(rates.categories[0] ?? ''), ranges: days(1, 1), set: { maxStay: 3 } },
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
        scope: of(rates.categories[0] ?? ''),
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

  it('needs the plan for packages besides the default one', async () => {
    await entitle(...ENTITLEMENTS.standard);
    await withPackages();
    await entitle();
    const change = {
      ...priced(1),
      scope: { ...of(rates.categories[0] ?? ''), ratePackages: ['CP'] },
    };
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
    for (const endDate of [addDays(rates.today, 93), addDays(rates.today, -1)]) {
      const search = new URLSearchParams({
        institution: rates.home.id,
        startDate: rates.today,
        endDate,
      });
      const { status, body } = await test.call('GET', `/rate?${search}`, { token: rates.token });
      expect({ status, path: body.errors?.[0]?.path }).toEqual({ status: 400, path: 'endDate' });
    }
  });
});
