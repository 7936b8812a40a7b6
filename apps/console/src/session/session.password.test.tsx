import { failure } from '@booking/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../testing/password.ts';
import { clearStorages, credentials, start } from '../testing/start-session.ts';

beforeEach(clearStorages);

describe('the password typed again', () => {
  test("is verified by a sign-in that ends at once; the page's session continues", async () => {
    const { session, calls, requests } = start({
      overrides: {
        'user.login': ({ input }) =>
          input.password === PASSWORD
            ? { accessToken: 'access-9', refreshToken: 'refresh-9' }
            : failure('WRONG_CREDENTIALS'),
      },
    });
    await session.signIn(credentials);
    const { tokens } = session.store.getState();
    const before = calls().length;
    await session.checkPassword(PASSWORD);
    const userCalls = calls()
      .slice(before)
      .filter((call) => call.includes('/user/'));
    expect(userCalls).toEqual(['POST /user/login', 'PATCH /user/logout', 'GET /user/me']);
    const ended = requests.find(({ url }) => url.pathname.endsWith('/user/logout'));
    expect(ended?.headers.get('refreshToken')).toBe('refresh-9');
    expect(session.store.getState()).toMatchObject({ isSignedIn: true, tokens });
    expect(sessionStorage.getItem('refreshToken')).toBe(tokens?.refreshToken);
  });

  test('that is wrong changes nothing', async () => {
    const { session } = start();
    await session.signIn(credentials);
    const { tokens } = session.store.getState();
    await expect(session.checkPassword('another-password')).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(session.store.getState()).toMatchObject({ isSignedIn: true, tokens });
  });
});
