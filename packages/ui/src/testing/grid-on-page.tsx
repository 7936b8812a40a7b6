import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { rateColumns, rateRows } from './rates-grid.tsx';

export const rows = rateRows(2);
export const columns = rateColumns(7);
export const onEdit = fn();
export const onSelectionChange = fn();

/** The meta that all files of these stories share. */
export const gridOnPageStories = {
  beforeEach: () => {
    onEdit.mockClear();
    onSelectionChange.mockClear();
  },
} satisfies Meta;
