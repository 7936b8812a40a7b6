import type { CivilDate } from './count-days.ts';

/**
 * Returns the wall clock of a time zone, to the minute: `2027-03-02T14:05`. `ResourceTimeline` takes it as `now`.
 * @param timeZone The IANA name: `Asia/Kolkata`.
 * @param at The instant. Default now.
 * @throws RangeError for an unknown time zone.
 */
export function timeIn(timeZone: string, at = new Date()): string {
  // Written as ISO 8601 does, but for what stands between the day and the time.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return format.format(at).replace(' ', 'T');
}

/**
 * Returns the day that it is in a time zone, `YYYY-MM-DD`. Components with days take it as `today`.
 * @param timeZone The IANA name: `Asia/Kolkata`.
 * @param at The instant. Default now.
 * @throws RangeError for an unknown time zone.
 */
export function todayIn(timeZone: string, at = new Date()): CivilDate {
  return timeIn(timeZone, at).slice(0, 10);
}
