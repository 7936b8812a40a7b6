import { addDays } from './billing.ts';

/** Facts about rates: what a day costs and allows, by category or asset and by package. */

/** What a rate can say about a day. Each value is inherited by itself where nothing is set. */
export const RATE_VALUES = [
  'price',
  'extraAdult',
  'extraChild',
  'minStay',
  'maxStay',
  'closedToArrival',
  'closedToDeparture',
  'stopSell',
] as const;
export type RateValueName = (typeof RATE_VALUES)[number];

/** The values that are amounts of money. */
export const RATE_AMOUNTS = ['price', 'extraAdult', 'extraChild'] as const;

/** Where a value comes from, in the order in which it is looked for; `base` is the base price of the category. */
export const RATE_SOURCES = [
  'asset',
  'category',
  'assetWeekday',
  'categoryWeekday',
  'base',
] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/**
 * Why a row of the grid cannot be changed: `derived` follows the default package, `plan` is a package that the plan of
 * the institute does not include.
 */
export const RATE_LOCKS = ['derived', 'plan'] as const;
export type RateLock = (typeof RATE_LOCKS)[number];

/** Why a cell of a change stays as it is. */
export const RATE_SKIP_REASONS = [
  'unchanged',
  'past',
  'horizon',
  'derived',
  'belowMinRate',
  'aboveMaxRate',
  'minOverMaxStay',
] as const;
export type RateSkipReason = (typeof RATE_SKIP_REASONS)[number];

/** How a change makes a price: an amount, an amount more or less, or a percentage more or less. */
export const PRICE_CHANGES = ['set', 'add', 'percent'] as const;
export type PriceChangeMode = (typeof PRICE_CHANGES)[number];

/** The most cells that one call may change. */
export const RATE_CELLS_MAX = 50_000;

/** The most changes of one call: rows that get the same on the same days are one. */
export const RATE_CHANGES_MAX = 2_000;

/** A change of more cells than this requires `rate.bulkUpdate`. */
export const RATE_BULK_CELLS = 500;

/** The most days that one read returns. */
export const RATE_WINDOW_MAX = 93;

/** The furthest day that can have a rate, from today on, whatever the horizon of the institute. */
export const RATE_DAYS_AHEAD = 730;

/** The longest minimum or maximum stay, in nights. */
export const STAY_NIGHTS_MAX = 90;

/** The highest price of a night, in major units. */
export const RATE_PRICE_MAX = 10_000_000;

/** The first and the last day of a range, both included. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The weekday of a civil date: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

/** The days of some ranges that fall on some weekdays, each once and in order. Without weekdays, on all. */
export function daysOf(ranges: readonly DayRange[], weekdays?: readonly number[]): string[] {
  const days = new Set<string>();
  for (const { startDate, endDate } of ranges) {
    for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
      if (weekdays === undefined || weekdays.includes(weekdayOf(day))) days.add(day);
    }
  }
  return [...days].sort();
}

/** An amount rounded to a multiple, half up. Without a step, as it is. */
export function roundedTo(amount: number, step: number | undefined): number {
  return step ? Math.round(amount / step) * step : amount;
}
