import { type HomeType, homeTypes } from './calendar-state.ts';
import {
  customRange,
  type DateRange,
  dayRange,
  isCivilDate,
  isWholeMonth,
  monthRange,
} from './date-range.ts';

/** Parameter that shows the days ahead to users whose Home otherwise opens by day. */
const AHEAD = 'ahead';

/** The period in an address: `?type=Day|Month&date=` or `&start=&end=`. Missing parts are undefined. */
export interface CalendarAddress {
  /** Takes precedence over the user's own home type (`CAL-02`). */
  readonly type: HomeType | undefined;
  readonly range: DateRange | undefined;
}

/**
 * Reads the period of an address. Invalid parts count as missing.
 * @param ownType The user's home type, for a `date` without a `type`. Default `Month`.
 */
export function readAddress(
  params: URLSearchParams,
  ownType: HomeType | null = 'Month',
): CalendarAddress {
  const type = homeTypes.find((homeType) => homeType === params.get('type'));
  const [date, start, end] = ['date', 'start', 'end'].map((key) => params.get(key));
  if (isCivilDate(start) && isCivilDate(end)) return { type, range: customRange(start, end) };
  if (!isCivilDate(date)) return { type, range: undefined };
  const isDay = (type ?? ownType) === 'Day';
  return { type, range: isDay ? dayRange(date) : monthRange(date) };
}

/** The address of a chosen period; other parameters stay. A custom period keeps the type it was chosen in. */
export function writeAddress(params: URLSearchParams, range: DateRange): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['date', 'start', 'end', AHEAD]) next.delete(key);
  if (range.isCustom) {
    next.set('start', range.startDate);
    next.set('end', range.endDate);
  } else {
    next.set('type', isWholeMonth(range) ? 'Month' : 'Day');
    next.set('date', range.startDate);
  }
  return next;
}

/** Whether an address shows the days ahead: it has no period, or says so where Home opens by day. */
export function isAheadIn(params: URLSearchParams, homeType: HomeType | null): boolean {
  if (params.has(AHEAD)) return true;
  const { type, range } = readAddress(params, homeType);
  return !range && (type ?? homeType) !== 'Day';
}

/** The address of the days ahead, without a period; other parameters stay. */
export function aheadAddress(params: URLSearchParams, homeType: HomeType | null): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['type', 'date', 'start', 'end']) next.delete(key);
  if (homeType === 'Day') next.set(AHEAD, '');
  return next;
}
