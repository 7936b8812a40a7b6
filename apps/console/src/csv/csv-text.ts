import Papa from 'papaparse';
import type { CsvValue } from './csv-value.ts';
import { marked, unmarked } from './formula-mark.ts';

/** A line of a CSV file with something in it. */
export interface CsvLine {
  /** Its number in the file, from 1; of a row over several lines, the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Characters between cells; spreadsheets write semicolons where the comma is the decimal sign. */
export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface CsvFile {
  readonly separator: Separator;
  readonly lines: readonly CsvLine[];
}

/** Why a file can't be read. */
export class CsvError extends Error {}

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The separator as spreadsheets name it, in a line of its own before all others. */
const NAMED_SEPARATOR = /^sep=([,;\t])[ \t,;]*(?:\r\n|\r|\n|$)/i;

/**
 * Rows as CSV for spreadsheets: UTF-8, commas, CRLF (RFC 4180). Text that a spreadsheet would read as a formula is
 * marked. `parseCsv` reads the same rows again, except for blank ones.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLineOf).join('');
}

/** A row as a line of the file, its end included. */
export function csvLineOf(row: readonly CsvValue[]): string {
  const cells = row.map((value) => (typeof value === 'string' ? marked(value) : value));
  const line = Papa.unparse([cells], {
    // A file of one column must not look like one with other separators.
    quotes: (value: unknown) => typeof value === 'string' && /[;\t]|^sep=/i.test(value),
  });
  return `${line}\r\n`;
}

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: with commas, semicolons or tabs, found in the first line or named by
 * `sep=`, any line ends, and a byte order mark or none. Blank lines are left out. Marks against formulas are taken off.
 * @throws CsvError
 */
export function parseCsv(source: string): CsvFile {
  const whole = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  const [first = '', named] = NAMED_SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(first.length);
  const separator = SEPARATORS.find((candidate) => candidate === named) ?? separatorOf(text);
  // The line break keeps a byte order mark of the first cell, which the parser would take for that of the file.
  const { data, errors } = Papa.parse<string[]>(`\n${withPlainEnds(text, separator)}`, {
    delimiter: separator,
    newline: '\n',
  });
  const rows = data.slice(1);
  let line = first === '' ? 1 : 2;
  const numbered = rows.map((cells): CsvLine => {
    const begun = line;
    line += 1 + cells.reduce((sum, cell) => sum + countEnds(cell), 0);
    return { line: begun, cells: cells.map(unmarked) };
  });
  const [error] = errors.filter(({ type }) => type === 'Quotes');
  if (error) {
    const at = numbered[(error.row ?? 1) - 1]?.line ?? line;
    throw new CsvError(
      error.code === 'MissingQuotes'
        ? `Line ${at} has a quote that never ends.`
        : `Line ${at} has text after a closing quote.`,
    );
  }
  return {
    separator,
    lines: numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

/** The text with one kind of line ends between rows. Those inside of quotes stay. */
function withPlainEnds(text: string, separator: Separator): string {
  const quotedOrEnd = new RegExp(`(?<=^|[${separator}\\r\\n])"[^"]*(?:""[^"]*)*"|\\r\\n?`, 'g');
  return text.replace(quotedOrEnd, (match) => (match.startsWith('"') ? match : '\n'));
}

const countEnds = (cell: string): number => cell.match(/\r\n?|\n/g)?.length ?? 0;

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const count = (separator: Separator) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
