import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  BILLING_CYCLES,
  billingPeriod,
  billingPeriodOn,
  daysBetween,
  prorate,
} from './billing.ts';

const days = fc.integer({ min: 0, max: 15_000 }).map((after) => addDays('2020-01-01', after));
const cycles = fc.constantFrom(...BILLING_CYCLES);
const prices = fc.integer({ min: 0, max: 50_000_000 });

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('after %s, %i of them are %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});

describe('billing periods', () => {
  it('end at the end of short months, and return to the day they began with', () => {
    expect([0, 1, 2, 3].map((index) => billingPeriod('2026-01-31', 'Monthly', index))).toEqual([
      { start: '2026-01-31', end: '2026-02-27' },
      { start: '2026-02-28', end: '2026-03-30' },
      { start: '2026-03-31', end: '2026-04-29' },
      { start: '2026-04-30', end: '2026-05-30' },
    ]);
  });

  it('follow one another without a gap and without an overlap', () => {
    fc.assert(
      fc.property(days, cycles, fc.integer({ min: 0, max: 60 }), (anchor, cycle, index) => {
        const { end } = billingPeriod(anchor, cycle, index);
        expect(billingPeriod(anchor, cycle, index + 1).start).toBe(addDays(end, 1));
      }),
    );
  });

  it('contain the days that fall into them, each day in one', () => {
    fc.assert(
      fc.property(days, cycles, fc.integer({ min: 0, max: 4_000 }), (anchor, cycle, after) => {
        const day = addDays(anchor, after);
        const { start, end } = billingPeriodOn(anchor, cycle, day);
        expect(start <= day && day <= end).toBe(true);
      }),
    );
  });
});

describe('a change of plan', () => {
  const period = { start: '2026-11-01', end: '2026-11-30' };

  it('charges both plans by the days that are left', () => {
    const change = prorate(
      { priceMinor: 99_900, cycle: 'Monthly', period },
      { priceMinor: 199_900, cycle: 'Monthly' },
      '2026-11-22',
    );
    // 9 of 30 days.
    expect(change).toEqual({
      creditMinor: 29_970,
      chargeMinor: 59_970,
      period,
      unusedDays: 9,
      totalDays: 30,
    });
  });

  it('begins a new period with another cycle', () => {
    const change = prorate(
      { priceMinor: 99_900, cycle: 'Monthly', period },
      { priceMinor: 1_999_000, cycle: 'Yearly' },
      '2026-11-22',
    );
    expect(change).toMatchObject({
      creditMinor: 29_970,
      chargeMinor: 1_999_000,
      period: { start: '2026-11-22', end: '2027-11-21' },
    });
  });

  it('never gives back more than was paid, and to the same plan costs nothing', () => {
    fc.assert(
      fc.property(days, cycles, prices, fc.nat(400), (anchor, cycle, priceMinor, after) => {
        const paid = billingPeriod(anchor, cycle, 0);
        const day = addDays(anchor, Math.min(after, daysBetween(anchor, paid.end)));
        const from = { priceMinor, cycle, period: paid };
        const { creditMinor, chargeMinor } = prorate(from, { priceMinor, cycle }, day);
        expect(creditMinor).toBeLessThanOrEqual(priceMinor);
        expect(chargeMinor - creditMinor).toBe(0);
      }),
    );
  });

  it('on two following days differs by a day’s price, to the unit', () => {
    fc.assert(
      fc.property(days, cycles, prices, fc.nat(25), (anchor, cycle, priceMinor, after) => {
        const paid = billingPeriod(anchor, cycle, 0);
        const total = daysBetween(paid.start, paid.end) + 1;
        const creditOn = (day: string) =>
          prorate({ priceMinor, cycle, period: paid }, { priceMinor: 0, cycle: 'Monthly' }, day)
            .creditMinor;
        const drop = creditOn(addDays(anchor, after)) - creditOn(addDays(anchor, after + 1));
        expect(Math.abs(drop - priceMinor / total)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
