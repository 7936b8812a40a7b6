import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockConsole } from '../testing/mock-console.tsx';
import { superAdmin } from '../testing/users.ts';
import { register, registeredStore } from './registered.ts';
import { keyShortcuts, printed, type Shortcut, shortcuts } from './shortcuts.ts';

beforeEach(() => localStorage.clear());

const one: Shortcut = { key: 'x', words: 'One', scope: 'Lists' };
const withControl: Shortcut = { ...one, isWithControl: true };

test('a key does what was registered last for it, until that goes', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const undo = [register({ shortcut: one, act: first }), register({ shortcut: one, act: second })];
  fireEvent.keyDown(document.body, { key: 'x' });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  undo[1]?.();
  fireEvent.keyDown(document.body, { key: 'X' });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  undo[0]?.();
  fireEvent.keyDown(document.body, { key: 'x' });
  expect(first).toHaveBeenCalledTimes(1);
  expect(registeredStore.getState().all).toEqual([]);
});

test('a single key is a letter in a field and nothing in a dialog; one with Ctrl works in both', () => {
  const [single, both] = [vi.fn(), vi.fn()];
  const undo = [
    register({ shortcut: one, act: single }),
    register({ shortcut: withControl, act: both }),
  ];
  render(
    <>
      <input aria-label="Name" />
      <div role="dialog" aria-label="Form">
        <button type="button">Save</button>
      </div>
    </>,
  );
  for (const target of [screen.getByRole('textbox'), screen.getByRole('button')]) {
    fireEvent.keyDown(target, { key: 'x' });
    expect(single).not.toHaveBeenCalled();
    fireEvent.keyDown(target, { key: 'x', metaKey: true });
  }
  expect(both).toHaveBeenCalledTimes(2);
  for (const wrong of [
    { altKey: true },
    { shiftKey: true },
    { repeat: true },
    { isComposing: true },
  ]) {
    fireEvent.keyDown(document.body, { key: 'x', ctrlKey: true, ...wrong });
  }
  expect(both).toHaveBeenCalledTimes(2);
  for (const end of undo) end();
});

test('a single key works in the box of a row, where no letter is typed', () => {
  const act = vi.fn();
  const undo = register({ shortcut: one, act });
  render(<input type="checkbox" aria-label="Select Goa House" />);
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'x' });
  expect(act).toHaveBeenCalledOnce();
  undo();
});

test('keys are printed and announced as the keyboard has them', () => {
  expect([shortcuts.palette, shortcuts.earlier, shortcuts.today].map(printed)).toEqual([
    'Ctrl K',
    '←',
    'T',
  ]);
  expect([shortcuts.toasts, shortcuts.save, shortcuts.rows].map(printed)).toEqual([
    'Alt T',
    'Ctrl S',
    '↓',
  ]);
  expect(keyShortcuts(shortcuts.palette)).toBe('Control+k');
  expect(keyShortcuts(shortcuts.search)).toBe('/');
});

test('whoever has switched single keys off is obeyed, and the sheet says so', async () => {
  const user = { ...superAdmin, preferences: { shortcuts: false } };
  const page = mockConsole({ user });
  render(page.element);
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'shortcuts');
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText(/Single keys are switched off/)).toBeVisible();
  expect(within(sheet).queryByText(shortcuts.today.words)).toBeNull();
  for (const { words } of [shortcuts.palette, shortcuts.save, shortcuts.toasts]) {
    await waitFor(() => expect(within(sheet).getByText(words)).toBeVisible());
  }
});
