import type { CSSProperties } from 'react';
import type { Column } from './data-table.types.ts';

/** Attributes of the cells of a pinned column. */
export interface Pin {
  readonly 'data-pinned': 'start' | 'end';
  /** Next to what scrolls. */
  readonly 'data-edge': true | undefined;
  /** How far from its end it stays: a variable of the table, so that no row is rendered when a width changes. */
  readonly style: PinStyle | undefined;
}

type PinStyle = CSSProperties & { readonly '--bk-table-inset': string };

/** At which end a column stays. The first one, which names the row, always does. */
const endOf = <T>({ pinned }: Column<T>, index: number): 'start' | 'end' | undefined =>
  index === 0 ? 'start' : pinned;

/** Returns the columns in the order in which they are shown: those of the start, those that scroll, those of the end. */
export function shownOrder<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  if (columns.every(({ pinned }) => pinned === undefined)) return columns;
  const at = (end: 'start' | 'end' | undefined) =>
    columns.filter((column, index) => endOf(column, index) === end);
  return [...at('start'), ...at(undefined), ...at('end')];
}

/**
 * Returns the attributes of the cells of each column, in the order in which they are shown.
 * @param isStyled False in HTML of a server, whose style attributes a strict content policy refuses.
 */
export function pinsOf<T>(
  columns: readonly Column<T>[],
  isStyled: boolean,
): readonly (Pin | undefined)[] {
  const ends = columns.map(endOf);
  return ends.map((end, index) => {
    if (end === undefined) return undefined;
    return {
      'data-pinned': end,
      'data-edge': ends[end === 'start' ? index + 1 : index - 1] !== end || undefined,
      style:
        index === 0 || !isStyled ? undefined : { '--bk-table-inset': `var(${insetName(index)})` },
    };
  });
}

const insetName = (index: number) => `--bk-table-pin-${index}`;

/** The measures of pinned columns, as variables of the table. */
export type Measures = Readonly<Record<string, string>>;

/**
 * Returns how far each pinned column stays from its end, and how much of each end they take together.
 * @param tail The width of what follows the columns.
 */
export function measuresOf<T>(
  columns: readonly Column<T>[],
  widths: readonly number[],
  tail: string,
): Measures {
  const ends = columns.map(endOf);
  const sum = (end: 'start' | 'end', isCounted: (index: number) => boolean) =>
    ends.reduce(
      (total, own, index) =>
        own === end && isCounted(index) ? total + (widths[index] ?? 0) : total,
      0,
    );
  const insets = ends.flatMap((end, index): [string, string][] => {
    if (end === undefined || index === 0) return [];
    const beside = sum(end, (column) => (end === 'start' ? column < index : column > index));
    const outside = end === 'start' ? 'var(--bk-table-lead)' : 'var(--bk-table-tail)';
    return [[insetName(index), `calc(${outside} + ${beside}px)`]];
  });
  return {
    '--bk-table-tail': tail,
    ...Object.fromEntries(insets),
    '--bk-table-start': `calc(var(--bk-table-lead) + ${sum('start', () => true)}px)`,
    '--bk-table-end': `calc(var(--bk-table-tail) + ${sum('end', () => true)}px)`,
  };
}
