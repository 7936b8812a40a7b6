import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_CYCLES, CYCLE_MONTHS, discounted, planPriceOf, prorate } from './billing.ts';
import {
  addPercent,
  divideHalfUp,
  majorOf,
  minorOf,
  netMonthOf,
  netOf,
  roundedMinor,
  taxIn,
  withTax,
} from './money.ts';
import { changedPrice } from './rate.ts';

/** The exact quotient, half up, in whole numbers of any size. */
function exact(dividend: bigint, divisor: bigint): number {
  const twice = 2n * dividend + divisor;
  const floor = twice / (2n * divisor);
  return Number(twice < 0n && twice % (2n * divisor) !== 0n ? floor - 1n : floor);
}

/** Prices up to the highest one, in minor units. */
const prices = fc.integer({ min: 0, max: 1_000_000_000 });
/** Percentages with two decimals, as their hundredths. */
const hundredths = fc.integer({ min: 0, max: 10_000 });
const cycles = fc.constantFrom(...BILLING_CYCLES);

describe('money is divided half up, exactly', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -2],
    [-1, 2, 0],
    [0, 7, 0],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%i / %i is %i', (dividend, divisor, expected) => {
    expect(divideHalfUp(dividend, divisor)).toBe(expected);
    expect(exact(BigInt(dividend), BigInt(divisor))).toBe(expected);
  });

  it('for any whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e15, max: 1e15 }),
        fc.integer({ min: 1, max: 1e9 }),
        (dividend, divisor) => {
          expect(divideHalfUp(dividend, divisor)).toBe(exact(BigInt(dividend), BigInt(divisor)));
        },
      ),
    );
  });

  it('every percentage with two decimals of every whole price', () => {
    // Whole hundreds of rupees add whole paise: the last two digits of a price decide how it is rounded.
    let wrong = 0;
    for (let rupees = 0; rupees < 100; rupees += 1) {
      for (let part = 0; part <= 10_000; part += 1) {
        const less = Math.floor((rupees * (10_000 - part)) / 100 + 0.5);
        const more = Math.floor((rupees * (10_000 + part)) / 100 + 0.5);
        if (addPercent(rupees * 100, -part / 100) !== less) wrong += 1;
        if (addPercent(rupees * 100, part / 100) !== more) wrong += 1;
      }
    }
    expect(wrong).toBe(0);
  });

  it('percentages of any price, and what is made of them', () => {
    fc.assert(
      fc.property(prices, hundredths, (price, part) => {
        const [percent, parts] = [part / 100, BigInt(part)];
        const left = exact(BigInt(price) * (10_000n - parts), 10_000n);
        expect(discounted(price, { mode: 'percent', value: percent }, 'INR')).toBe(left);
        expect(changedPrice(price, { mode: 'percent', value: -percent })).toBe(left);
        const more = exact(BigInt(price) * (10_000n + parts), 10_000n);
        expect(changedPrice(price, { mode: 'percent', value: percent })).toBe(more);
        expect(withTax(price, { taxRate: percent, taxInclusive: false })).toBe(more);
        const step = exact(BigInt(price) * (10_000n + parts), 10_000n * 5_000n) * 5_000;
        expect(changedPrice(price, { mode: 'percent', value: percent, roundTo: 5_000 })).toBe(step);
      }),
    );
  });

  it('the price of a cycle, and what of it is a month without tax', () => {
    fc.assert(
      fc.property(prices, hundredths, cycles, cycles, (priceMinor, part, billingCycle, cycle) => {
        const plan = { priceMinor, billingCycle, yearlyDiscountPct: part / 100 };
        const off = cycle === 'Yearly' ? part : 0;
        const [months, of] = [BigInt(CYCLE_MONTHS[cycle]), BigInt(CYCLE_MONTHS[billingCycle])];
        const price = exact(BigInt(priceMinor) * months * BigInt(10_000 - off), of * 10_000n);
        expect(planPriceOf(plan, cycle)).toBe(price);
        const tax = { taxRate: part / 100, taxInclusive: true };
        const net = exact(BigInt(price) * 10_000n, BigInt(10_000 + part) * months);
        expect(netMonthOf(price, CYCLE_MONTHS[cycle], tax)).toBe(net);
      }),
    );
  });

  it('a tax that was added comes out again, whatever its rate', () => {
    fc.assert(
      fc.property(prices, hundredths, cycles, (price, part, cycle) => {
        const tax = { taxRate: part / 100, taxInclusive: false };
        const charged = withTax(price, tax);
        expect(netOf(charged, tax.taxRate)).toBe(price);
        expect(netOf(charged, tax.taxRate) + taxIn(charged, tax.taxRate)).toBe(charged);
        expect(taxIn(-charged, tax.taxRate) + taxIn(charged, tax.taxRate)).toBe(0);
        const month = exact(BigInt(price), BigInt(CYCLE_MONTHS[cycle]));
        expect(netMonthOf(charged, CYCLE_MONTHS[cycle], tax)).toBe(month);
      }),
    );
  });

  it('the days of a period', () => {
    const period = { start: '2026-11-01', end: '2026-11-30' };
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 30 }), (priceMinor, left) => {
        const day = `2026-11-${String(31 - left).padStart(2, '0')}`;
        const from = { priceMinor, cycle: 'Monthly' as const, period };
        const { creditMinor } = prorate(from, { priceMinor: 0, cycle: 'Monthly' }, day);
        expect(creditMinor).toBe(exact(BigInt(priceMinor) * BigInt(left), 30n));
      }),
    );
  });
});

describe('amounts that floating point gets wrong', () => {
  it('525 less 37.7 % is 327.08', () => {
    const off = { mode: 'percent', value: 37.7 } as const;
    expect(discounted(52_500, off, 'INR')).toBe(32_708);
  });

  it('17.50 a month is 188.69 a year, less 10.15 %', () => {
    const plan = { priceMinor: 1_750, billingCycle: 'Monthly', yearlyDiscountPct: 10.15 } as const;
    expect(planPriceOf(plan, 'Yearly')).toBe(18_869);
  });

  it('210 less 10.15 % is 188.69, for a package, an asset and a bulk change', () => {
    expect(changedPrice(21_000, { mode: 'percent', value: -10.15 })).toBe(18_869);
    expect(changedPrice(21_000, { mode: 'percent', value: -10.15, roundTo: 5_000 })).toBe(20_000);
  });
});

describe('tax', () => {
  it.each([
    [118_000, { taxRate: 18, taxInclusive: false }, 139_240, 118_000],
    [118_000, { taxRate: 18, taxInclusive: true }, 118_000, 100_000],
    [118_000, { taxRate: 5, taxInclusive: true }, 118_000, 112_381],
    [100_000, { taxRate: 0, taxInclusive: true }, 100_000, 100_000],
    [100_000, { taxRate: 0, taxInclusive: false }, 100_000, 100_000],
    [33, { taxRate: 12.5, taxInclusive: false }, 37, 33],
  ])('%i at %o is charged %i, of which %i is no tax', (price, tax, charged, net) => {
    expect(withTax(price, tax)).toBe(charged);
    expect(netOf(charged, tax.taxRate)).toBe(net);
    expect(netMonthOf(charged, 1, tax)).toBe(net);
  });

  it('a year at 23,988 is 1,694.07 a month without it', () => {
    expect(netMonthOf(2_398_800, 12, { taxRate: 18, taxInclusive: true })).toBe(169_407);
  });
});

describe('currencies', () => {
  it.each([
    ['INR', 12.34, 1_234],
    ['JPY', 1_234, 1_234],
    ['KWD', 1.234, 1_234],
    ['INR', 1.005, undefined],
    ['JPY', 0.5, undefined],
  ])('%s %d has %d of its smallest unit', (currency, amount, minor) => {
    expect(minorOf(amount, currency)).toBe(minor);
    if (minor === undefined) return;
    expect(roundedMinor(amount, currency)).toBe(minor);
    expect(majorOf(minor, currency)).toBe(amount);
  });

  it('take an amount off in their own units', () => {
    expect(discounted(5_000, { mode: 'amount', value: 500 }, 'JPY')).toBe(4_500);
    expect(discounted(5_000, { mode: 'amount', value: 50 }, 'INR')).toBe(0);
  });
});

describe('an amount in the smallest unit', () => {
  it.each([
    [4500.5, 'INR', 450_050],
    [0.01, 'INR', 1],
    [10_000_000, 'INR', 1_000_000_000],
    [327.07, 'INR', 32_707],
    [12.125, 'KWD', 12_125],
    [-12.5, 'INR', -1_250],
    [0, 'INR', 0],
    // 0.30000000000000004
    [0.1 + 0.2, 'INR', 30],
  ])('of %s %s is whole', (amount, currency, minor) => {
    expect(minorOf(amount, currency)).toBe(minor);
  });

  it.each([
    [4500.000001, 'INR'],
    [0.005, 'INR'],
    [0.00001, 'INR'],
    [12.5, 'JPY'],
    [12.1255, 'KWD'],
  ])('is refused where it has more decimals than its currency: %s %s', (amount, currency) => {
    expect(minorOf(amount, currency)).toBeUndefined();
  });
});
