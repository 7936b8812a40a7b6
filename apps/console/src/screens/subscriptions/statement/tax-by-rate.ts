import type { AccountEntry } from '@booking/api-client';
import { majorOf, roundedMinor } from '@booking/api-client/facts';

/** What of the charges and credits of an account is tax at one rate. */
export interface TaxOfRate {
  readonly taxRate: number;
  /** Without the tax. */
  readonly taxable: number;
  readonly tax: number;
}

/** The tax of the lines of an account by its rate, the lowest first. Payments have none. */
export function taxByRate(entries: readonly AccountEntry[], currency: string): TaxOfRate[] {
  const sums = new Map<number, { taxable: number; tax: number }>();
  for (const { amount, tax, taxRate } of entries) {
    if (tax === null || taxRate === null) continue;
    const sum = sums.get(taxRate) ?? { taxable: 0, tax: 0 };
    const taxMinor = roundedMinor(tax, currency);
    sum.taxable += roundedMinor(amount, currency) - taxMinor;
    sum.tax += taxMinor;
    sums.set(taxRate, sum);
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([taxRate, { taxable, tax }]) => ({
      taxRate,
      taxable: majorOf(taxable, currency),
      tax: majorOf(tax, currency),
    }));
}
