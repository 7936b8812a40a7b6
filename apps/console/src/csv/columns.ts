import { CsvError, type CsvLine } from './csv-text.ts';

/** A column that an import reads, found by its header. */
export interface CsvColumn {
  readonly header: string;
  /** Other headers that people use. */
  readonly aliases?: readonly string[] | undefined;
  readonly isRequired?: boolean | undefined;
}

export interface FoundColumns<C> {
  /** By the position of their cells; undefined where the header belongs to no column. */
  readonly columns: readonly (C | undefined)[];
  /** Headers that no column has: their cells are left out. */
  readonly ignored: readonly string[];
}

/** Finds columns by the headers of the first line. @throws CsvError when one is missing, or there twice. */
export function findColumns<C extends CsvColumn>(
  head: CsvLine | undefined,
  expected: readonly C[],
): FoundColumns<C> {
  if (!head) throw new CsvError('The file is empty.');
  const columns = head.cells.map((header) => columnOf(header, expected));
  const missing = expected.filter((column) => column.isRequired && !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.map(({ header }) => header).join(', ');
    throw new CsvError(`Missing columns: ${names}.`);
  }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) throw new CsvError(`The column ${twice.header} is there twice.`);
  const ignored = head.cells.filter((header, at) => header.trim() !== '' && !columns[at]);
  return { columns, ignored };
}

/** The column of a header, whatever its case, spaces and hyphens. */
function columnOf<C extends CsvColumn>(header: string, expected: readonly C[]): C | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const plainHeader = plain(header);
  if (plainHeader === '') return undefined;
  return expected.find((column) =>
    [column.header, ...(column.aliases ?? [])].some((name) => plain(name) === plainHeader),
  );
}

/** Error of a line that has text in cells without a header. */
export const TOO_MANY_CELLS = 'It has more cells than the first line.';

/** Whether a line has text behind the last column. Spreadsheets write empty cells there. */
export function hasTooManyCells({ cells }: CsvLine, head: CsvLine): boolean {
  return cells.slice(head.cells.length).some((cell) => cell.trim() !== '');
}

/** "1 line", "2 lines" */
export function lineCount(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`;
}
