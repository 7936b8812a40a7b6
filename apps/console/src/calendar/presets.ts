import { type CalendarDate, parseDate, startOfMonth } from '@internationalized/date';
import type { CivilDate } from '../dates/shown-date.ts';
import { customRange, type DateRange, dayRange, monthRange } from './date-range.ts';

/** The presets of the picker, in their order. */
export const presets = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  last90Days: 'Last 90 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisQuarter: 'This quarter',
  thisFinancialYear: 'This financial year',
} as const;

export type Preset = keyof typeof presets;

/** The month in which an Indian financial year begins, 1 to 12. */
export const FINANCIAL_YEAR_START_MONTH = 4;

/**
 * The range of a preset today.
 * @param financialYearStartMonth 1 to 12; quarters are those of the financial year. Default April.
 */
export function presetRange(
  preset: Preset,
  today: CivilDate,
  financialYearStartMonth = FINANCIAL_YEAR_START_MONTH,
): DateRange {
  const date = parseDate(today);
  const ending = (days: number) => customRange(date.subtract({ days: days - 1 }).toString(), today);
  switch (preset) {
    case 'today':
      return dayRange(today);
    case 'yesterday':
      return dayRange(date.subtract({ days: 1 }).toString());
    case 'last7Days':
      return ending(7);
    case 'last30Days':
      return ending(30);
    case 'last90Days':
      return ending(90);
    case 'thisMonth':
      return monthRange(today);
    case 'lastMonth':
      return monthRange(date.subtract({ months: 1 }).toString());
    case 'thisQuarter':
      return months(date, monthsSince(date, financialYearStartMonth) % 3, 3);
    case 'thisFinancialYear':
      return months(date, monthsSince(date, financialYearStartMonth), 12);
  }
}

const monthsSince = (date: CalendarDate, startMonth: number) => (date.month - startMonth + 12) % 12;

/** A number of whole months, the first of them `before` months before the date's own. */
function months(date: CalendarDate, before: number, count: number): DateRange {
  const start = startOfMonth(date).subtract({ months: before });
  const end = start.add({ months: count }).subtract({ days: 1 });
  return customRange(start.toString(), end.toString());
}
