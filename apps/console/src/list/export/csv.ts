/** What a cell of a file may hold. Days and moments come as `fileDay` and `fileInstant` write them. */
export type CsvValue = string | number | null | undefined;

/** A day as Indian spreadsheets read it: 14/03/2027. */
export function fileDay(day: string | null | undefined): string {
  return day ? day.split('-').toReversed().join('/') : '';
}

/** A moment as Indian spreadsheets read it, on the platform's clock: 14/03/2027 15:42. */
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
  timeZone: 'Asia/Kolkata',
});
