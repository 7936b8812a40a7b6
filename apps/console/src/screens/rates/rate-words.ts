import type { RateChange, RateCreate, Rates, RateValues } from '@booking/api-client';
import { PLATFORM_TIME_ZONE, type RateSkipReason } from '@booking/api-client/facts';
import { formatDay, formatInstant } from '../../dates/shown-date.ts';
import { capitalized } from '../../labels/capitalized.ts';
import { moneyText } from '../../region/money.ts';
import { numberFormat } from '../../region/region.ts';
import type { RateRow, ValueName } from './rate-keys.ts';

/** "1 cell" or "180 cells". */
export function cellCount(count: number): string {
  return `${numberFormat().format(count)} cell${count === 1 ? '' : 's'}`;
}

export const valueLabels: Readonly<Record<ValueName, string>> = {
  price: 'Price',
  extraAdult: 'Extra adult',
  extraChild: 'Extra child',
  minStay: 'Minimum stay',
  maxStay: 'Maximum stay',
  closedToArrival: 'Closed to arrival',
  closedToDeparture: 'Closed to departure',
  stopSell: 'Closed',
};

const names = Object.keys(valueLabels) as ValueName[];

/** Reasons why cells are skipped, after their count. */
export const skipLabels: Readonly<Record<RateSkipReason, string>> = {
  unchanged: 'already have this value',
  past: 'are on days that are over',
  horizon: 'are on days that can’t be booked yet',
  derived: 'follow the default package',
  belowMinRate: 'would be below the minimum rate',
  aboveMaxRate: 'would be above the maximum rate',
  minOverMaxStay: 'would have a minimum stay above the maximum',
};

/** A value in words; null for none. */
export function valueText(
  name: ValueName,
  value: number | boolean | null,
  currency: string,
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'minStay' || name === 'maxStay') return `${value} night${value === 1 ? '' : 's'}`;
  return moneyText(value, currency);
}

/** Returns the differences between two sets of own values: "Price ₹4,200 → ₹4,500". */
export function changeTexts(
  before: RateValues | null,
  after: RateValues | null,
  currency: string,
): string[] {
  return names.flatMap((name) => {
    const [from, to] = [before?.[name] ?? null, after?.[name] ?? null];
    if (from === to) return [];
    const text = (value: typeof from) => valueText(name, value, currency) || 'inherited';
    return `${valueLabels[name]} ${text(from)} → ${text(to)}`;
  });
}

/** Returns the new values of cells besides a price: "Minimum stay: 3 nights", "Closed: inherited". */
export function setTexts(changes: RateCreate['changes'], currency: string): string[] {
  return (changes ?? []).flatMap(({ set = {}, clear = [] }) => [
    ...names.flatMap((name) => {
      const value = set[name];
      if (value === undefined || typeof value === 'object') return [];
      return `${valueLabels[name]}: ${valueText(name, value, currency)}.`;
    }),
    ...(clear.length > 0
      ? [`${clear.map((name) => valueLabels[name]).join(', ')}: inherited again.`]
      : []),
  ]);
}

/** "Deluxe Lake Room · EP", or with the asset's name. */
export function rowName(
  { category, asset, ratePackage }: RateRow,
  targets: Rates['targets'],
): string {
  const of = (id: string | null) =>
    targets.find((target) => target.category === category && target.asset === id)?.name;
  const names = [of(null) ?? 'Removed category', ...(asset ? [of(asset) ?? 'Asset'] : [])];
  return [...names, ratePackage].join(' · ');
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekdays as options, from Sunday. */
export const weekdayOptions = weekdays.map((label, value) => ({
  value: String(value),
  label: label.slice(0, 3),
}));

/** "14 Mar 2027", or "Every Friday". */
export function dayText(date: string | null, weekday: number | null): string {
  return date ? formatDay(date) : `Every ${weekdays[weekday ?? 0]}`;
}

const list = new Intl.ListFormat('en-IN');

/**
 * "Asha Rao and Rohan Nair changed these cells, last on 26 Nov 2026, 14:32 IST.": who made the changes that others are in
 * conflict with, the newest first, and when.
 */
export function conflictText(changes: readonly Pick<RateChange, 'at' | 'by'>[]): string {
  const [newest] = changes;
  if (!newest) return 'Someone else changed these cells.';
  // Null where it was someone of the platform and the reader is not.
  const who = [...new Set(changes.map(({ by }) => by?.name ?? 'someone else'))];
  const names = list.format(who);
  const when = formatInstant(newest.at, PLATFORM_TIME_ZONE);
  const last = changes.some(({ at }) => at !== newest.at) ? ', last' : '';
  return `${capitalized(names)} changed these cells${last} on ${when}.`;
}
