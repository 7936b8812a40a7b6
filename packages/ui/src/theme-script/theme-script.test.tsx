import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTheme, ThemeScript, themeScript, useTheme } from './index.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'system';
});
afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset.theme;
  root.classList.remove('dark');
});

const run = (code: string) => new Function(code)();

it('applies what is stored, and nothing else', () => {
  run(themeScript());
  expect(root.dataset.theme).toBe('system');
  localStorage.setItem('booking-theme', 'dark');
  run(themeScript());
  expect(root.dataset.theme).toBe('dark');
  localStorage.setItem('booking-theme', 'javascript:alert(1)');
  run(themeScript());
  expect(root.dataset.theme).toBe('dark');
  localStorage.setItem('</script>', 'light');
  expect(themeScript('</script>')).not.toContain('</script>');
  run(themeScript('</script>'));
  expect(root.dataset.theme).toBe('light');
});

it('leaves the page as it is where site data is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  run(themeScript());
  expect(root.dataset.theme).toBe('system');
});

function Choice() {
  const { theme, shownTheme } = useTheme();
  return (
    <p>
      {theme} {shownTheme}
    </p>
  );
}

it('has a nonce in HTML of a server, and is gone without a mismatch once it has run', async () => {
  const element = (
    <>
      <ThemeScript nonce="abc" />
      <Choice />
    </>
  );
  const html = renderToString(element);
  expect(html).toContain(`<script nonce="abc">${themeScript()}</script>`);
  expect(html).toContain('system<!-- --> <!-- -->light');
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  setTheme('dark');
  const onRecoverableError = vi.fn();
  const complaint = vi.spyOn(console, 'error');
  const page = await act(async () => hydrateRoot(box, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  expect(box.querySelector('script')).toBeNull();
  expect(screen.getByText('dark dark')).toBeInTheDocument();
  await act(async () => page.unmount());
  box.remove();
});

it('sets, stores and follows the theme of the page', async () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current.theme).toBe('system');
  act(() => result.current.setTheme('dark'));
  await waitFor(() => expect(result.current).toMatchObject({ theme: 'dark', shownTheme: 'dark' }));
  expect(root.dataset.theme).toBe('dark');
  expect(localStorage.getItem('booking-theme')).toBe('dark');
  // Other scripts set it too, as next-themes does.
  delete root.dataset.theme;
  await waitFor(() => expect(result.current.theme).toBe('light'));
  root.classList.add('dark');
  await waitFor(() => expect(result.current.theme).toBe('dark'));
});

it('follows other tabs, by its own key', async () => {
  const { result, unmount } = renderHook(() => useTheme('desk-theme'));
  const elsewhere = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  elsewhere('booking-theme', 'light');
  elsewhere('desk-theme', 'blue');
  expect(root.dataset.theme).toBe('system');
  elsewhere('desk-theme', 'dark');
  await waitFor(() => expect(result.current.theme).toBe('dark'));
  elsewhere('desk-theme', null);
  expect(root.dataset.theme).toBe('dark');
  unmount();
  elsewhere('desk-theme', 'light');
  expect(root.dataset.theme).toBe('dark');
});
