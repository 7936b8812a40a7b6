import type { RateScopeChange, Rates } from '@booking/api-client';
import {
  type PriceChangeMode,
  RATE_AMOUNTS,
  RATE_CHANGES_MAX,
  RATE_VALUES,
} from '@booking/api-client/facts';
import { keysOf } from '../../../labels/labels.ts';
import type { SelectedRates } from '../rate-keys.ts';
import { type CopyValues, NO_COPY } from './copy/copy-values.ts';
import { NO_VALUES, type SeveralValues, severalChanges, severalErrors } from './several-values.ts';

/** Values of the panel for bulk changes, as they are typed. */
export interface BulkValues {
  readonly categories: readonly string[];
  /** Single assets, besides the categories. */
  readonly assets: readonly string[];
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
  /** The values of a season, which are set together. */
  readonly several: SeveralValues;
  /** Options of a copy from the year before. */
  readonly copy: CopyValues;
  readonly note: string;
}

/** Labels of the kinds of bulk change. */
export const bulkWhats = {
  price: 'Change prices',
  several: 'Set several values',
  copy: 'Copy from the year before',
  extraAdult: 'Set the charge for an extra adult',
  extraChild: 'Set the charge for an extra child',
  minStay: 'Set the minimum stay',
  maxStay: 'Set the maximum stay',
  close: 'Close',
  noArrival: 'Close to arrival',
  noDeparture: 'Close to departure',
  open: 'Reopen',
  clearAmounts: 'Reset prices and charges to inherited',
  clearRestrictions: 'Reset restrictions to inherited',
  clear: 'Reset all to inherited',
} as const;
export type BulkWhat = keyof typeof bulkWhats;

/** Returns the kinds of bulk change: minimum and maximum stays only where guests stay overnight. */
export function bulkWhatsOf(hasStays: boolean): readonly BulkWhat[] {
  return keysOf(bulkWhats).filter(
    (what) => hasStays || !(what === 'minStay' || what === 'maxStay'),
  );
}

export const bulkPrices = {
  set: 'Set to',
  percent: 'Raise by %',
  lower: 'Lower by %',
  add: 'Raise by',
  subtract: 'Lower by',
} as const;

/** A problem of the panel, by the field that it is about. */
export type BulkErrors = Readonly<Partial<Record<keyof BulkValues | keyof SeveralValues, string>>>;

/** Props that the fields of the panel share. */
export interface BulkFieldsProps {
  readonly values: BulkValues;
  readonly errors: BulkErrors;
  readonly rates: Rates;
  /** Whether guests stay overnight, so that a stay has a number of nights. */
  readonly hasStays: boolean;
  readonly onChange: (changed: Partial<BulkValues>) => void;
}

/** Returns the initial values: the selected cells if there are several, or all categories on the shown days. */
export function firstBulkValues(
  { targets, packages, today, lastDay }: Rates,
  days: readonly string[],
  selected: SelectedRates | undefined,
): BulkValues {
  const { rows = [], startDate = '', endDate = '' } = selected ?? {};
  const isRange = rows.length > 1 || (rows.length === 1 && startDate !== endDate);
  const ofAssets = rows.flatMap(({ asset }) => asset ?? []);
  const ofCategories = rows.flatMap(({ category, asset }) => (asset ? [] : category));
  const first = isRange ? startDate : (days[0] ?? today);
  const last = isRange ? endDate : (days.at(-1) ?? today);
  return {
    categories: isRange
      ? unique(ofCategories)
      : targets.flatMap(({ category, asset }) => (asset ? [] : category)),
    assets: isRange ? unique(ofAssets) : [],
    ratePackages: isRange
      ? unique(rows.map(({ ratePackage }) => ratePackage))
      : packages.filter(({ lock }) => lock !== 'plan').map(({ key }) => key),
    isRule: false,
    ranges: [
      { startDate: first < today ? today : first, endDate: last > lastDay ? lastDay : last },
    ],
    weekdays: [],
    what: 'price',
    price: 'percent',
    amount: null,
    roundTo: '0',
    nights: null,
    several: NO_VALUES,
    copy: NO_COPY,
    note: '',
  };
}

/** The first day that changes; undefined for rules of weekdays. */
export function firstDayOf({ isRule, ranges }: BulkValues): string | undefined {
  return isRule ? undefined : ranges.map(({ startDate }) => startDate).sort()[0];
}

const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** Returns the errors of missing or wrong values. */
export function bulkErrors(values: BulkValues, weekendDays: readonly number[]): BulkErrors {
  const { categories, assets, ratePackages, isRule, ranges, what, amount, nights, copy } = values;
  const isStay = what === 'minStay' || what === 'maxStay';
  const isCopy = what === 'copy';
  const isAmount =
    what === 'price' ||
    what === 'extraAdult' ||
    what === 'extraChild' ||
    (isCopy && copy.parts.includes('amounts') && copy.price !== 'same');
  const isRange = ({ startDate, endDate }: (typeof ranges)[number]) =>
    startDate !== '' && startDate <= endDate;
  return {
    ...(categories.length + assets.length === 0 && {
      categories: 'Choose at least one category or asset.',
    }),
    ...(ratePackages.length === 0 && { ratePackages: 'Choose at least one package.' }),
    ...(!isRule && !ranges.every(isRange) && { ranges: 'Enter the first and the last day.' }),
    ...(isAmount && amount === null && { amount: 'Enter a number.' }),
    ...(isCopy && copy.parts.length === 0 && { copy: 'Choose at least one.' }),
    ...(isStay && nights === null && { nights: 'Enter a number of nights.' }),
    ...(what === 'several' && severalErrors(values.several, daysIn(values), weekendDays)),
  };
}

/** Returns the errors of a copy that has no changes, or too many. Other panels have few changes. */
export function changesErrors({ length }: readonly RateScopeChange[]): BulkErrors {
  return {
    ...(length === 0 && { what: 'None of these days had such rates a year before.' }),
    ...(length > RATE_CHANGES_MAX && { ranges: 'Choose fewer days: they have too many rates.' }),
  };
}

/** The chosen weekdays; all where none is chosen. */
const daysIn = ({ weekdays }: BulkValues): readonly number[] =>
  weekdays.length > 0 ? weekdays.map(Number) : [0, 1, 2, 3, 4, 5, 6];

/** Returns the panel's changes. It has no errors, and is no copy. Several only where the weekend has its own price. */
export function bulkChanges(values: BulkValues, weekendDays: readonly number[]): RateScopeChange[] {
  const { categories, assets, ratePackages, isRule, ranges, weekdays } = values;
  const where = {
    scope: {
      ...(categories.length > 0 && { categories: [...categories] }),
      ...(assets.length > 0 && { assets: [...assets] }),
      ratePackages: [...ratePackages],
    },
    ...(!isRule && { ranges: ranges.map((range) => ({ ...range })) }),
    ...(weekdays.length > 0 && { weekdays: weekdays.map(Number) }),
  };
  if (values.what !== 'several') return [{ ...where, ...partOf(values) }];
  return severalChanges(values.several, daysIn(values), weekendDays).map((part) => ({
    ...where,
    ...part,
  }));
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
            value,
            ...(step > 0 && { roundTo: step }),
          },
        },
      };
    }
    case 'several':
    case 'copy':
      return {};
    case 'extraAdult':
      return { set: { extraAdult: amount ?? 0 } };
    case 'extraChild':
      return { set: { extraChild: amount ?? 0 } };
    case 'minStay':
      return { set: { minStay: nights ?? 1 } };
    case 'maxStay':
      return { set: { maxStay: nights ?? 1 } };
    case 'close':
      return { set: { stopSell: true } };
    case 'noArrival':
      return { set: { closedToArrival: true } };
    case 'noDeparture':
      return { set: { closedToDeparture: true } };
    case 'open':
      return { set: { stopSell: false, closedToArrival: false, closedToDeparture: false } };
    case 'clearAmounts':
      return { clear: [...RATE_AMOUNTS] };
    case 'clearRestrictions':
      return {
        clear: RATE_VALUES.filter(
          (name) => !RATE_AMOUNTS.some((amountName) => amountName === name),
        ),
      };
    case 'clear':
      return { clear: [...RATE_VALUES] };
  }
}
