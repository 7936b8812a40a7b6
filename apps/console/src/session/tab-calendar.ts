import type { CalendarState } from '../calendar/calendar-state.ts';

/**
 * In the session storage, which belongs to one tab; the persisted state is shared by all tabs, no matter who is signed in
 * there.
 */
const KEY = 'booking-calendar';

/** The calendar chosen in this tab, unvalidated; `restoreCalendar` validates it. */
export function tabCalendar(): CalendarState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveTabCalendar(calendar: CalendarState | undefined): void {
  try {
    if (calendar) sessionStorage.setItem(KEY, JSON.stringify(calendar));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Site data is blocked: the calendar lasts as long as the page.
  }
}
