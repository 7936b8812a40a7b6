import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SideNav } from './index.ts';

it('leaves a click with a modifier key to the browser, which opens a tab', () => {
  const onNavigate = vi.fn();
  render(
    <SideNav
      label="Main"
      items={[
        { key: 'main', items: [{ key: 'users', label: 'Users', href: '#users', icon: 'users' }] },
      ]}
      onNavigate={onNavigate}
    />,
  );
  const users = screen.getByRole('link', { name: 'Users' });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(users, { [key]: true });
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.click(users);
  expect(onNavigate.mock.calls).toEqual([['users']]);
});
