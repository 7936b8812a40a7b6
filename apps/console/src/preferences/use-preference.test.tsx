import { failure } from '@booking/api-client/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../session/session.ts';
import { mockServer } from '../testing/mock-server.ts';
import { mockedFetch } from '../testing/mocked-fetch.ts';
import { PASSWORD } from '../testing/password.ts';
import { SignedIn } from '../testing/signed-in.tsx';
import { superAdmin } from '../testing/users.ts';
import { useListPreference, usePreference } from './use-preference.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const view = { name: 'Closing soon', query: 'status=Active', savedAt: '2026-11-21T10:00:00Z' };

async function signedIn(options: Parameters<typeof mockServer>[0] = {}) {
  const { fetch, requests } = mockedFetch(mockServer(options));
  const session = createSession({ fetch });
  await session.signIn({ email: superAdmin.email, password: PASSWORD });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SignedIn session={session}>{children}</SignedIn>
  );
  const writes = () => requests.filter(({ method }) => method === 'PATCH').length;
  return { session, wrapper, writes };
}

describe('a preference', () => {
  test('has its default, applies at once when chosen, and is then the server’s', async () => {
    const { session, wrapper, writes } = await signedIn();
    const { result } = renderHook(() => usePreference('pageSize'), { wrapper });
    expect(result.current[0]).toBe(20);
    act(() => result.current[1](50));
    expect(result.current[0]).toBe(50);
    expect(writes()).toBe(0);
    await act(() => session.preferences.flush());
    expect(writes()).toBe(1);
    expect(session.preferences.store.getState().unsaved).toEqual({});
    expect(result.current[0]).toBe(50);
    await expect(session.api.user.me()).resolves.toMatchObject({ preferences: { pageSize: 50 } });
  });

  test('stays as chosen when it cannot be saved', async () => {
    const { session, wrapper } = await signedIn({
      overrides: { 'user.updateMe': () => failure('VALIDATION') },
    });
    const { result } = renderHook(() => usePreference('density'), { wrapper });
    act(() => result.current[1]('compact'));
    await act(() => session.preferences.flush());
    expect(session.preferences.store.getState().failure).toBeDefined();
    expect(result.current[0]).toBe('compact');
  });

  test('belongs to its user alone', async () => {
    const { session, wrapper } = await signedIn({
      overrides: { 'user.updateMe': () => failure('UNAVAILABLE') },
    });
    const { result, unmount } = renderHook(() => usePreference('theme'), { wrapper });
    act(() => result.current[1]('dark'));
    unmount();
    act(() => session.api.session.end('logout'));
    expect(session.preferences.store.getState().unsaved).toEqual({});
  });
});

describe('a list preference', () => {
  test('is undefined until chosen, and belongs to one list', async () => {
    const { wrapper } = await signedIn();
    const { result } = renderHook(
      () => ({
        own: useListPreference('views', 'institutes'),
        other: useListPreference('views', 'users'),
      }),
      { wrapper },
    );
    expect(result.current.own[0]).toBeUndefined();
    act(() => result.current.own[1]({ v1: view }));
    expect(result.current.own[0]).toEqual({ v1: view });
    expect(result.current.other[0]).toBeUndefined();
  });

  test('keeps views that another window has saved in the meantime, also after a late undo', async () => {
    const { session, wrapper } = await signedIn();
    const { result } = renderHook(() => useListPreference('views', 'institutes'), { wrapper });
    const [, change] = result.current;
    const elsewhere = new FormData();
    elsewhere.append('preferences', JSON.stringify({ views: { institutes: { theirs: view } } }));
    await session.api.user.updateMe(elsewhere);
    act(() => change({ mine: view }));
    act(() => change({ late: view }));
    expect(Object.keys(result.current[0] ?? {})).toEqual(['mine', 'late']);
    await act(() => session.preferences.flush());
    await waitFor(() =>
      expect(Object.keys(result.current[0] ?? {}).sort()).toEqual(['late', 'mine', 'theirs']),
    );
  });

  test('resets to the default with null', async () => {
    const { session, wrapper } = await signedIn();
    const { result } = renderHook(() => useListPreference('columns', 'institutes'), { wrapper });
    act(() => result.current[1]({ shown: ['name'] }));
    await act(() => session.preferences.flush());
    act(() => result.current[1](null));
    expect(result.current[0]).toBeUndefined();
    await act(() => session.preferences.flush());
    await waitFor(() => expect(result.current[0]).toBeUndefined());
    await expect(session.api.user.me()).resolves.toMatchObject({ preferences: { columns: {} } });
  });
});
