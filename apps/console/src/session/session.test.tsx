import { ApiError, memoryStorage } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import { getLocalTimeZone } from '@internationalized/date';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { initialCalendar } from '../calendar/calendar-state.ts';
import { viewerLocale, viewerZone } from '../region/region.ts';
import { templates } from '../testing/institutes.ts';
import { mockServer } from '../testing/mock-server.ts';
import { mockedFetch } from '../testing/mocked-fetch.ts';
import { bkbtrSetting } from '../testing/settings.ts';
import { clearStorages, credentials, start } from '../testing/start-session.ts';
import { superAdmin } from '../testing/users.ts';
import { createSession } from './session.ts';
import { useAuth } from './session-context.ts';
import { SessionProvider } from './session-provider.tsx';
import { STATE_KEY } from './session-store.ts';

beforeEach(clearStorages);

describe('signing in', () => {
  test('[AUTH-02] stores both tokens in the session storage and the client state, then refreshes the user', async () => {
    const { session, calls } = start();
    await session.signIn(credentials);
    expect({ ...sessionStorage }).toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
    });
    expect(session.store.getState()).toMatchObject({
      isSignedIn: true,
      tokens: { accessToken: 'access-1', refreshToken: 'refresh-1' },
    });
    expect(calls().slice(0, 2)).toEqual(['POST /user/login', 'GET /user/me']);
    const { queryKey } = session.queries.user.me();
    expect(session.store.getState().cache.getQueryData(queryKey)).toEqual(superAdmin);
  });

  test('with a wrong password changes nothing', async () => {
    const { session } = start();
    const before = session.store.getState();
    await expect(session.signIn({ ...credentials, password: 'x' })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(session.store.getState()).toBe(before);
    expect(sessionStorage).toHaveLength(0);
  });

  test('without a user leaves no session behind, and keeps the form and what was typed before', async () => {
    const { session, requests } = start({ overrides: { 'user.me': () => failure('FORBIDDEN') } });
    const { epoch } = session.store.getState();
    const draft = { user: superAdmin._id, address: '/home', form: 'note', content: 'Typed' };
    session.drafts.keep(draft);
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(ApiError);
    expect(session.store.getState()).toMatchObject({ epoch, isSignedIn: false, tokens: undefined });
    expect(sessionStorage).toHaveLength(0);
    expect(session.drafts.find(draft)).toEqual(draft);
    // The server's side of it is over too.
    expect(requests.at(-1)?.url.pathname).toMatch(/\/user\/logout$/);
    expect(requests.at(-1)?.headers.get('refreshToken')).toBe('refresh-1');
  });
});

test('[STATE-01 user] [STATE-01 tokens] [STATE-01 templates] [STATE-01 bkbtr_settings] [STATE-01 signed-in flag] the client state has what belongs to who is signed in, and nothing before', async () => {
  const { session } = start();
  const { queries, store } = session;
  const held = () => {
    const { isSignedIn, tokens, cache } = store.getState();
    return {
      isSignedIn,
      tokens,
      user: cache.getQueryData(queries.user.me().queryKey),
      templates: cache.getQueryData(queries.template.list({ sort: 'createdAt' }).queryKey),
      settings: cache.getQueryData(queries.bkbtrSetting.get().queryKey),
    };
  };
  const nothing = {
    isSignedIn: false,
    tokens: undefined,
    user: undefined,
    templates: undefined,
    settings: undefined,
  };
  expect(held()).toEqual(nothing);
  await session.signIn(credentials);
  await waitFor(() =>
    expect(held()).toMatchObject({
      isSignedIn: true,
      tokens: { accessToken: 'access-1', refreshToken: 'refresh-1' },
      user: superAdmin,
      templates: { items: templates },
      settings: bkbtrSetting,
    }),
  );
  await session.signOut();
  expect(held()).toEqual(nothing);
});

describe('a page that begins with a session', () => {
  beforeEach(() => {
    sessionStorage.setItem('accessToken', 'access-1');
    sessionStorage.setItem('refreshToken', 'refresh-1');
  });
  const remembered = (state: object) =>
    localStorage.setItem(STATE_KEY, JSON.stringify({ state, version: 1 }));

  test('fetches the user before anything renders', async () => {
    remembered({ isSignedIn: true });
    const { session, calls } = start();
    await expect(session.firstUser).resolves.toEqual(superAdmin);
    expect(calls()[0]).toBe('GET /user/me');
    render(
      <SessionProvider session={session}>
        <Name />
      </SessionProvider>,
    );
    expect(screen.getByText('Anjali')).toBeVisible();
    expect(calls().filter((call) => call === 'GET /user/me')).toHaveLength(1);
  });

  test('ignores the calendar of another tab, whose user may be another, and keeps its own', () => {
    const theirs = initialCalendar('2026-11-03');
    remembered({ isSignedIn: true, calendar: theirs });
    expect(start().session.store.getState().calendar).toBeUndefined();
    const own = initialCalendar('2026-11-21');
    start().session.store.setState({ calendar: own });
    remembered({ isSignedIn: true, calendar: theirs });
    expect(start().session.store.getState().calendar).toEqual(own);
  });
});

test("a user's formats and time zone are reset with them", async () => {
  const user = { ...superAdmin, locale: 'mr-IN', timezone: 'Pacific/Kiritimati' };
  const { session } = start({ user });
  await session.signIn(credentials);
  expect([viewerLocale(), viewerZone()]).toEqual(['mr-IN', 'Pacific/Kiritimati']);
  await session.signOut();
  expect([viewerLocale(), viewerZone()]).toEqual(['en-IN', getLocalTimeZone()]);
});

describe('the loads in the background', () => {
  const loads = ['GET /bkbtrSetting', 'GET /template'];

  test('[AUTH-10] start when the signed-in flag becomes true: the settings, and the templates by createdAt', async () => {
    const { session, requests, calls } = start();
    await session.signIn(credentials);
    await waitFor(() => expect(calls().slice(2)).toEqual(loads));
    expect(requests.at(-1)?.url.search).toBe('?sort=createdAt');
    // Their result is cached for the next caller.
    const { cache } = session.store.getState();
    const templates = session.queries.template.list({ sort: 'createdAt' });
    await waitFor(() => expect(cache.getQueryData(templates.queryKey)).toBeDefined());
  });

  test('start again for the next user, and not for a renewed token', async () => {
    const { session, calls } = start();
    await session.signIn(credentials);
    await session.api.user.me();
    session.store.setState({ tokens: { accessToken: 'access-2', refreshToken: 'refresh-2' } });
    const count = () => calls().filter((call) => loads.includes(call)).length;
    expect(count()).toBe(2);
    await session.signOut();
    await session.signIn(credentials);
    expect(count()).toBe(4);
  });

  test('do nothing for a flag without tokens, as in another tab, until someone signs in', async () => {
    localStorage.setItem(STATE_KEY, '{"state":{"isSignedIn":true},"version":1}');
    const { session, calls } = start();
    expect(session.store.getState().isSignedIn).toBe(true);
    expect(calls()).toEqual([]);
    await session.signIn(credentials);
    expect(calls()).toEqual(expect.arrayContaining(loads));
  });

  test('that fail are silent', async () => {
    const { session } = start({
      overrides: {
        'bkbtrSetting.get': () => failure('FORBIDDEN'),
        'template.list': () => failure('FORBIDDEN'),
      },
    });
    await session.signIn(credentials);
    expect(session.store.getState().isSignedIn).toBe(true);
  });
});

test('[DATA-01 bkbtr_settings] the settings are the first element of the list', async () => {
  const { session } = start();
  await session.signIn(credentials);
  const { queryKey } = session.queries.bkbtrSetting.get();
  const { cache } = session.store.getState();
  await waitFor(() => expect(cache.getQueryData(queryKey)).toEqual(bkbtrSetting));
});

function Name() {
  const auth = useAuth();
  return <p>{auth.state === 'authenticated' ? auth.user.firstName : auth.state}</p>;
}

test('[AUTH-08] user data without a recorded sign-in resets the cache, once', async () => {
  sessionStorage.setItem('accessToken', 'access-1');
  sessionStorage.setItem('refreshToken', 'refresh-1');
  const { session, calls } = start();
  const { cache } = session.store.getState();
  cache.setQueryData(['institution', 'list'], 'of someone else');
  render(
    <SessionProvider session={session}>
      <Name />
    </SessionProvider>,
  );
  expect(await screen.findByText('Anjali')).toBeVisible();
  await waitFor(() => expect(session.store.getState().isSignedIn).toBe(true));
  expect(session.store.getState().epoch).toBe(1);
  expect(session.store.getState().cache.getQueryData(['institution', 'list'])).toBeUndefined();
  expect(cache.getQueryCache().getAll()).toEqual([]);
  expect(calls().filter((call) => call === 'GET /user/me')).toHaveLength(1);
});

test('two sessions of one page share their tokens', async () => {
  const storage = memoryStorage();
  const { fetch } = mockedFetch(mockServer());
  const first = createSession({ fetch, storage });
  await first.signIn(credentials);
  expect(createSession({ fetch, storage }).store.getState().tokens?.accessToken).toBe('access-1');
});
