import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { mockServer } from '../testing/mock-server.ts';
import { mockedFetch } from '../testing/mocked-fetch.ts';
import { PASSWORD } from '../testing/password.ts';
import { SignedIn } from '../testing/signed-in.tsx';
import { superAdmin } from '../testing/users.ts';
import { ApplyPreferences } from './apply-preferences.ts';
import { resetTheme } from './theme.ts';
import { usePreference } from './use-preference.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetTheme();
});

const shown = () => document.documentElement.dataset.theme;

async function lookOf(theme: 'light' | 'dark') {
  const user = { ...superAdmin, preferences: { theme } };
  const { fetch, requests } = mockedFetch(mockServer({ user }));
  const session = createSession({ fetch });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SignedIn session={session}>{children}</SignedIn>
  );
  const { unmount } = render(
    <SessionProvider session={session}>
      <ApplyPreferences />
    </SessionProvider>,
  );
  return { session, requests, wrapper, unmount };
}

test("applies the user's preferences once the user is known, and does not fetch the user itself", async () => {
  const { session, requests, unmount } = await lookOf('dark');
  expect(shown()).toBe('system');
  expect(requests).toEqual([]);
  await act(() => session.signIn({ email: superAdmin.email, password: PASSWORD }));
  await waitFor(() => expect(shown()).toBe('dark'));
  // For the first paint of the next visit.
  expect(localStorage.getItem('booking-theme')).toBe('dark');
  unmount();
});

test('[API-04] the theme and the sign-in in a cleared local storage are restored when the user is next fetched', async () => {
  const { session, wrapper, unmount } = await lookOf('dark');
  await act(() => session.signIn({ email: superAdmin.email, password: PASSWORD }));
  // Preferences are loaded by a screen that shows the user.
  const screen = renderHook(() => usePreference('theme'), { wrapper });
  await waitFor(() => expect(shown()).toBe('dark'));
  localStorage.clear();
  await act(() => session.refetchUser());
  await waitFor(() => expect(localStorage.getItem('booking-theme')).toBe('dark'));
  const stored = JSON.parse(localStorage.getItem('booking') ?? '{}');
  expect(stored).toMatchObject({ state: { isSignedIn: true }, version: 1 });
  screen.unmount();
  unmount();
});

test('an unsaved choice is sent before the page unloads, and before signing out', async () => {
  const { session, requests, wrapper, unmount } = await lookOf('dark');
  await act(() => session.signIn({ email: superAdmin.email, password: PASSWORD }));
  const { result, unmount: leave } = renderHook(() => usePreference('theme'), { wrapper });
  const calls = () =>
    requests.filter(({ method }) => method === 'PATCH').map(({ url }) => url.pathname.slice(7));
  act(() => result.current[1]('light'));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(calls()).toEqual(['/user/me']));
  await waitFor(() => expect(session.preferences.store.getState().unsaved).toEqual({}));
  act(() => result.current[1]('dark'));
  leave();
  await act(() => session.signOut());
  expect(calls()).toEqual(['/user/me', '/user/me', '/user/logout']);
  expect(localStorage).toHaveLength(0);
  unmount();
});
