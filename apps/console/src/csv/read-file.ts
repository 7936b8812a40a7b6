import { CsvError } from './csv-text.ts';

/** The `FileUpload` of a file to import. */
export const csvUpload = { label: 'CSV file', accept: ['.csv'], maxBytes: 2 * 1024 * 1024 };

/**
 * The text of a file: UTF-8, or UTF-16 where it says so. Another encoding would garble names without a word.
 * @throws CsvError
 */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CsvError('Save the file as “CSV UTF-8” and choose it again.');
  }
}
