import { describe, expect, test } from 'vitest';
import { loginRequired } from '../testing/api-double.ts';
import { createStage, createStaleStage, outcomes } from '../testing/stage.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';
import { memoryStorage, type TokenStorage } from './token-store.ts';

describe('the end of a session', () => {
  test('[AUTH-05] logs out a session that was stored before the page was opened', async () => {
    const former = createStaleStage();
    former.server.respond('/user/refresh', () => loginRequired());
    const { api, logouts } = createStage({
      storage: copyOf(former.storage),
      fetch: former.server.fetch,
    });
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-05] is told with its reason: rejected, or no response', async () => {
    const refused = createStaleStage();
    refused.server.respond('/user/refresh', () => loginRequired());
    await outcomes([refused.api.user.me()]);
    expect(refused.logouts).toEqual(['expired']);
    await withVirtualTime(async (time) => {
      const down = createStaleStage();
      down.server.respond('/user/refresh', () => new Response('', { status: 503 }));
      const calls = outcomes([down.api.user.me()]);
      await time.advance(5_000);
      await calls;
      expect(down.logouts).toEqual(['unreachable']);
    });
  });

  test.each([
    [
      'a rejection',
      () => Response.json({ status: 'fail', message: 'Locked' }, { status: 403 }),
      403,
    ],
    ['the message', () => loginRequired(), 401],
    ['a response without tokens', () => Response.json({ status: 'success' }), 200],
  ])(
    '[AUTH-05] comes with its cause, %s, for every call that waited',
    async (_, response, status) => {
      const { api, server } = createStaleStage();
      server.respond('/user/refresh', response);
      await expect(api.user.me()).rejects.toMatchObject({
        kind: 'auth',
        cause: { kind: 'http', status, route: 'GET /user/refresh' },
      });
    },
  );

  test('is not told again to a listener that a listener has removed, and a throwing one stops no one', async () => {
    const first = createStage({
      onLogout: () => {
        throw new Error('the page is broken');
      },
    });
    const second = createStage({ storage: first.storage });
    const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
    first.api.session.begin(first.server.issue('asha'));
    first.api.session.end();
    expect(second.logouts).toEqual(['logout']);
    expect(await unhandled).toEqual(new Error('the page is broken'));
  });
});

function copyOf(storage: TokenStorage): TokenStorage {
  const copy = memoryStorage();
  for (const name of ['accessToken', 'refreshToken'])
    copy.setItem(name, storage.getItem(name) ?? '');
  return copy;
}
