import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageSpinner } from '../page-spinner/index.ts';
import { BookingProvider } from './index.ts';

let isThere = false;
async function loaded<T>(load: () => Promise<T>): Promise<T> {
  if (!isThere) throw new Error('Offline.');
  return await load();
}
vi.mock('../messages/hi.ts', (load) => loaded(load));
vi.mock('./page-parts.tsx', (load) => loaded(load));

beforeEach(() => {
  isThere = false;
});

/** A mock that has thrown is asked again, as a browser asks for a file. */
async function goOnline() {
  isThere = true;
  vi.resetModules();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
}

it('has toasts and tooltips once their file, which was gone, is there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<BookingProvider>Rooms</BookingProvider>);
  const said = [expect.stringContaining('tooltips and toasts'), expect.any(Error)];
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(...said), 60_000);
  expect(screen.queryByRole('region', { name: /notifications/i })).toBeNull();
  await goOnline();
  expect(await screen.findByRole('region', { name: /notifications/i })).toBeTruthy();
});

it('speaks English, with a warning, while the language can’t be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await act(async () =>
    render(
      <BookingProvider locale="hi">
        <PageSpinner />
      </BookingProvider>,
    ),
  );
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('hi'), expect.any(Error));
  await goOnline();
  expect(await screen.findByText('लोड हो रहा है')).toBeTruthy();
});
