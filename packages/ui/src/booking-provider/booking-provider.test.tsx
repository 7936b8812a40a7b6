import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ButtonLink } from '../button-link/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { LinkComponentProps } from '../link/index.ts';
import { PageSpinner } from '../page-spinner/index.ts';
import { notify } from '../toaster/index.ts';
import { BookingProvider } from './index.ts';

const RouterLink = (props: LinkComponentProps) => <a {...props} data-router="" />;

it('sets up links, tooltips and toasts', async () => {
  render(
    <BookingProvider link={RouterLink} toasts="site">
      <ButtonLink href="/home">Home</ButtonLink>
      <IconButton icon="x" label="Delete" disabledReason="Wait." />
    </BookingProvider>,
  );
  expect(screen.getByRole('link').dataset.router).toBe('');
  await screen.findByRole('region', { name: /notifications/i });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('group', { name: 'Error: Wait.' })).textContent).toBe('Wait.');
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Delete' }), { pointerType: 'mouse' });
  expect((await screen.findByRole('tooltip')).textContent).toBe('Wait.');
  act(() => notify.dismiss());
});

it('takes the language as a string, which a server layout can pass', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  await act(async () =>
    render(
      <BookingProvider locale="hi">
        <PageSpinner />
      </BookingProvider>,
    ),
  );
  expect(await screen.findByText('लोड हो रहा है')).toBeTruthy();
  // React waits for the words, and is asked for them in the same way once they are there.
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

it.each(['hi_IN', 'e', 'any language', ''])(
  'speaks English for “%s”, which is no locale, and says so once',
  async (locale) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await act(async () =>
      render(
        <BookingProvider locale={locale}>
          <PageSpinner />
        </BookingProvider>,
      ),
    );
    expect(await screen.findByText('Loading')).toBeTruthy();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`“${locale}”`),
      expect.any(RangeError),
    );
    warn.mockRestore();
  },
);
