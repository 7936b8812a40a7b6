import type { RateScopeChange } from '@booking/api-client';
import { type PriceChangeMode, RATE_VALUES, roundedTo } from '@booking/api-client/facts';

/** What the panel for changes in bulk asks for, as it is typed. */
export interface BulkValues {
  readonly categories: readonly string[];
  readonly ratePackages: readonly string[];
  /** Days, or the rule for weekdays without an end. */
  readonly isRule: boolean;
  readonly ranges: readonly { readonly startDate: string; readonly endDate: string }[];
  /** 0 is Sunday. Empty for all. */
  readonly weekdays: readonly string[];
  readonly what: BulkWhat;
  readonly price: PriceChangeMode | 'subtract' | 'lower';
  readonly amount: number | null;
  readonly roundTo: string;
  readonly nights: number | null;
  readonly note: string;
}

/** What a change in bulk is about. */
export const bulkWhats = {
  price: 'Change prices',
  minStay: 'Set the minimum stay',
  maxStay: 'Set the maximum stay',
  close: 'Close',
  open: 'Open again',
  clear: 'Clear all, so that they inherit',
} as const;
export type BulkWhat = keyof typeof bulkWhats;

export const bulkPrices = {
  set: 'Set to',
  percent: 'Raise by %',
  lower: 'Lower by %',
  add: 'Raise by',
  subtract: 'Lower by',
} as const;

/** A problem of the panel, by the field that it is about. */
export type BulkErrors = Readonly<Partial<Record<keyof BulkValues, string>>>;

/** What is missing or wrong. */
export function bulkErrors(values: BulkValues): BulkErrors {
  const { categories, ratePackages, isRule, ranges, what, amount, nights } = values;
  const isStay = what === 'minStay' || what === 'maxStay';
  const isRange = ({ startDate, endDate }: (typeof ranges)[number]) =>
    startDate !== '' && startDate <= endDate;
  return {
    ...(categories.length === 0 && { categories: 'Choose at least one category.' }),
    ...(ratePackages.length === 0 && { ratePackages: 'Choose at least one package.' }),
    ...(!isRule && !ranges.every(isRange) && { ranges: 'Enter the first and the last day.' }),
    ...(what === 'price' && amount === null && { amount: 'Enter a number.' }),
    ...(isStay && nights === null && { nights: 'Enter a number of nights.' }),
  };
}

/** The change that the panel describes; it has no errors. */
export function bulkChange(values: BulkValues): RateScopeChange {
  const { categories, ratePackages, isRule, ranges, weekdays } = values;
  return {
    scope: { categories: [...categories], ratePackages: [...ratePackages] },
    ...(!isRule && { ranges: ranges.map((one) => ({ ...one })) }),
    ...(weekdays.length > 0 && { weekdays: weekdays.map(Number) }),
    ...partOf(values),
  };
}

function partOf({ what, price, amount, roundTo, nights }: BulkValues): Partial<RateScopeChange> {
  switch (what) {
    case 'price': {
      const isLess = price === 'subtract' || price === 'lower';
      const mode = price === 'subtract' ? 'add' : price === 'lower' ? 'percent' : price;
      const step = Number(roundTo);
      const value = (isLess ? -1 : 1) * (amount ?? 0);
      return {
        set: {
          price: {
            mode,
            value: mode === 'set' ? roundedTo(value, step || undefined) : value,
            ...(step > 0 && mode !== 'set' && { roundTo: step }),
          },
        },
      };
    }
    case 'minStay':
      return { set: { minStay: nights ?? 1 } };
    case 'maxStay':
      return { set: { maxStay: nights ?? 1 } };
    case 'close':
      return { set: { stopSell: true } };
    case 'open':
      return { set: { stopSell: false } };
    case 'clear':
      return { clear: [...RATE_VALUES] };
  }
}
