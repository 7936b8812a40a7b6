import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColumnPicker } from './index.ts';

it('goes back to its default columns when no one controls it', async () => {
  const onChange = vi.fn();
  const onReset = vi.fn();
  const columns = [
    { key: 'name', label: 'Institute', isLocked: true },
    { key: 'plan', label: 'Plan' },
    { key: 'place', label: 'Location' },
  ];
  render(
    <ColumnPicker
      columns={columns}
      defaultValue={['name', 'plan']}
      defaultOpen
      onChange={onChange}
      onReset={onReset}
    />,
  );
  const plan = await screen.findByRole('checkbox', { name: 'Plan' });
  await userEvent.click(plan);
  expect(plan).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(screen.getByRole('checkbox', { name: 'Plan' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Location' })).not.toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith(['name', 'plan']);
  expect(onReset).toHaveBeenCalledOnce();
});
