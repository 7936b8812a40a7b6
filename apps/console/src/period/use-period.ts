import { useSearchParams } from 'react-router';
import { readAddress, writeAddress } from '../calendar/calendar-address.ts';
import {
  type CalendarState,
  type HomeType,
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
import type { CivilDate } from '../dates/civil-date.ts';
import { useSession, useSessionState, useUser } from '../session/session-context.ts';

export interface Period {
  /** The whole calendar state (`CAL-01`). */
  readonly state: CalendarState;
  /** What is shown: the range of the state, grown to its month where nobody chose it (`CAL-02`). */
  readonly range: DateRange;
  /** Every day of the range (`CAL-03`). */
  readonly days: readonly CivilDate[];
  /** Whether it is a whole month, shown as one; anything else is shown day by day (`CAL-07`). */
  readonly type: HomeType;
  readonly today: CivilDate;
  readonly setRange: (range: DateRange) => void;
  /** To the period of the same length after this one, or before. */
  readonly step: (direction: 1 | -1) => void;
  /** By its name, in the financial year of the platform. */
  readonly preset: (preset: Preset, financialYearStartMonth?: number) => void;
  /** Today's day or month, whichever is shown. */
  readonly goToday: () => void;
  /** From a month to one of its days, today's if it is there, or from a day to its month. */
  readonly setType: (type: HomeType) => void;
  /** Narrows what is shown to one kind of event; undefined shows all. */
  readonly setStatus: (status: string | undefined) => void;
  /** Hours of the first and the last day (`CAL-04`); undefined for whole days. */
  readonly setTimeRange: (timeRange: TimeRange | undefined) => void;
}

/** The calendar state and what is shown of it, by what an address says and what is kept. */
export function shownPeriod(
  params: URLSearchParams,
  kept: CalendarState | undefined,
  homeType: HomeType | null,
  today: CivilDate,
): Pick<Period, 'state' | 'range'> {
  const { type: askedType, range: askedRange } = readAddress(params, homeType);
  const calendar = restoreCalendar(kept, today);
  const state = askedRange ? { ...calendar, dateRange: askedRange } : calendar;
  return { state, range: shownRange(state.dateRange, askedType ?? homeType ?? 'Month') };
}

/**
 * The period of home and calendar. The address says it first, then the calendar that is kept between visits, then today
 * by the user's home type.
 */
export function usePeriod(): Period {
  const { store } = useSession();
  const { homeType } = useUser();
  const [params, setParams] = useSearchParams();
  const kept = useSessionState(({ calendar }) => calendar);
  const today = viewerToday();

  const { state, range } = shownPeriod(params, kept, homeType, today);
  const type = !range.isCustom && isWholeMonth(range) ? 'Month' : 'Day';

  function setRange(dateRange: DateRange): void {
    store.setState({ calendar: { ...state, dateRange } });
    // At once: the next step, by a key held or pressed again, starts from here.
    setParams(writeAddress(params, dateRange), { preventScrollReset: true, flushSync: true });
  }

  const around = (day: CivilDate, by: HomeType) =>
    setRange(by === 'Month' ? monthRange(day) : dayRange(day));

  return {
    state,
    range,
    days: daysOf(range),
    type,
    today,
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
