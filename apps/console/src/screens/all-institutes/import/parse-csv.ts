/** A line of a file: where it begins, and its cells. */
export interface CsvLine {
  /** As a text editor counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file that can't be read as CSV. The message is for the user. */
export class CsvError extends Error {}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads CSV as spreadsheets write it (RFC 4180): commas, or semicolons or tabs where the first line has more of them;
 * quotes, line breaks inside them, any kind of line end, and a byte order mark. Lines without any text are left out.
 * @throws CsvError for a quote that never ends, or text after one.
 */
export function parseCsv(file: string): readonly CsvLine[] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;
  let at = 0;

  const endLine = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) lines.push({ line: begun, cells });
    cells = [];
    cell = '';
    begun = line;
  };
  /** Reads a cell in quotes, which begins here, up to the sign after it. */
  const readQuoted = () => {
    const opened = line;
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new CsvError(`Line ${opened} has a quote that never ends.`);
      const sign = text.charAt(at);
      if (sign === '"' && text.charAt(at + 1) === '"') at += 1;
      else if (sign === '"') break;
      if (sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n')) line += 1;
      cell += sign;
    }
    at += 1;
    const next = text.charAt(at);
    if (next !== '' && next !== separator && next !== '\r' && next !== '\n') {
      throw new CsvError(`Line ${line} has text after a closing quote.`);
    }
  };

  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '"' && cell === '') {
      readQuoted();
      continue;
    }
    if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1;
      line += 1;
      endLine();
    } else {
      cell += sign;
    }
    at += 1;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return lines;
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
