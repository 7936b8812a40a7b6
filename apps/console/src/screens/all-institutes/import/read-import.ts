import type { InstitutionCreate, InstitutionUpdate } from '@booking/api-client';
import { findColumns, hasTooManyCells, TOO_MANY_CELLS } from '../../../csv/columns.ts';
import { CsvError, parseCsv } from '../../../csv/csv-text.ts';
import { type ImportColumn, importColumns } from './import-columns.ts';

/** The most rows of one import. */
export const IMPORT_MAX = 500;

/** A line of the file: the texts of its cells, by their columns. Empty cells are left out. */
export interface ImportLine {
  readonly line: number;
  readonly cells: ReadonlyMap<ImportColumn, string>;
  /** In capitals. */
  readonly code: string;
  readonly isTooLong: boolean;
}

/** A file whose columns are identified. */
export interface ImportLines {
  readonly lines: readonly ImportLine[];
  /** Headers that no field has: their columns are left out. */
  readonly ignored: readonly string[];
  /** Columns that an institute needs, and that the file lacks. */
  readonly missing: readonly ImportColumn[];
}

/** A row that can be sent. `_id` and `__v` let it run like a row of a list. */
export type ImportRow = {
  readonly _id: string;
  readonly __v: number;
  readonly line: number;
  readonly name: string;
} & (
  | { readonly kind: 'add'; readonly body: InstitutionCreate }
  | {
      readonly kind: 'change';
      /** The id of the institute. */
      readonly institute: string;
      readonly body: InstitutionUpdate;
      /** Changes, a sentence each. */
      readonly changes: readonly string[];
    }
);

/** Problems or warnings of a line. */
export interface ImportNote {
  readonly line: number;
  readonly name: string;
  /** A sentence each. */
  readonly reasons: readonly string[];
}

export interface ImportFile {
  readonly rows: readonly ImportRow[];
  /** Lines that are left out. */
  readonly problems: readonly ImportNote[];
  /** Lines that may be a mistake, and are not left out. */
  readonly warnings: readonly ImportNote[];
  /** Number of lines that change nothing. */
  readonly same: number;
  /** Number of lines about institutes that exist. */
  readonly existing: number;
  readonly ignored: readonly string[];
}

/** Finds the columns and lines of an import. @throws CsvError when it is no CSV, or none of institutes. */
export function readImport(text: string): ImportLines {
  const [head, ...lines] = parseCsv(text).lines;
  const { columns, ignored } = findColumns(head, importColumns);
  if (lines.length === 0) throw new CsvError('The file has no lines below the first.');
  if (lines.length > IMPORT_MAX) {
    throw new CsvError(`You can import up to ${IMPORT_MAX} institutes at a time. Split the file.`);
  }
  const read = lines.map((line): ImportLine => {
    const cells = new Map<ImportColumn, string>();
    for (const [at, column] of columns.entries()) {
      const cell = (line.cells[at] ?? '').trim();
      if (column && cell !== '') cells.set(column, cell);
    }
    return {
      line: line.line,
      cells,
      code: cellOf(cells, 'code')?.toUpperCase() ?? '',
      isTooLong: head !== undefined && hasTooManyCells(line, head),
    };
  });
  const missing = importColumns.filter((column) => column.isNeeded && !columns.includes(column));
  return { lines: read, ignored, missing };
}

/** The cell of a field, by its path. */
export function cellOf(cells: ImportLine['cells'], path: string): string | undefined {
  return [...cells].find(([column]) => column.path === path)?.[1];
}

/** Returns the errors of a line as a whole. */
export function lineReasons({ isTooLong }: ImportLine): string[] {
  return isTooLong ? [TOO_MANY_CELLS] : [];
}
