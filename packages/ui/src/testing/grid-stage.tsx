import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { DataGrid, DataGridColumn } from '../data-grid/index.ts';
import { type RateRow, RatesGrid, rateColumns, rateRows } from './rates-grid.tsx';

export const rows = rateRows(4);
export const columns = rateColumns(14);

export const onEdit = fn();

/** The meta that all files of these stories share. */
export const gridStories = {
  args: {
    label: 'Rates of Lake Pichola House',
    rows,
    columns,
    headHeight: 48,
    cell: () => undefined,
  },
  // Keeps what is changed, as an app does.
  render: ({ cell: _, ...args }) => <RatesGrid {...args} />,
  beforeEach: () => onEdit.mockClear(),
} satisfies Meta<typeof DataGrid<RateRow, DataGridColumn>>;

/** Where the grid scrolls inside itself. */
export const inBox = (height: number) => (Story: () => ReactNode) => (
  <div style={{ display: 'flex', flexDirection: 'column', height }}>{Story()}</div>
);

export const focused = () => document.activeElement;

/** The names of the row and the column of the focused cell, by its place. */
export function place(grid: HTMLElement): string {
  const cell = focused()?.closest('[aria-colindex]');
  const row = cell?.parentElement?.querySelector('[role=rowheader]');
  const at = cell?.getAttribute('aria-colindex');
  const column = grid.querySelector(`[role=columnheader][aria-colindex="${at}"]`);
  const name = (element: Element | null | undefined) =>
    element?.getAttribute('aria-label') ?? element?.textContent;
  return `${name(row)}, ${name(column)}`;
}

/** The cell of the first day in a row. */
export const at = (row: string) => {
  const cell = { row, column: columns[0]?.key ?? '' };
  return { from: cell, to: cell };
};

/** What the clipboard gets or has. */
export function clipboardEvent(type: 'copy' | 'cut' | 'paste', text = '', html = ''): DataTransfer {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent(type, { bubbles: true, cancelable: true, clipboardData });
  focused()?.dispatchEvent(event);
  return clipboardData;
}
