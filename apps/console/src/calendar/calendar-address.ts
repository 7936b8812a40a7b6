import { type HomeType, homeTypes } from './calendar-state.ts';
import {
  customRange,
  type DateRange,
  dayRange,
  isCivilDate,
  isWholeMonth,
  monthRange,
} from './date-range.ts';

/** What an address says of the period: `?type=Day|Month&date=` or `&start=&end=`. What it leaves out is undefined. */
export interface CalendarAddress {
  /** Wins over the user's own home type (`CAL-02`). */
  readonly type: HomeType | undefined;
  readonly range: DateRange | undefined;
}

/**
 * Reads the period of an address. What makes no sense in it counts as left out.
 * @param ownType The user's home type: how a `date` without a `type` is meant. Default `Month`.
 */
export function readAddress(
  params: URLSearchParams,
  ownType: HomeType | null = 'Month',
): CalendarAddress {
  const type = homeTypes.find((known) => known === params.get('type'));
  const [date, start, end] = ['date', 'start', 'end'].map((key) => params.get(key));
  if (isCivilDate(start) && isCivilDate(end)) return { type, range: customRange(start, end) };
  if (!isCivilDate(date)) return { type, range: undefined };
  const isDay = (type ?? ownType) === 'Day';
  return { type, range: isDay ? dayRange(date) : monthRange(date) };
}

/** The address of a chosen period; what else stands in it stays. A custom one keeps the type it was chosen in. */
export function writeAddress(params: URLSearchParams, range: DateRange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['date', 'start', 'end']) next.delete(key);
  if (range.isCustom) {
    next.set('start', range.startDate);
    next.set('end', range.endDate);
  } else {
    next.set('type', isWholeMonth(range) ? 'Month' : 'Day');
    next.set('date', range.startDate);
  }
  return next;
}
