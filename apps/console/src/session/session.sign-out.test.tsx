import { failure, pageOf } from '@booking/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearStorages, credentials, start } from '../testing/start-session.ts';

beforeEach(clearStorages);

describe('signing out', () => {
  test('[AUTH-03] clears both storages and resets the client state with its persisted copy', async () => {
    const { session, requests } = start();
    await session.signIn(credentials);
    localStorage.setItem('something', 'else');
    const { cache, epoch } = session.store.getState();
    await session.signOut();
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer access-1');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(session.store.getState()).toMatchObject({ isSignedIn: false, tokens: undefined });
    expect(session.store.getState().cache).not.toBe(cache);
    expect(session.store.getState().epoch).toBe(epoch + 1);
    expect(cache.getQueryCache().getAll()).toEqual([]);
  });

  test('notifies the server first, with the tokens; then nothing of the session remains', async () => {
    const { session, requests } = start();
    await session.signIn(credentials);
    const seen: unknown[] = [];
    session.store.subscribe(({ tokens }) => {
      seen.push({ tokens, stored: { ...sessionStorage }, told: requests.at(-1)?.url.pathname });
    });
    await session.signOut();
    // Subscribers learn of the end when the tokens are already gone.
    expect(seen).toEqual([{ tokens: undefined, stored: {}, told: '/api/v1/user/logout' }]);
  });

  test("keeps late responses out of the next user's cache", async () => {
    let answer = () => {};
    const { session } = start({
      overrides: {
        'institution.list': () =>
          new Promise((resolve) => {
            answer = () => resolve(pageOf([], {}));
          }),
      },
    });
    await session.signIn(credentials);
    const { cache } = session.store.getState();
    const late = cache.fetchQuery(session.queries.institution.list()).catch(() => 'nothing');
    await session.signOut();
    await session.signIn(credentials);
    answer();
    expect(await late).toBe('nothing');
    const { queryKey } = session.queries.institution.list();
    expect(cache.getQueryData(queryKey)).toBeUndefined();
    expect(session.store.getState().cache.getQueryData(queryKey)).toBeUndefined();
  });

  test('works when the server cannot be reached', async () => {
    const { session } = start({ overrides: { 'user.logout': () => failure('UNAVAILABLE') } });
    await session.signIn(credentials);
    await session.signOut();
    expect(session.store.getState().isSignedIn).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});
