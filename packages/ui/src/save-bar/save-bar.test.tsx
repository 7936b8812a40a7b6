import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SaveBar } from './index.ts';

it('reviews two fields that have the same label', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const changes = [
    { label: 'Price', before: '100', after: '120' },
    { label: 'Price', before: '200', after: '240' },
  ];
  render(<SaveBar changes={changes} onDiscard={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: /review/i }));
  expect(screen.getAllByRole('rowheader', { name: 'Price' })).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
