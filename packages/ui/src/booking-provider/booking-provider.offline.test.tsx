import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageSpinner } from '../page-spinner/index.ts';
import { BookingProvider } from './index.ts';

vi.mock('../messages/hi.ts', () => {
  throw new Error('Offline.');
});

it('speaks English, with a warning, if the language can’t be loaded', async () => {
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
});
