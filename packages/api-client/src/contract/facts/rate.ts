import { addDays, daysBetween } from './billing.ts';
import { addPercent, divideHalfUp } from './money.ts';

/** Facts about rates: what a day costs and allows, by category or asset and by package. */

/** Values that a rate can set for a day. Each value is inherited by itself where nothing is set. */
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

/** Why a cell keeps its values when a batch is undone. */
export const RATE_KEEP_REASONS = ['changed', 'past', 'gone', 'minOverMaxStay'] as const;
export type RateKeepReason = (typeof RATE_KEEP_REASONS)[number];

/** How a change makes a price: an amount, an amount more or less, or a percentage more or less. */
export const PRICE_CHANGES = ['set', 'add', 'percent'] as const;
export type PriceChangeMode = (typeof PRICE_CHANGES)[number];

/** The most cells that one call may change. */
export const RATE_CELLS_MAX = 50_000;

/** The most changes of one call: rows that get the same on the same days are one. */
export const RATE_CHANGES_MAX = 2_000;

/** The most ranges of days of one change. */
export const RATE_RANGES_MAX = 100;

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

/** All days of the week: 0 is Sunday. */
export const WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** The weekday of a civil date: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

/** The days of some ranges that fall on some weekdays, each once and in order. Without weekdays, on all. */
export function daysOf(ranges: readonly DayRange[], weekdays?: readonly number[]): string[] {
  const days: string[] = [];
  for (const { first, last } of spansOf(ranges)) {
    // By number: years of more than four digits are no text that sorts.
    for (let number = first; number <= last; number += 1) {
      const day = addDays(EPOCH, number);
      if (!weekdays || weekdays.includes(weekdayOf(day))) days.push(day);
    }
  }
  return days;
}

/** How many days `daysOf` returns, without making them. */
export function countDays(ranges: readonly DayRange[], weekdays?: readonly number[]): number {
  const uniqueWeekdays = [...new Set(weekdays ?? WEEKDAYS)];
  return spansOf(ranges).reduce(
    (total, span) => uniqueWeekdays.reduce((sum, weekday) => sum + countOf(weekday, span), total),
    0,
  );
}

/** The day that days are numbered from, a Thursday. */
const EPOCH = '1970-01-01';
const EPOCH_WEEKDAY = 4;

/** Days by their numbers, both included. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** The ranges as they come in time, where none has a day of another one. */
function spansOf(ranges: readonly DayRange[]): Span[] {
  const spans = ranges
    .map(({ startDate, endDate }) => ({
      first: daysBetween(EPOCH, startDate),
      last: daysBetween(EPOCH, endDate),
    }))
    .sort((a, b) => a.first - b.first);
  let next = Number.NEGATIVE_INFINITY;
  return spans.flatMap(({ first, last }) => {
    const span = { first: Math.max(first, next), last };
    if (span.first > last) return [];
    next = last + 1;
    return [span];
  });
}

function countOf(weekday: number, { first, last }: Span): number {
  const offset = weekday - EPOCH_WEEKDAY;
  return Math.floor((last - offset) / 7) - Math.floor((first - 1 - offset) / 7);
}

/** An amount in minor units rounded to a multiple, half up. Without a step, as it is. */
export function roundedTo(minor: number, step: number | undefined): number {
  return step ? divideHalfUp(minor, step) * step : minor;
}

/** How a price is made from another one. Amounts are minor units. */
export interface PriceStep {
  /** `set` is the value itself; `add` and `amount` add it, `percent` adds that percentage. */
  readonly mode: PriceChangeMode | 'amount';
  readonly value: number;
  /** Rounds the price to a multiple of it. */
  readonly roundTo?: number | undefined;
}

/** A price that is made from another one in minor units, half up and never negative. */
export function changedPrice(minor: number, { mode, value, roundTo }: PriceStep): number {
  if (mode === 'percent') return Math.max(0, addPercent(minor, value, roundTo || 1));
  return Math.max(0, roundedTo(mode === 'set' ? value : minor + value, roundTo));
}
