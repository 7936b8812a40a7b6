import type { BankLineCreate } from '@booking/api-client';
import { numberText } from '@booking/ui/typed-text';
import { CsvError, type CsvFile, type CsvLine } from '../../../csv/csv-text.ts';
import { fileDays, numberLocaleOf } from '../../../csv/file-values.ts';

/** Columns that are read from a statement, with the headers that banks give them. */
export const statementColumns = [
  {
    key: 'day',
    label: 'Date',
    headers: ['date', 'transaction date', 'txn date', 'tran date', 'value date', 'posting date'],
  },
  {
    key: 'amount',
    label: 'Amount received',
    headers: [
      'credit',
      'credit amount',
      'deposit',
      'deposit amt',
      'deposit amount',
      'cr',
      'amount',
    ],
  },
  {
    key: 'text',
    label: 'Description',
    headers: [
      'narration',
      'description',
      'particulars',
      'transaction remarks',
      'remarks',
      'details',
    ],
  },
  {
    key: 'reference',
    label: 'Reference',
    headers: [
      'reference',
      'utr',
      'utr number',
      'chqrefno',
      'ref no',
      'refno chequeno',
      'reference no',
    ],
  },
] as const;

export type StatementColumn = (typeof statementColumns)[number]['key'];

/** The header of each column; empty where the file has none. */
export type ColumnMapping = Readonly<Record<StatementColumn, string>>;

type Line = BankLineCreate['lines'][number];

export interface Statement {
  readonly lines: readonly Line[];
  /** Lines without an amount received: payments that went out, sums. */
  readonly skipped: number;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const isHeaderOf = (cell: string, { headers }: { readonly headers: readonly string[] }) =>
  headers.some((header) => plain(header) === plain(cell));

/** The line of the headers: banks write the account and its owner above it. @throws CsvError */
export function headOf({ lines }: Pick<CsvFile, 'lines'>): CsvLine {
  const named = lines.find(
    ({ cells }) =>
      statementColumns.filter((column) => cells.some((cell) => isHeaderOf(cell, column))).length >=
      2,
  );
  const head = named ?? lines[0];
  if (!head) throw new CsvError('The file is empty.');
  return head;
}

/** Returns the mapping of the columns: as it was chosen last, or by the headers of banks. */
export function mappingFor({ cells }: CsvLine, remembered: Partial<ColumnMapping>): ColumnMapping {
  const headerOf = (column: (typeof statementColumns)[number]) => {
    const before = remembered[column.key];
    if (before && cells.includes(before)) return before;
    return cells.find((cell) => isHeaderOf(cell, column)) ?? '';
  };
  const [day, amount, text, reference] = statementColumns.map(headerOf);
  return { day: day ?? '', amount: amount ?? '', text: text ?? '', reference: reference ?? '' };
}

/** Reads the amounts received. */
export function readStatement(file: CsvFile, mapping: ColumnMapping, today: string): Statement {
  const head = headOf(file);
  const cellOf = ({ cells }: CsvLine, column: StatementColumn) => {
    const at = mapping[column] === '' ? -1 : head.cells.indexOf(mapping[column]);
    return cells[at]?.trim() ?? '';
  };
  const money = numberText(numberLocaleOf(file.separator), { maximumFractionDigits: 2 }, true);
  const below = file.lines.filter(({ line }) => line > head.line);
  const received = below.filter((line) => (money.parse(cellOf(line, 'amount'))?.value ?? 0) > 0);
  const days = fileDays(
    received.map((line) => cellOf(line, 'day')),
    today,
  );
  const lines: Line[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const line of received) {
    const day = days.read(cellOf(line, 'day'));
    const amount = money.parse(cellOf(line, 'amount'))?.value ?? 0;
    const reference = cellOf(line, 'reference').slice(0, 80) || null;
    const text = (cellOf(line, 'text') || (reference ?? '')).slice(0, 500);
    if (!day) problems.push({ line: line.line, message: 'Its date can’t be read.' });
    else if (!text) problems.push({ line: line.line, message: 'It has no description.' });
    else lines.push({ day, amount, text, reference });
  }
  return { lines, problems, skipped: below.length - received.length };
}
