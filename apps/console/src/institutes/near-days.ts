import { addDays } from '../dates/civil-date.ts';
import type { CivilDate } from '../dates/shown-date.ts';

/** The day counts of the platform's report, shared by views and filters of institutes. */

/** A trial, and a paid period, end soon within this many days. */
export const TRIAL_DAYS = 7;
export const RENEWAL_DAYS = 30;
/** An institute without activity for this many days is quiet. */
export const QUIET_DAYS = 14;

/** Filters of institutes whose period ends within some days of a day. */
export function endsWithin(day: CivilDate, days: number) {
  return { 'currentPeriodEnd[gte]': day, 'currentPeriodEnd[lte]': addDays(day, days) };
}
