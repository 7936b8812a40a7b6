import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Stepper } from './index.ts';

it('leaves a click with a modifier key to the browser, which opens a tab', () => {
  const onChange = vi.fn();
  render(
    <Stepper
      label="Add institute"
      items={[
        { key: 'business', label: 'Business', href: '#business' },
        { key: 'owner', label: 'Owner', href: '#owner' },
      ]}
      onChange={onChange}
    />,
  );
  const owner = screen.getByRole('link', { name: /^Owner/ });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(owner, { [key]: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(owner);
  expect(onChange.mock.calls).toEqual([['owner']]);
});
