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

it('reads nothing of the page while it is closed, where a list has one in every row', () => {
  const computed = vi.spyOn(window, 'getComputedStyle');
  const searched = vi.spyOn(document, 'querySelectorAll');
  const menu = <Menu label="Actions" trigger={<button type="button">More</button>} items={[]} />;
  const { rerender } = render(menu);
  rerender(menu);
  expect(computed).not.toHaveBeenCalled();
  expect(searched).not.toHaveBeenCalled();
  computed.mockRestore();
  searched.mockRestore();
});
