import type { Rates } from '@booking/api-client';
import { RATE_VALUES } from '@booking/api-client/facts';
import type { CsvColumn } from '../../../csv/columns.ts';
import type { CsvValue } from '../../../csv/csv-value.ts';
import { fileDay } from '../../../csv/file-moments.ts';
import type { ValueName } from '../rate-keys.ts';

/** The headers of values. */
export const valueHeaders: Readonly<Record<ValueName, string>> = {
  price: 'Price',
  extraAdult: 'Extra adult',
  extraChild: 'Extra child',
  minStay: 'Min stay',
  maxStay: 'Max stay',
  closedToArrival: 'Closed to arrival',
  closedToDeparture: 'Closed to departure',
  stopSell: 'Closed',
};
/** The columns of a file of rates, in the order of an export. */
export const rateColumns: readonly CsvColumn[] = [
  { header: 'Date', isRequired: true },
  { header: 'Category', isRequired: true },
  { header: 'Asset' },
  { header: 'Package', isRequired: true },
  ...RATE_VALUES.map((name) => ({ header: valueHeaders[name] })),
];

/** Returns the effective rates of each day, as the lines of a file. An import of the same file changes nothing. */
export function ratesAsCsv({ rows, targets }: Pick<Rates, 'rows' | 'targets'>): CsvValue[][] {
  const codeOf = (category: string, asset: string | null) =>
    targets.find((target) => target.category === category && target.asset === asset)?.code ?? '';
  return [
    rateColumns.map(({ header }) => header),
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
