import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Menu } from './index.ts';

it('shows two items that have the same label, and separators', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const rename = { label: 'Rename' };
  render(
    <Menu
      label="Actions"
      defaultOpen
      trigger={<button type="button">More</button>}
      items={[rename, 'separator', rename, 'separator', { label: 'Delete' }]}
    />,
  );
  expect(await screen.findAllByRole('menuitem', { name: 'Rename' })).toHaveLength(2);
  expect(screen.getAllByRole('separator')).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
