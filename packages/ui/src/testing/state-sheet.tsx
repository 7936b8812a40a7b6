import './sheet.css';
import type { ReactNode } from 'react';

/** Pointer and keyboard states as classes on the cell: Storybook's pseudo-states add-on adds rules for them. */
const forced = {
  Rest: undefined,
  Hovered: 'pseudo-hover-all',
  Pressed: 'pseudo-hover-all pseudo-active-all',
  Focused: 'pseudo-focus-all pseudo-focus-visible-all pseudo-focus-within-all',
} as const;

type Forced = keyof typeof forced;

interface StateSheetProps<R extends string, S extends string> {
  /** Accessible name of the sheet. */
  caption: string;
  /** Row headers: colours, variants. */
  rows: readonly R[];
  /** Further states: "Loading", "Disabled". */
  states?: readonly S[];
  /** Interaction states to show. Default: rest, hovered, pressed and focused. */
  pointer?: readonly Forced[];
  cell: (row: R, state: Forced | S) => ReactNode;
}

const all: readonly Forced[] = ['Rest', 'Hovered', 'Pressed', 'Focused'];

/** Every variant in every state, on one sheet. */
export function StateSheet<R extends string, S extends string = never>({
  caption,
  rows,
  states = [],
  pointer = all,
  cell,
}: StateSheetProps<R, S>) {
  const columns: readonly (Forced | S)[] = [...pointer, ...states];
  return (
    <table className="sheet-table">
      <caption className="bk-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td
                key={column}
                className={isForced(column) ? forced[column] : undefined}
                data-state={column}
              >
                {cell(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isForced = (column: string): column is Forced => column in forced;
