import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOGIN_MESSAGE } from '../contract/routes.ts';
import { REFRESH_RETRY_AFTER_MAX, REFRESH_RETRY_DELAYS } from '../session/refresh.ts';
import { memoryStorage, type TokenStorage } from '../session/token-store.ts';
import { loginAnswer } from './api-double.ts';
import { createStage, createStaleStage, outcomes, times } from './stage.ts';

const [firstDelay, secondDelay] = REFRESH_RETRY_DELAYS;

const pair = { accessToken: 'a', refreshToken: 'r' };

function unavailable(status: number, headers?: HeadersInit) {
  return () => Response.json({ message: 'Not now' }, { status, headers });
}

function unreachable(): Response {
  throw new TypeError('fetch failed');
}

describe('a refresh that is refused', () => {
  test.each([
    ['the message that asks for a sign-in', () => loginAnswer()],
    ['that message with status 200', () => loginAnswer(200)],
    ['that message with status 503', () => loginAnswer(503)],
    ['another 4xx', () => Response.json({ message: 'No' }, { status: 403 })],
    ['tokens with status 403', () => Response.json(pair, { status: 403 })],
    ['tokens beside the message', () => Response.json({ ...pair, message: LOGIN_MESSAGE })],
    ['S37: one token only', () => Response.json({ accessToken: 'a' })],
    ['S37: tokens that are no text', () => Response.json({ accessToken: 1, refreshToken: 2 })],
    ['S37: empty tokens', () => Response.json({ accessToken: '', refreshToken: '' })],
    ['S33: a page of HTML', () => new Response('<h1>Hello</h1>')],
  ])('[AUTH-05] S03: logs out once, all calls reject: %s', async (_, answer) => {
    const { api, server, logouts } = createStaleStage();
    server.answer('/user/refresh', answer);
    expect(await outcomes(times(10, () => api.user.me()))).toEqual(times(10, () => 'auth'));
    expect(server.refreshes).toBe(1);
    expect(logouts).toEqual(['expired']);
    expect(api.session.tokens()).toBeUndefined();
  });

  test('[AUTH-05] logs out a session that was stored before the page was opened', async () => {
    const former = createStaleStage();
    former.server.answer('/user/refresh', () => loginAnswer());
    const { api, logouts } = createStage({
      storage: copyOf(former.storage),
      fetch: former.server.fetch,
    });
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-05] S04: a stale answer that comes later starts nothing', async () => {
    const { api, server, logouts } = createStaleStage();
    server.answer('/user/refresh', () => loginAnswer());
    const hold = server.hold('/late');
    const late = api.request('GET', '/late');
    await hold.arrived;
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    hold.release();
    expect(await outcomes([late])).toEqual(['auth']);
    expect(server.refreshes).toBe(1);
    expect(logouts).toEqual(['expired']);
  });
});

function copyOf(storage: TokenStorage): TokenStorage {
  const copy = memoryStorage();
  for (const name of ['accessToken', 'refreshToken'])
    copy.setItem(name, storage.getItem(name) ?? '');
  return copy;
}

describe('a refresh that gets no answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const downs = [
    ['S05: the network', unreachable],
    ['S24: status 500', unavailable(500)],
    ['S32: status 502', unavailable(502)],
    ['status 429', unavailable(429)],
  ] as const;

  test.each(downs)('[AUTH-05] is tried three times, then logs out: %s', async (_, answer) => {
    const { api, server, logouts } = createStaleStage();
    server.answer('/user/refresh', answer);
    const calls = outcomes(times(3, () => api.user.me()));
    await vi.advanceTimersByTimeAsync(firstDelay - 1);
    expect(server.refreshes).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes).toBe(2);
    await vi.advanceTimersByTimeAsync(secondDelay - 1);
    expect(server.refreshes).toBe(2);
    expect(logouts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await calls).toEqual(times(3, () => 'auth'));
    expect(server.refreshes).toBe(3);
    expect(logouts).toEqual(['unreachable']);
    expect(api.session.tokens()).toBeUndefined();
  });

  test.each(downs)(
    '[AUTH-04] keeps the session where the client is told so: %s',
    async (_, answer) => {
      const { api, server, logouts } = createStaleStage({ refreshUnavailable: 'keep' });
      const kept = api.session.tokens();
      server.answer('/user/refresh', answer);
      const calls = outcomes(times(3, () => api.user.me()));
      await vi.advanceTimersByTimeAsync(firstDelay + secondDelay);
      expect(await calls).toEqual(times(3, () => 'network'));
      expect(logouts).toEqual([]);
      expect(api.session.tokens()).toEqual(kept);
    },
  );

  test('[AUTH-04] that comes back in time serves every waiting call', async () => {
    const { api, server, logouts } = createStaleStage();
    const answers = [unreachable, unavailable(503), () => Response.json(server.issue('asha'))];
    server.answer('/user/refresh', () => (answers.shift() ?? unreachable)());
    const calls = outcomes(times(3, () => api.user.me()));
    await vi.advanceTimersByTimeAsync(firstDelay + secondDelay);
    expect(await calls).toEqual(times(3, () => 'ok'));
    expect(logouts).toEqual([]);
  });

  test.each([
    ['6', 6_000],
    ['3600', REFRESH_RETRY_AFTER_MAX],
  ])('[AUTH-04] obeys Retry-After: %s up to ten seconds', async (seconds, wait) => {
    const { api, server } = createStaleStage();
    server.answer('/user/refresh', unavailable(429, { 'retry-after': seconds }));
    const calls = outcomes([api.user.me()]);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(server.refreshes).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.refreshes).toBe(2);
    await vi.advanceTimersByTimeAsync(2 * REFRESH_RETRY_AFTER_MAX);
    expect(await calls).toEqual(['auth']);
  });

  test('[AUTH-04] is not tried again once the user has signed out', async () => {
    const { api, server } = createStaleStage();
    server.answer('/user/refresh', unreachable);
    const calls = outcomes([api.user.me()]);
    await vi.advanceTimersByTimeAsync(0);
    api.session.end();
    await vi.advanceTimersByTimeAsync(firstDelay + secondDelay);
    expect(await calls).toEqual(['session-changed']);
    expect(server.refreshes).toBe(1);
  });

  test('[AUTH-04] S44: waiting for it does not use up the time of a call', async () => {
    const { api, server } = createStaleStage({ timeout: 2_000 });
    const answers = [unreachable, unreachable, () => Response.json(server.issue('asha'))];
    server.answer('/user/refresh', () => (answers.shift() ?? unreachable)());
    const calls = outcomes([api.user.me()]);
    await vi.advanceTimersByTimeAsync(firstDelay + secondDelay);
    expect(await calls).toEqual(['ok']);
  });
});
