import {
  changedPrice,
  countDays,
  type DayRange,
  daysOf,
  type PriceChangeMode,
  RATE_PRICE_MAX,
  type RateSkipReason,
  type RateValueName,
  WEEKDAYS,
} from '@booking/api-client/contract';
import { isSame, type RateCell, type RateValues } from './values.ts';

/** The days that a change is about. */
export interface ChangeDays {
  /** Without ranges, the change is about the rules of its weekdays. */
  readonly ranges?: readonly DayRange[] | undefined;
  readonly weekdays?: readonly number[] | undefined;
}

/** The days of a change, or the weekdays of its rules, each once. */
export function cellDaysOf({
  ranges,
  weekdays,
}: ChangeDays): readonly Pick<RateCell, 'date' | 'weekday'>[] {
  if (ranges) return daysOf(ranges, weekdays).map((date) => ({ date, weekday: null }));
  return [...new Set(weekdays ?? WEEKDAYS)].map((weekday) => ({ date: null, weekday }));
}

/** How many those are. */
export function countCellDays({ ranges, weekdays }: ChangeDays): number {
  return ranges ? countDays(ranges, weekdays) : new Set(weekdays ?? WEEKDAYS).size;
}

/** How a price is made: `add` and `percent` start from what holds now. Amounts are minor units. */
export interface PriceChange {
  readonly mode: PriceChangeMode;
  readonly value: number;
  /** Rounds the result to a multiple. */
  readonly roundTo?: number | undefined;
}

/** Effect of a change on each of its cells. */
export interface Change {
  readonly price?: PriceChange | undefined;
  readonly set: Partial<RateValues>;
  readonly clear: readonly RateValueName[];
}

/** The own values of a cell after a change. `resolved` is the price that holds before it. */
export function changedValues(
  own: RateValues,
  change: Change,
  resolved: number | null,
): RateValues {
  const cleared = Object.fromEntries(change.clear.map((name) => [name, null]));
  const price = change.price && changedPrice(resolved ?? 0, change.price);
  return { ...own, ...change.set, ...(price !== undefined && { price }), ...cleared };
}

/** Days that may have a rate, and bounds of its amounts. */
export interface RateLimits {
  readonly today: string;
  /** The last day that may have a rate. */
  readonly lastDay: string;
  /** In minor units. */
  readonly minRate: number | null;
  readonly maxRate: number | null;
  /** How many minor units a major one has. */
  readonly scale: number;
}

/** Why a cell stays as it is, or undefined. `resolved` is what would hold after the change. */
export function skipReason(
  cell: RateCell,
  { before, after, resolved }: Readonly<Record<'before' | 'after' | 'resolved', RateValues>>,
  { today, lastDay, minRate, maxRate, scale }: RateLimits,
): RateSkipReason | undefined {
  if (cell.date !== null && cell.date < today) return 'past';
  if (cell.date !== null && cell.date > lastDay) return 'horizon';
  if (isSame(before, after)) return 'unchanged';
  if (after.price !== null && after.price !== before.price) {
    if (minRate !== null && after.price < minRate) return 'belowMinRate';
    // Percentages and additions add up, in one call and over many, whatever each of them may be.
    const most = Math.min(maxRate ?? Number.POSITIVE_INFINITY, RATE_PRICE_MAX * scale);
    if (after.price > most) return 'aboveMaxRate';
  }
  const { minStay, maxStay } = resolved;
  if (minStay !== null && maxStay !== null && minStay > maxStay) return 'minOverMaxStay';
  return undefined;
}
