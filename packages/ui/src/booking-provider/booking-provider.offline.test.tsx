import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageSpinner } from '../page-spinner/index.ts';
import { BookingProvider } from './index.ts';

let isThere = false;
vi.mock('../messages/hi.ts', async (load) => {
  if (!isThere) throw new Error('Offline.');
  return await load();
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
  // A mock that has thrown is asked again, as a browser asks for a file.
  isThere = true;
  vi.resetModules();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('लोड हो रहा है')).toBeTruthy();
});
