import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SortableList } from './index.ts';

const items = [
  { key: 'sea', label: 'Sea view' },
  { key: 'pool', label: 'Pool' },
];

// jsdom has no `scrollIntoView`.
it('moves an item by keyboard in jsdom', async () => {
  const onChange = vi.fn();
  render(<SortableList label="Amenities" items={items} onChange={onChange} />);
  screen.getByRole('button', { name: 'Move Sea view' }).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  expect(onChange).toHaveBeenCalledWith(['pool', 'sea']);
});
