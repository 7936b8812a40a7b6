import type { CsvValue } from './csv.ts';

/** Downloads rows as a CSV file. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  saveFile(name, csvOf(rows), 'text/csv;charset=utf-8');
}

/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV for spreadsheets: UTF-8, commas, CRLF (RFC 4180). Text that a spreadsheet would read as a formula gets a
 * leading apostrophe, which the spreadsheet hides.
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
