import { fileInstant } from '../../csv/file-moments.ts';
import { RecordMomentCell } from '../../facts/record-moment.tsx';
import { numberFormat } from '../../region/region.ts';
import type { ListColumn } from '../list-of.ts';

type Options<T> = Partial<Omit<ListColumn<T>, 'key' | 'label' | 'cell'>>;

/** A column of plain text, which is also its value in a file. */
export function textColumn<T>(
  key: string,
  label: string,
  value: (row: T) => string | null | undefined,
  options: Options<T> = {},
): ListColumn<T> {
  return { key, label, cell: value, file: { [label]: value }, ...options };
}

/** A column of text for who chooses it, and for the details of a row. */
export function extraColumn<T>(
  key: string,
  label: string,
  value: (row: T) => string | null | undefined,
  options: Options<T> = {},
): ListColumn<T> {
  return textColumn(key, label, value, { priority: 'extra', ...options });
}

/** A column of whole or decimal numbers. @param unit After the number, with its space: " %". */
export function numberColumn<T>(
  key: string,
  label: string,
  value: (row: T) => number | null,
  { unit = '', ...options }: Options<T> & { readonly unit?: string } = {},
): ListColumn<T> {
  return {
    key,
    label,
    align: 'end',
    cell: (row) => {
      const number = value(row);
      return number === null ? null : numberFormat().format(number) + unit;
    },
    file: { [label]: value },
    ...options,
  };
}

/** A column of when something happened to a record, to sort by. Shown when chosen, unless the options say otherwise. */
export function momentColumn<K extends string, T extends Readonly<Record<K, string | null>>>(
  key: K,
  label: string,
  options: Options<T> = {},
): ListColumn<T> {
  return {
    key,
    label,
    sortKey: key,
    sortBy: (row) => row[key],
    priority: 'extra',
    file: { [label]: (row) => fileInstant(row[key]) },
    cell: ({ [key]: at }) => at && <RecordMomentCell at={at} />,
    ...options,
  };
}
