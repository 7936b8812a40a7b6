import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ListTable } from './list-table.tsx';

const saveWidths = vi.hoisted(() => vi.fn());
vi.mock('../preferences/use-preference.ts', () => ({
  usePreference: () => ['default'],
  useListPreference: () => [undefined, saveWidths],
}));

test('a row reads its actions once its menu is opened', async () => {
  const rowMenu = vi.fn(({ name }: { readonly name: string }) => [{ label: `Rename ${name}` }]);
  const props = {
    name: 'lakes',
    label: 'Lakes',
    columns: [{ key: 'name', label: 'Name', cell: ({ name }: { name: string }) => name }],
    rows: [
      { _id: '1', name: 'Pichola' },
      { _id: '2', name: 'Fateh Sagar' },
    ],
    rowLabel: ({ name }: { readonly name: string }) => name,
    rowMenu,
  };
  const { rerender } = render(<ListTable {...props} />);
  rerender(<ListTable {...props} />);
  expect(rowMenu).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'More for Pichola' }));
  expect(await screen.findByRole('menuitem', { name: 'Rename Pichola' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // The menu is always that of the row as it is now.
  rowMenu.mockReturnValue([{ label: 'Restore' }]);
  rerender(<ListTable {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'More for Pichola' }));
  expect(await screen.findByRole('menuitem', { name: 'Restore' })).toBeVisible();
});

test('renders the rows in view of a long list, and all of them for a search in the page', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ _id: `${at}`, name: `Lake ${at}` }));
  const props = {
    name: 'lakes',
    label: 'Lakes',
    columns: [{ key: 'name', label: 'Name', cell: ({ name }: { name: string }) => name }],
    rows,
    rowLabel: ({ name }: { readonly name: string }) => name,
    rowMenu: () => [],
  };
  render(<ListTable {...props} />);
  expect(screen.queryByRole('rowheader', { name: 'Lake 59' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(screen.getByRole('rowheader', { name: 'Lake 59' })).toBeVisible();
});

test.each([
  [12, { name: 64, city: 64 }],
  [3_000, { name: 2_000, city: 2_000 }],
])('of columns %d px wide it keeps widths that can be saved', async (width, saved) => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  const columns = ['name', 'city', 'plan'].map((key) => ({ key, label: key, cell: () => key }));
  const rowLabel = () => 'Pichola';
  render(
    <ListTable
      {...{ name: 'lakes', label: 'Lakes', columns, rows: [], rowLabel, rowMenu: () => [] }}
    />,
  );
  screen.getByRole('separator', { name: 'Width of name' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(saveWidths).toHaveBeenLastCalledWith(saved);
  await userEvent.keyboard('{Enter}');
  expect(saveWidths).toHaveBeenLastCalledWith(null);
});
