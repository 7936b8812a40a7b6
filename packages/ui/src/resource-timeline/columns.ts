import type { Weekday } from '../primitives/dates/civil-days.ts';
import { type Clock, DAY, stepOf } from './clock.ts';
import type { Minutes } from './layout.ts';
import type { ResourceTimelineUnit, ResourceTimelineZoom } from './resource-timeline.types.ts';

/** The least width of a day at each zoom, in px. */
export const dayWidths: Readonly<Record<ResourceTimelineZoom, number>> = {
  day: 960,
  week: 128,
  fortnight: 72,
  month: 44,
  quarter: 14,
};

/** Narrower, the head of a column would cut its text, in px. */
const LEAST_HEAD = 40;

/** Whether the days of a group have space for their content. */
export const hasDayCells = (dayWidth: number) => dayWidth >= LEAST_HEAD;

/** Heads above the columns: hours below days, or days or weeks below months. */
export type ColumnHeads =
  | { readonly kind: 'hours'; readonly minutes: number }
  | { readonly kind: 'days' | 'weeks'; readonly minutes: number };

export function headsFor(dayWidth: number, unit: ResourceTimelineUnit): ColumnHeads {
  const minutes = [60, 120, 180, 360, 720].find(
    (step) => step >= stepOf[unit] && (step * dayWidth) / DAY >= LEAST_HEAD,
  );
  if (minutes !== undefined) return { kind: 'hours', minutes };
  return dayWidth >= LEAST_HEAD / 1.5
    ? { kind: 'days', minutes: DAY }
    : { kind: 'weeks', minutes: 7 * DAY };
}

/** Returns the lower heads that meet a window. A week begins with the week's first day, or with the period. */
export function columnsIn(
  window: Minutes,
  end: number,
  { kind, minutes }: ColumnHeads,
  { firstDay, firstWeekday }: { firstDay: Weekday; firstWeekday: number },
): Minutes[] {
  // Days from the beginning of a week to that of the period.
  const before = kind === 'weeks' ? ((firstWeekday - firstDay + 7) % 7) * DAY : 0;
  const columns: Minutes[] = [];
  const first = Math.floor((window.from + before) / minutes) * minutes - before;
  for (let from = first; from < Math.min(window.to, end); from += minutes) {
    columns.push({ from: Math.max(from, 0), to: Math.min(from + minutes, end) });
  }
  return columns;
}

/** Returns the upper heads that meet a window: days, or months. */
export function periodsIn(
  window: Minutes,
  end: number,
  { kind }: ColumnHeads,
  clock: Clock,
): Minutes[] {
  const periods: Minutes[] = [];
  const last = Math.min(window.to, end);
  let at = Math.max(0, Math.floor(window.from / DAY) * DAY);
  if (kind === 'hours') {
    for (; at < last; at += DAY) periods.push({ from: at, to: Math.min(at + DAY, end) });
    return periods;
  }
  while (at < last) {
    const month = clock.dayOf(at).slice(0, 7);
    const from = Math.max(0, clock.minutesOf(`${month}-01`));
    let to = clock.minutesOf(`${month}-28`);
    while (clock.dayOf(to).startsWith(month)) to += DAY;
    periods.push({ from, to: Math.min(to, end) });
    at = to;
  }
  return periods;
}
