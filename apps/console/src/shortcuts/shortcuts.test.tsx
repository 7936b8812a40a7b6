import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockConsole } from '../testing/mock-console.tsx';
import { superAdmin } from '../testing/users.ts';
import { register, registeredStore } from './registered.ts';
import { keyShortcuts, printed, type Shortcut, shortcuts } from './shortcuts.ts';

beforeEach(() => localStorage.clear());

const listShortcut: Shortcut = { key: 'x', label: 'One', scope: 'Lists' };
const withControl: Shortcut = { ...listShortcut, isWithControl: true };

test('a key runs its latest registration, until that is removed', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const undo = [
    register({ shortcut: listShortcut, act: first }),
    register({ shortcut: listShortcut, act: second }),
  ];
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

test('a single key is text in a field and ignored in a dialog; one with Ctrl works in both', () => {
  const [single, both] = [vi.fn(), vi.fn()];
  const undo = [
    register({ shortcut: listShortcut, act: single }),
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

test('a single key works in the checkbox of a row, where no letter is typed', () => {
  const act = vi.fn();
  const cleanup = register({ shortcut: listShortcut, act });
  render(<input type="checkbox" aria-label="Select Goa House" />);
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'x' });
  expect(act).toHaveBeenCalledOnce();
  cleanup();
});

test('a key counts by its place where the layout has other letters', () => {
  const [single, both] = [vi.fn(), vi.fn()];
  const cleanup = [
    register({ shortcut: { ...listShortcut, key: 't' }, act: single }),
    register({ shortcut: { ...withControl, key: 'k' }, act: both }),
  ];
  // Russian and Hindi.
  fireEvent.keyDown(document.body, { key: 'е', code: 'KeyT' });
  fireEvent.keyDown(document.body, { key: 'ज', code: 'KeyT' });
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
  // Dvorak, where the letter counts.
  fireEvent.keyDown(document.body, { key: 'y', code: 'KeyT' });
  expect([single, both].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  for (const end of cleanup) end();
});

test('a single key is text in the field of a web component', () => {
  const act = vi.fn();
  const cleanup = register({ shortcut: listShortcut, act });
  render(<div data-testid="chat" />);
  const root = screen.getByTestId('chat').attachShadow({ mode: 'open' });
  const field = root.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { key: 'x', composed: true });
  expect(act).not.toHaveBeenCalled();
  cleanup();
});

test('keys are printed and announced by their keyboard names', () => {
  expect([shortcuts.palette, shortcuts.earlier, shortcuts.today].map(printed)).toEqual([
    'Ctrl K',
    '[',
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

test('single keys can be turned off, and the sheet says so', async () => {
  const user = { ...superAdmin, preferences: { shortcuts: false } };
  const page = mockConsole({ user });
  render(page.element);
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await userEvent.keyboard('?');
  // The sheet loads when it is asked for.
  await act(async () => void (await import('./shortcut-sheet.tsx')));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'shortcuts');
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText(/Single-key shortcuts are off/)).toBeVisible();
  expect(within(sheet).queryByText(shortcuts.today.label)).toBeNull();
  for (const { label } of [shortcuts.palette, shortcuts.save, shortcuts.toasts]) {
    await waitFor(() => expect(within(sheet).getByText(label)).toBeVisible());
  }
});
