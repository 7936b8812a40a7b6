import { BUSINESS_TIME_ZONE } from '@booking/content/hours';

/**
 * The moment of sending (`CONT-02`), as `21-11-2026, 3:42:10 pm`: on the clock of the business and as English is
 * written in India, wherever and in whatever language the visitor's browser runs.
 */
export function stamp(at: Date): string {
  const text = at.toLocaleString('en-IN', { timeZone: BUSINESS_TIME_ZONE });
  // Browsers differ in the blank that they put before the half of the day.
  return text.replaceAll('/', '-').replaceAll(/\s/g, ' ');
}
