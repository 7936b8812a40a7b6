import { useSearchParams } from 'react-router';
import {
  aheadAddress,
  isAheadIn,
  readAddress,
  writeAddress,
} from '../calendar/calendar-address.ts';
import {
  type CalendarState,
  type HomeType,
  initialCalendar,
  restoreCalendar,
  shownRange,
  type TimeRange,
  viewerToday,
} from '../calendar/calendar-state.ts';
import {
  type DateRange,
  dayRange,
  daysOf,
  isWholeMonth,
  monthRange,
  stepped,
} from '../calendar/date-range.ts';
import { type Preset, presetRange } from '../calendar/presets.ts';
import type { CivilDate } from '../dates/shown-date.ts';
import { useSession, useSessionState, useUser } from '../session/session-context.ts';

export interface Period {
  /** The whole calendar state (`CAL-01`). */
  readonly state: CalendarState;
  /** The visible range: the state's, or its month when unchosen (`CAL-02`). */
  readonly range: DateRange;
  /** Every day of the range (`CAL-03`). */
  readonly days: readonly CivilDate[];
  /** Whether it is a whole month; anything else is shown by day (`CAL-07`). */
  readonly type: HomeType;
  /** Whether nothing was chosen, so that the calendar of Home shows what is ahead. For who opens Home by day it is a day. */
  readonly isAhead: boolean;
  readonly today: CivilDate;
  /** Returns to the period of who chose none. */
  readonly lookAhead: () => void;
  readonly setRange: (range: DateRange) => void;
  /** Steps to the next or previous period of the same length. */
  readonly step: (direction: 1 | -1) => void;
  /** Sets a preset, in the platform's financial year. */
  readonly preset: (preset: Preset, financialYearStartMonth?: number) => void;
  /** Today's day or month, as shown. */
  readonly goToday: () => void;
  /** Switches from a month to one of its days, today if possible, or from a day to its month. */
  readonly setType: (type: HomeType) => void;
  /** Shows only one kind of event; undefined shows all. */
  readonly setStatus: (status: string | undefined) => void;
  /** Times on the first and last day (`CAL-04`); undefined for whole days. */
  readonly setTimeRange: (timeRange: TimeRange | undefined) => void;
}

/** The calendar state and its visible range: the days of the address, or today; what is shown of them as it was restored. */
export function shownPeriod(
  params: URLSearchParams,
  storedCalendar: CalendarState | undefined,
  homeType: HomeType | null,
  today: CivilDate,
): Pick<Period, 'state' | 'range' | 'isAhead'> {
  const { type: askedType, range: askedRange } = readAddress(params, homeType);
  // The days are in the address alone: a month that was looked at earlier must not stand beside what needs attention today.
  const { dateRange } = initialCalendar(today);
  const state = { ...restoreCalendar(storedCalendar, today), dateRange: askedRange ?? dateRange };
  return {
    state,
    range: shownRange(state.dateRange, askedType ?? homeType ?? 'Month'),
    isAhead: isAheadIn(params, homeType),
  };
}

/**
 * The period of Home and the calendar: that of the address, else the viewer's day or month, by the user's home type.
 */
export function usePeriod(): Period {
  const { store } = useSession();
  const { homeType } = useUser();
  const [params, setParams] = useSearchParams();
  const storedCalendar = useSessionState(({ calendar }) => calendar);
  const today = viewerToday();

  const { state, range, isAhead } = shownPeriod(params, storedCalendar, homeType, today);
  const type = !range.isCustom && isWholeMonth(range) ? 'Month' : 'Day';

  function setRange(dateRange: DateRange): void {
    store.setState({ calendar: { ...state, dateRange } });
    // Synchronous: the next step, from a held or repeated key, starts here.
    setParams(writeAddress(params, dateRange), { preventScrollReset: true, flushSync: true });
  }

  const around = (day: CivilDate, by: HomeType) =>
    setRange(by === 'Month' ? monthRange(day) : dayRange(day));

  return {
    state,
    range,
    days: daysOf(range),
    type,
    isAhead,
    today,
    lookAhead: () => setParams(aheadAddress(params, homeType), { preventScrollReset: true }),
    setRange,
    step: (direction) => setRange(stepped(range, direction)),
    preset: (preset, startMonth) => setRange(presetRange(preset, today, startMonth)),
    goToday: () => around(today, type),
    setType: (by) => {
      const hasToday = range.startDate <= today && today <= range.endDate;
      around(hasToday ? today : range.startDate, by);
    },
    setStatus: (status) => store.setState({ calendar: { ...state, status } }),
    setTimeRange: (timeRange) => store.setState({ calendar: { ...state, timeRange } }),
  };
}
