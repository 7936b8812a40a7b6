import type { CalendarState } from '../calendar/calendar-state.ts';

/** In the session storage: that belongs to one tab, while all tabs share the persisted state, whoever is signed in there. */
const KEY = 'booking-calendar';

/** The calendar that was chosen in this tab, as far as it can be read; `restoreCalendar` judges what stands in it. */
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
    // Blocked site data: the calendar lasts as long as the page.
  }
}
