import { addDays, type CivilDate } from '../dates/civil-date.ts';

/** Days that the platform's report counts by, as views and filters of institutes do. */

/** A trial that ends within so many days, and a paid period that does, are near their end. */
export const TRIAL_DAYS = 7;
export const RENEWAL_DAYS = 30;
/** Without anybody's activity for so many days, an institute is quiet. */
export const QUIET_DAYS = 14;

/** Institutes whose period ends between a day and some days later, as filters of their list. */
export function endsWithin(day: CivilDate, days: number) {
  return { 'currentPeriodEnd[gte]': day, 'currentPeriodEnd[lte]': addDays(day, days) };
}
