import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client.ts';
import { loginRequired } from '../testing/api-double.ts';
import { createStage, createStaleStage, outcomes, times } from '../testing/stage.ts';

describe('a session', () => {
  test('takes its calls with it, even those whose fetch knows no signals', async () => {
    const { server, ...stage } = createStage();
    const deaf: typeof fetch = (url, init) => server.fetch(url, { ...init, signal: null });
    const { api } = createStage({ storage: stage.storage, fetch: deaf });
    api.session.begin(server.issue('asha'));
    const hold = server.hold('/user/me');
    const call = api.user.me();
    await hold.arrived;
    api.session.begin(server.issue('bela'));
    hold.release();
    expect(await outcomes([call])).toEqual(['session-changed']);
  });

  test.each(times(12, (index) => index))(
    '[AUTH-04] S07: sends nothing of the first user as the next one, %i steps after the new tokens',
    async (steps) => {
      const { server, storage } = createStage();
      const deaf: typeof fetch = (url, init) => server.fetch(url, { ...init, signal: null });
      const { api } = createStage({
        storage,
        fetch: deaf,
        onTokens: async () => {
          for (const _ of times(steps, () => 0)) await null;
          api.session.begin(server.issue('bela'));
        },
      });
      api.session.begin(server.issue('asha'));
      server.expire();
      const [end] = await outcomes([api.request('POST', '/thing', { body: {} })]);
      expect(end).toBe('session-changed');
      for (const { headers } of server.arrivalsAt('/thing')) {
        expect(headers.get('authorization')).toContain('asha');
      }
    },
  );

  test('forgets a call that has ended', async () => {
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    await api.user.me();
    api.session.end();
    expect(abort).not.toHaveBeenCalled();
    abort.mockRestore();
  });

  test('ends, and says so, although other code has cleared the storage since it began', () => {
    const { api, server, storage, logouts } = createStage();
    api.session.begin(server.issue('asha'));
    storage.removeItem('accessToken');
    storage.removeItem('refreshToken');
    api.session.end();
    expect(logouts).toEqual(['logout']);
    expect(api.session.epoch).toBe(2);
  });

  test('[ENT-02] is stored as accessToken and refreshToken', () => {
    const { api, server, storage } = createStage();
    const tokens = server.issue('asha');
    api.session.begin(tokens);
    expect(storage.getItem('accessToken')).toBe(tokens.accessToken);
    expect(storage.getItem('refreshToken')).toBe(tokens.refreshToken);
    expect(api.session.tokens()).toEqual(tokens);
  });

  test('counts a beginning and an end in its epoch, and tells the end once', () => {
    const { api, server, logouts } = createStage();
    api.session.begin(server.issue('asha'));
    expect(api.session.epoch).toBe(1);
    api.session.end();
    api.session.end();
    expect(api.session.epoch).toBe(2);
    expect(logouts).toEqual(['logout']);
  });

  test('does not begin without both tokens', () => {
    const { api } = createStage();
    const half = JSON.parse('{ "accessToken": "a" }');
    expect(() => api.session.begin(half)).toThrow(TypeError);
    expect(api.session.tokens()).toBeUndefined();
  });

  test('S41: tells a client nothing any more that was disposed of', () => {
    const { api, server, logouts } = createStage();
    api.session.begin(server.issue('asha'));
    api.session.dispose();
    api.session.dispose();
    api.session.end();
    expect(logouts).toEqual([]);
  });

  test('S40: ends here even when the server cannot be told', async () => {
    const { api, server } = createStaleStage();
    server.respond('/user/logout', () => {
      throw new TypeError('fetch failed');
    });
    const told = api.user.logout(undefined, { keepalive: true });
    api.session.end();
    expect(await outcomes([told])).toEqual(['network']);
    const [arrival] = server.arrivalsAt('/user/logout');
    expect(arrival?.headers.get('refreshToken')).toMatch(/^asha/);
    expect(arrival?.init.keepalive).toBe(true);
    expect(api.session.tokens()).toBeUndefined();
  });
});

describe('the public calls', () => {
  const chosen = { password: 'twelve-and-more', confirmPassword: 'twelve-and-more' };
  test.each<[string, (api: Client) => Promise<unknown>]>([
    ['/user/login', (api) => api.user.login({ email: 'a@booking.example', password: 'x' })],
    ['/user/logout', (api) => api.user.logout()],
    ['/user/forgot-password', (api) => api.user.forgotPassword({ email: 'a@booking.example' })],
    [
      '/user/generate-password/t1',
      (api) => api.user.generatePassword('t1', { type: 'reset', ...chosen }),
    ],
    ['/user/login', (api) => api.request('POST', '/user/login', { body: {} })],
    [
      '/user/generate-password/t2',
      (api) => api.request('PATCH', '/user/generate-password/t2', { body: {} }),
    ],
  ])('[AUTH-04] S16: %s neither starts a refresh nor waits for one', async (path, make) => {
    const { api, server, logouts } = createStaleStage();
    server.respond(path, () => loginRequired());
    const hold = server.hold('/user/refresh');
    const waiting = api.user.me();
    await hold.arrived;
    expect(await outcomes([make(api)])).toEqual(['http']);
    hold.release();
    expect(await outcomes([waiting])).toEqual(['ok']);
    expect(server.refreshes).toBe(1);
    expect(logouts).toEqual([]);
  });
});

test('[AUTH-04] S09: a profile with a picture is sent again whole, as the form that it is', async () => {
  const { api, server } = createStaleStage();
  const form = new FormData();
  form.set('firstName', 'Asha');
  form.set('avatar', new Blob(['pixels'], { type: 'image/png' }), 'asha.png');
  await api.user.updateMe(form);
  const sends = server.arrivals.filter(({ method }) => method === 'PATCH');
  expect(sends).toHaveLength(2);
  for (const { body, headers } of sends) {
    expect(body).toContain('Asha');
    expect(body).toContain('pixels');
    expect(headers.has('content-type')).toBe(false);
  }
});

describe('what holds in the corners', () => {
  test('[AUTH-04] S12: the third refresh without an accepted call is not sent, and a 500 accepts nothing', async () => {
    const { api, server, logouts } = createStaleStage();
    const down = () => new Response('', { status: 500 });
    const stale = () => loginRequired();
    const responses = [stale, down, stale, down, stale];
    server.respond('/user/me', () => (responses.shift() ?? down)());
    const ends = [];
    for (const _ of times(3, () => 0)) ends.push(...(await outcomes([api.user.me()])));
    expect(ends).toEqual(['http', 'http', 'auth']);
    expect(server.refreshes).toBe(2);
    expect(logouts).toEqual(['expired']);
    // The next session begins with a count of its own.
    api.session.begin(server.issue('bela'));
    server.expire();
    expect(await outcomes([api.request('GET', '/other')])).toEqual(['ok']);
  });

  test('[AUTH-05] S17: tokens that other code removed during the refresh end the session', async () => {
    const { api, server, storage, logouts } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const call = outcomes([api.user.me()]);
    await hold.arrived;
    storage.removeItem('accessToken');
    storage.removeItem('refreshToken');
    hold.release();
    expect(await call).toEqual(['auth']);
    expect(server.arrivalsAt('/user/me')).toHaveLength(1);
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-05] an access token that is over, without a refresh token, ends the session', async () => {
    const { api, storage, logouts } = createStage();
    storage.setItem('accessToken', 'over');
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(storage.getItem('accessToken')).toBeNull();
    expect(logouts).toEqual(['expired']);
  });

  test('S08: a call whose signal is aborted before it is made is not sent', async () => {
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    const reason = new Error('left');
    await expect(api.user.me(undefined, { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(server.arrivals).toEqual([]);
  });

  test('S08: a signal that outlives its call is let go of', async () => {
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    const control = new AbortController();
    await api.user.me(undefined, { signal: control.signal });
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    control.abort();
    expect(abort).toHaveBeenCalledTimes(1);
    abort.mockRestore();
  });
});

describe('a subscriber', () => {
  test('is called after a beginning, a renewal and an end, once things are as they say', async () => {
    const { api, server } = createStage();
    const seen: unknown[] = [];
    const stop = api.session.subscribe(() =>
      seen.push([api.session.epoch, api.session.tokens()?.refreshToken]),
    );
    const tokens = server.issue('asha');
    api.session.begin(tokens);
    const renewed = await api.session.refresh();
    api.session.end();
    stop();
    api.session.begin(tokens);
    expect(seen).toEqual([
      [1, tokens.refreshToken],
      [1, renewed.refreshToken],
      [2, undefined],
    ]);
  });
});
