import type { RateCell, Rates } from '@booking/api-client';
import { type DayRange, RATE_AMOUNTS, RATE_VALUES } from '@booking/api-client/facts';
import { findColumns, hasTooManyCells, TOO_MANY_CELLS } from '../../../csv/columns.ts';
import type { CsvFile } from '../../../csv/csv-text.ts';
import { type FileDays, fileDays, numberLocaleOf } from '../../../csv/file-values.ts';
import { ownValues } from '../own-values.ts';
import { type CellDraft, cellKey, keyParts, rowKey, rowOf, type ValueName } from '../rate-keys.ts';
import { type ReadValue, readAmount, readNights } from '../read-value.ts';
import { rateColumns, valueHeaders } from './rates-csv.ts';

/** A line of a file that can't be imported. */
export interface CsvProblem {
  readonly line: number;
  readonly message: string;
}

/** Change of a cell by a file. */
export interface CsvEdit {
  readonly key: string;
  readonly values: CellDraft;
  /** The cell's current values of its own. */
  readonly own: CellDraft;
}

/** Changes and problems of a file. */
export interface ReadRates {
  readonly edits: readonly CsvEdit[];
  readonly problems: readonly CsvProblem[];
  /** Lines that change nothing. */
  readonly same: number;
  /** Headers of columns that are not read. */
  readonly ignored: readonly string[];
  /** Whether its dates are read with the month first. */
  readonly isMonthFirst: boolean;
}

/** The rates that the lines are compared with. */
export interface CsvContext
  extends Pick<Rates, 'targets' | 'packages' | 'today' | 'lastDay' | 'currency'> {
  readonly cells: ReadonlyMap<string, RateCell>;
}

/** A file whose columns and days are identified. */
export interface RatesFile {
  readonly lines: readonly RatesLine[];
  readonly days: FileDays;
  readonly numberLocale: string;
  readonly ignored: readonly string[];
}

interface RatesLine {
  readonly line: number;
  readonly isTooLong: boolean;
  /** The text in the column with that header; empty without one. */
  readonly text: (header: string) => string;
}

/** Finds the columns of a file of rates by their names, and how its days are written. @throws CsvError */
export function ratesFile({ lines: all, separator }: CsvFile, today: string): RatesFile {
  const [head, ...rest] = all;
  const { columns, ignored } = findColumns(head, rateColumns);
  const lines = rest.map(
    (line): RatesLine => ({
      line: line.line,
      isTooLong: head !== undefined && hasTooManyCells(line, head),
      text: (header) =>
        (line.cells[columns.findIndex((column) => column?.header === header)] ?? '').trim(),
    }),
  );
  const dates = lines.map(({ text }) => text('Date'));
  const numberLocale = numberLocaleOf(separator);
  return { lines, days: fileDays(dates, today), numberLocale, ignored };
}

/** The first and the last day that a file is about; undefined if it has none. */
export function daysOfFile({ lines, days }: RatesFile): DayRange | undefined {
  const dates = lines.flatMap(({ text }) => days.read(text('Date')) ?? []).sort();
  const [startDate] = dates;
  const endDate = dates.at(-1);
  return startDate && endDate ? { startDate, endDate } : undefined;
}

/** Reads a file of rates, line by line; an empty cell changes nothing. */
export function readRates(file: RatesFile, context: CsvContext): ReadRates {
  const edits = new Map<string, CsvEdit>();
  const problems: CsvProblem[] = [];
  let same = 0;
  for (const line of file.lines) {
    try {
      const key = keyOf(line, file.days, context);
      if (edits.has(key)) throw new LineError('Another line is about the same cell.');
      const current = context.cells.get(key);
      const values = valuesOf(line, current, context, file.numberLocale);
      if (
        isLocked(line.text('Package'), context) &&
        RATE_AMOUNTS.some((name) => values[name] !== undefined)
      ) {
        throw new LineError('The price of this package follows the default one.');
      }
      if (Object.keys(values).length === 0) same += 1;
      else edits.set(key, { key, values, own: ownOf(key, current) });
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      problems.push({ line: line.line, message: error.message });
    }
  }
  const { isMonthFirst } = file.days;
  return { edits: [...edits.values()], problems, same, ignored: file.ignored, isMonthFirst };
}

const ownOf = (key: string, cell: RateCell | undefined): CellDraft =>
  cell ? ownValues(rowOf(keyParts(key).row), cell) : {};

class LineError extends Error {}

function keyOf({ text, isTooLong }: RatesLine, days: FileDays, context: CsvContext): string {
  if (isTooLong) throw new LineError(TOO_MANY_CELLS);
  const date = dayOf(text('Date'), days);
  if (date < context.today) throw new LineError('This day is over.');
  if (date > context.lastDay) throw new LineError('This day can’t be booked yet.');
  const code = (name: string) => text(name).toUpperCase();
  const category = context.targets.find(
    (target) => !target.asset && target.code.toUpperCase() === code('Category'),
  );
  if (!category) throw new LineError(`There is no category ${text('Category') || '(empty)'}.`);
  const assetCode = code('Asset');
  const asset = context.targets.find(
    (target) =>
      target.asset &&
      target.category === category.category &&
      target.code.toUpperCase() === assetCode,
  );
  if (assetCode && !asset) throw new LineError(`${category.name} has no asset ${text('Asset')}.`);
  const ratePackage = context.packages.find(({ key }) => key === code('Package'));
  if (!ratePackage) throw new LineError(`There is no package ${text('Package') || '(empty)'}.`);
  if (ratePackage.lock === 'plan') throw new LineError('The plan has no such package.');
  const row = { category: category.category, asset: asset?.asset ?? null };
  return cellKey(rowKey({ ...row, ratePackage: ratePackage.key }), date);
}

function isLocked(key: string, { packages }: CsvContext): boolean {
  return packages.find((ratePackage) => ratePackage.key === key.toUpperCase())?.lock === 'derived';
}

function dayOf(text: string, days: FileDays): string {
  const day = days.read(text);
  if (day !== undefined) return day;
  throw new LineError(
    days.isMixed
      ? 'Enter the date as 2026-12-24: some in this file have the month first, and some the day.'
      : 'Enter the date as 24/12/2026 or 2026-12-24.',
  );
}

function valuesOf(
  { text }: RatesLine,
  current: RateCell | undefined,
  { currency }: CsvContext,
  numberLocale: string,
): CellDraft {
  const entries = RATE_VALUES.flatMap((name) => {
    const written = text(valueHeaders[name]);
    if (written === '') return [];
    const value = readValue(name, written, currency, numberLocale);
    return value === (current?.[name] ?? (value === false ? false : null)) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function readValue(
  name: ValueName,
  text: string,
  currency: string,
  numberLocale: string,
): number | boolean {
  const take = (read: ReadValue) => {
    if (read.problem === undefined) return read.value;
    throw new LineError(`${valueHeaders[name]} “${text}”: ${read.problem}`);
  };
  if (name === 'minStay' || name === 'maxStay') return take(readNights(text, numberLocale));
  if (name === 'price' || name === 'extraAdult' || name === 'extraChild') {
    return take(readAmount(text, currency, numberLocale));
  }
  if (/^(yes|true|1|x)$/i.test(text)) return true;
  if (/^(no|false|0)$/i.test(text)) return false;
  throw new LineError(`${valueHeaders[name]} “${text}”: Enter yes or no.`);
}
