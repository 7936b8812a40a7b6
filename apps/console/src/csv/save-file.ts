import type { CsvValue } from './csv-value.ts';

/** The type of a CSV file. */
export const CSV = 'text/csv;charset=utf-8';

/** Downloads rows as a CSV file. @param signal Aborted, nothing is downloaded any more. */
export async function saveCsv(
  name: string,
  rows: readonly (readonly CsvValue[])[],
  signal?: AbortSignal,
): Promise<void> {
  // Few people save a file.
  const { csvOf } = await import('./csv-text.ts');
  signal?.throwIfAborted();
  saveFile(name, [csvOf(rows)], CSV);
}

/** Downloads texts or bytes, one after the other, as a file. */
export function saveFile(name: string, content: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(content, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
