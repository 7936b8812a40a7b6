/** What a cell of a file may hold. Days and moments come as `fileDay` and `fileInstant` write them. */
export type CsvValue = string | number | null | undefined;

/** Spreadsheets take a file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a file that spreadsheets open: UTF-8, commas, a line each (RFC 4180). A text that a spreadsheet would take for
 * a formula gets an apostrophe before it, which the spreadsheet does not show.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = guarded(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function guarded(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

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
