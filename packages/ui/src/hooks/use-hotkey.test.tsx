import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useHotkey } from './index.ts';

afterEach(() => vi.restoreAllMocks());

const onMac = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');

function Keys({ keys, act, everywhere }: { keys: string; act: () => void; everywhere?: boolean }) {
  useHotkey(keys, act, { everywhere });
  return null;
}

it('acts by Ctrl, or by ⌘ on a Mac, and takes the key from the browser', () => {
  const act = vi.fn();
  const { unmount } = render(<Keys keys="mod+k" act={act} />);
  // An event that is prevented returns false.
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'k', metaKey: true })).toBe(true);
  expect(act).toHaveBeenCalledTimes(1);
  onMac();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(act).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(act).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(act).toHaveBeenCalledTimes(2);
});

it('needs exactly its modifiers, and lets repeats, compositions and handled keys go', () => {
  const act = vi.fn();
  render(<Keys keys="mod+k" act={act} />);
  for (const wrong of [
    { ctrlKey: false },
    { shiftKey: true },
    { altKey: true },
    { metaKey: true },
    { repeat: true },
    { isComposing: true },
    { key: 'j' },
  ]) {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, ...wrong });
  }
  expect(act).not.toHaveBeenCalled();
});

it('leaves single keys to fields, dialogs and menus, unless it is asked for them', () => {
  const [single, combined, always] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <Keys keys="n" act={single} />
      <Keys keys="mod+n" act={combined} />
      <Keys keys="m" act={always} everywhere />
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Paid" />
    </>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'n' });
  fireEvent.keyDown(field, { key: 'n', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'm' });
  expect([single, combined, always].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'n' });
  expect(single).toHaveBeenCalledTimes(1);
  render(<div role="alertdialog" aria-label="Sure?" />);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(single).toHaveBeenCalledTimes(1);
});

it('counts by its place where the layout has other letters, and signs with what they need', () => {
  const [letter, sign] = [vi.fn(), vi.fn()];
  render(
    <>
      <Keys keys="mod+k" act={letter} />
      <Keys keys="?" act={sign} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
  expect(letter).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  // AltGr on Windows.
  const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true };
  fireEvent.keyDown(document.body, { key: '?', ...altGr });
  expect(sign).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  expect(sign).toHaveBeenCalledTimes(2);
});

it('of two, the latest acts, until it is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  render(<Keys keys="t" act={first} />);
  const { unmount } = render(<Keys keys="t" act={second} />);
  fireEvent.keyDown(document.body, { key: 'T' });
  unmount();
  fireEvent.keyDown(document.body, { key: 't' });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('says what the keys are called, also while it is disabled', () => {
  const act = vi.fn();
  const { result } = renderHook(() => useHotkey('mod+k', act, { disabled: true }));
  expect(result.current).toEqual({ text: 'Ctrl K', ariaKeyShortcuts: 'Control+K' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(act).not.toHaveBeenCalled();
});
