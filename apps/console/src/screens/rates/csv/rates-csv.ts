import type { RateCell, Rates } from '@booking/api-client';
import {
  type DayRange,
  RATE_AMOUNTS,
  RATE_PRICE_MAX,
  RATE_VALUES,
  STAY_NIGHTS_MAX,
} from '@booking/api-client/facts';
import { type CsvValue, fileDay } from '../../../list/export/csv.ts';
import type { CsvLine } from '../../all-institutes/import/parse-csv.ts';
import { ownValues } from '../grid/grid-cell.ts';
import { type CellDraft, cellKey, placeOf, rowKey, rowOf, type ValueName } from '../rate-keys.ts';

const columns: Readonly<Record<ValueName, string>> = {
  price: 'Price',
  extraAdult: 'Extra adult',
  extraChild: 'Extra child',
  minStay: 'Min stay',
  maxStay: 'Max stay',
  closedToArrival: 'Closed to arrival',
  closedToDeparture: 'Closed to departure',
  stopSell: 'Closed',
};
const PLACE = ['Date', 'Category', 'Asset', 'Package'] as const;

/** The first line of a file of rates. */
export const ratesHeader: readonly string[] = [
  ...PLACE,
  ...RATE_VALUES.map((name) => columns[name]),
];

/** What holds on each day, as the lines of a file. An import of the same file changes nothing. */
export function ratesAsCsv({ rows, targets }: Pick<Rates, 'rows' | 'targets'>): CsvValue[][] {
  const codeOf = (category: string, asset: string | null) =>
    targets.find((one) => one.category === category && one.asset === asset)?.code ?? '';
  return [
    [...ratesHeader],
    ...rows.flatMap(({ category, asset, ratePackage, cells }) =>
      cells.map((cell) => [
        fileDay(cell.date),
        codeOf(category, null),
        asset ? codeOf(category, asset) : '',
        ratePackage,
        ...RATE_VALUES.map((name) => csvValue(cell[name])),
      ]),
    ),
  ];
}

function csvValue(value: number | boolean | null): CsvValue {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value;
}

/** A line of a file that can't be imported. */
export interface CsvProblem {
  readonly line: number;
  readonly message: string;
}

/** What a file changes of a cell. */
export interface CsvEdit {
  readonly key: string;
  readonly values: CellDraft;
  /** What the cell has of its own now. */
  readonly own: CellDraft;
}

/** What a file would change. */
export interface ReadRates {
  readonly edits: readonly CsvEdit[];
  readonly problems: readonly CsvProblem[];
  /** Lines that say what holds already. */
  readonly same: number;
}

/** What the lines are compared with. */
export interface CsvPlace extends Pick<Rates, 'targets' | 'packages' | 'today' | 'lastDay'> {
  readonly cells: ReadonlyMap<string, RateCell>;
}

/** Reads a file of rates, line by line. Columns are found by their names; an empty cell changes nothing. */
export function readRates(lines: readonly CsvLine[], place: CsvPlace): ReadRates {
  const [head, ...rest] = lines;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = (name: string) => names.indexOf(name.toLowerCase());
  const missing = ['Date', 'Category', 'Package'].filter((name) => at(name) < 0);
  if (missing.length > 0) {
    const message = `The first line has no column “${missing[0]}”.`;
    return { edits: [], problems: [{ line: head?.line ?? 1, message }], same: 0 };
  }
  const edits = new Map<string, CsvEdit>();
  const problems: CsvProblem[] = [];
  let same = 0;
  for (const { line, cells } of rest) {
    const text = (name: string) => (cells[at(name)] ?? '').trim();
    try {
      const key = keyOf(text, place);
      if (edits.has(key)) throw new LineError('Another line is about the same cell.');
      const current = place.cells.get(key);
      const isDerived = isLocked(text('Package'), place);
      const values = valuesOf(text, current);
      if (isDerived && RATE_AMOUNTS.some((name) => values[name] !== undefined)) {
        throw new LineError('The price of this package follows the default one.');
      }
      if (Object.keys(values).length === 0) same += 1;
      else edits.set(key, { key, values, own: ownOf(key, current) });
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      problems.push({ line, message: error.message });
    }
  }
  return { edits: [...edits.values()], problems, same };
}

const ownOf = (key: string, cell: RateCell | undefined): CellDraft =>
  cell ? ownValues(rowOf(placeOf(key).row), cell) : {};

/** The first and the last day that a file is about; undefined if it has none. */
export function daysOfFile([head, ...rest]: readonly CsvLine[]): DayRange | undefined {
  const at = head?.cells.findIndex((cell) => cell.trim().toLowerCase() === 'date') ?? -1;
  const days = rest.flatMap(({ cells }) => isoDay((cells[at] ?? '').trim()) ?? []).sort();
  const [startDate] = days;
  const endDate = days.at(-1);
  return startDate && endDate ? { startDate, endDate } : undefined;
}

class LineError extends Error {}

function keyOf(text: (name: string) => string, place: CsvPlace): string {
  const date = dayOf(text('Date'));
  if (date < place.today) throw new LineError('This day is over.');
  if (date > place.lastDay) throw new LineError('This day can’t be booked yet.');
  const code = (name: string) => text(name).toUpperCase();
  const category = place.targets.find((one) => !one.asset && one.code === code('Category'));
  if (!category) throw new LineError(`There is no category ${text('Category') || '(empty)'}.`);
  const wanted = code('Asset');
  const asset = place.targets.find(
    (one) => one.asset && one.category === category.category && one.code.toUpperCase() === wanted,
  );
  if (wanted && !asset) throw new LineError(`${category.name} has no asset ${text('Asset')}.`);
  const ratePackage = place.packages.find(({ key }) => key === code('Package'));
  if (!ratePackage) throw new LineError(`There is no package ${text('Package') || '(empty)'}.`);
  if (ratePackage.lock === 'plan') throw new LineError('The plan has no such package.');
  const row = { category: category.category, asset: asset?.asset ?? null };
  return cellKey(rowKey({ ...row, ratePackage: ratePackage.key }), date);
}

function isLocked(key: string, { packages }: CsvPlace): boolean {
  return packages.find((one) => one.key === key.toUpperCase())?.lock === 'derived';
}

function dayOf(text: string): string {
  const day = isoDay(text);
  if (day === undefined) throw new LineError('Enter the date as 24/12/2026 or 2026-12-24.');
  return day;
}

/** A date as `2026-12-24` or as `24/12/2026`. */
function isoDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  return /^\d{4}-\d\d-\d\d$/.test(iso) && isCivil(iso) ? iso : undefined;
}

function isCivil(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

function valuesOf(text: (name: string) => string, current: RateCell | undefined): CellDraft {
  const found = RATE_VALUES.flatMap((name) => {
    const written = text(columns[name]);
    if (written === '') return [];
    const value = parsedValue(name, written);
    return value === (current?.[name] ?? (value === false ? false : null)) ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

function parsedValue(name: ValueName, text: string): number | boolean {
  if (name === 'stopSell' || name === 'closedToArrival' || name === 'closedToDeparture') {
    if (/^(yes|true|1|x)$/i.test(text)) return true;
    if (/^(no|false|0)$/i.test(text)) return false;
    throw new LineError(`${columns[name]}: enter yes or no.`);
  }
  const value = Number(text.replaceAll(',', ''));
  if (name === 'minStay' || name === 'maxStay') {
    if (Number.isInteger(value) && value >= 1 && value <= STAY_NIGHTS_MAX) return value;
    throw new LineError(`${columns[name]}: enter 1 to ${STAY_NIGHTS_MAX} nights.`);
  }
  if (value >= 0 && value <= RATE_PRICE_MAX) return value;
  throw new LineError(`${columns[name]}: enter an amount, for example 4500.`);
}
