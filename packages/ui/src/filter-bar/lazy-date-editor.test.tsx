import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FilterBar } from './index.ts';

const network = vi.hoisted(() => ({ isDown: true }));

vi.mock('./date-editor.tsx', () => {
  if (network.isDown) throw new Error('Offline.');
  return { default: () => <button type="button">Next 30 days</button> };
});

it('says that the editor of a date couldn’t be loaded, and loads it again', async () => {
  render(
    <FilterBar
      filters={[
        {
          kind: 'days',
          key: 'ends',
          label: 'Valid until',
          isPinned: true,
          today: '2026-11-21',
          value: {},
          onChange: () => {},
        },
      ]}
      onClear={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Valid until/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this filter.');
  network.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Next 30 days' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
