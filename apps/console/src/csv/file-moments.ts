import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';

/** A day in the format of Indian spreadsheets: 14/03/2027. */
export function fileDay(day: string | null | undefined): string {
  return day ? day.split('-').toReversed().join('/') : '';
}

/** An instant in the format of Indian spreadsheets, in the platform's time zone: 14/03/2027 15:42. */
export function fileInstant(instant: string | null | undefined): string {
  return instant ? moment.format(new Date(instant)).replace(', ', ' ') : '';
}

const moment = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: PLATFORM_TIME_ZONE,
});
