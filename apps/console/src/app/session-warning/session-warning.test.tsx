import { failure } from '@booking/api-client/mocks';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken } from '../../testing/access-token.ts';
import { type ConsoleOptions, mockConsole } from '../../testing/mock-console.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { superAdmin } from '../../testing/users.ts';
import { SessionWarning } from './session-warning.tsx';

const START = Date.parse('2026-11-22T09:00:00Z');
const HOUR = 3600;

/** The tokens of a session that began at START and was refreshed a number of seconds later. */
function tokensAt(seconds: number) {
  const iat = START / 1000 + seconds;
  const end = START / 1000 + 8 * HOUR;
  return { accessToken: accessToken({ iat, idle: iat + HOUR, end }), refreshToken: `r${seconds}` };
}

/** The device sleeps until a number of seconds after START. */
function wakeAt(seconds: number) {
  act(() => {
    vi.setSystemTime(START + seconds * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => void vi.useRealTimers());

async function show(refreshedAt: number, overrides: ConsoleOptions['overrides'] = {}) {
  const page = mockConsole({ overrides });
  const { session } = page;
  render(
    <SignedIn session={session}>
      <SessionWarning />
    </SignedIn>,
  );
  act(() => session.store.setState({ tokens: tokensAt(refreshedAt) }));
  await session.firstUser;
  return page;
}

const dialog = () => screen.queryByRole('alertdialog', { name: /^You’ll be signed out in/ });
const gone = () => waitFor(() => expect(dialog()).toBeNull());

test('two minutes before an idle session ends it can be extended', async () => {
  const refresh = vi.fn(() => tokensAt(HOUR - 100));
  const { session } = await show(0, { 'user.refresh': refresh });
  wakeAt(HOUR - 121);
  expect(dialog()).toBeNull();
  wakeAt(HOUR - 119);
  expect(
    await screen.findByRole('alertdialog', { name: 'You’ll be signed out in 2 minutes' }),
  ).toHaveAccessibleDescription(
    /^You haven’t used the console for a while\. Your session ends at \d\d:\d\d\.$/,
  );
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  await waitFor(() => expect(stay).toHaveFocus());
  await userEvent.click(stay);
  await waitFor(() => expect(session.store.getState().tokens).toEqual(tokensAt(HOUR - 100)));
  expect(refresh).toHaveBeenCalledOnce();
  await gone();
  wakeAt(HOUR);
  expect(dialog()).toBeNull();
  wakeAt(2 * HOUR - 130);
  await screen.findByRole('alertdialog', { name: 'You’ll be signed out in 1 minute' });
});

test('extending one copy of a tab closes the warning in all', async () => {
  const { session } = await show(0);
  wakeAt(HOUR - 30);
  await screen.findByRole('alertdialog', { name: 'You’ll be signed out in 1 minute' });
  // As the client passes on what it receives from the other copy.
  act(() => session.store.setState({ tokens: tokensAt(HOUR - 30) }));
  await gone();
});

test('a fixed end is announced, and work can go on until then', async () => {
  await show(8 * HOUR - 600);
  wakeAt(8 * HOUR - 119);
  expect(
    await screen.findByRole('alertdialog', { name: 'You’ll be signed out in 2 minutes' }),
  ).toHaveAccessibleDescription(/can’t be extended. Save your work; sign in again.$/);
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep working' }));
  await gone();
});

test('once its time has come, the server says whether the session is over', async () => {
  let isOver = false;
  const { session } = await show(0, {
    'user.me': () => (isOver ? failure('LOGIN_REQUIRED') : superAdmin),
    'user.refresh': () => failure('LOGIN_REQUIRED'),
  });
  isOver = true;
  wakeAt(HOUR + 1);
  await waitFor(() => expect(session.store.getState().endedBy).toBe('expired'));
  // The sign-in page is filled with it.
  expect(session.store.getState().lastEmail).toBe(superAdmin.email);
  expect(dialog()).toBeNull();
});
