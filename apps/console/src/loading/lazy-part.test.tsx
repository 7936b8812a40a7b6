import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module');

it('waits offline for its file, and what has been typed beside it stays', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listen = vi.spyOn(window, 'addEventListener');
  const load = vi.fn((): Promise<void> => Promise.reject(gone));
  const Part = lazyPart(
    async () => {
      await load();
      return () => <p>Time</p>;
    },
    () => <p>Loading</p>,
  );
  render(
    <>
      <input aria-label="Name" />
      <Part />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Thanks');
  await vi.waitFor(
    () => expect(listen).toHaveBeenCalledWith('online', expect.any(Function), { once: true }),
    { timeout: 300_000 },
  );
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Loading')).toBeInTheDocument();

  onLine.mockReturnValue(true);
  load.mockImplementation(() => Promise.resolve());
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Time')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Thanks');
});
