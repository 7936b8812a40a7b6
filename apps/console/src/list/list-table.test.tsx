import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ListTable } from './list-table.tsx';

vi.mock('../preferences/use-preference.ts', () => ({ usePreference: () => ['default'] }));

test('a row reads its actions once its menu is opened', async () => {
  const rowMenu = vi.fn(({ name }: { readonly name: string }) => [{ label: `Rename ${name}` }]);
  const props = {
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
  // What is shown is always of the row as it is now.
  rowMenu.mockReturnValue([{ label: 'Restore' }]);
  rerender(<ListTable {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'More for Pichola' }));
  expect(await screen.findByRole('menuitem', { name: 'Restore' })).toBeVisible();
});
