import { describe, expect, test, vi } from 'vitest';
import { loginAnswer } from './api-double.ts';
import { createStage, createStaleStage, outcomes, times } from './stage.ts';

describe('during a refresh', () => {
  test('[AUTH-04] S06: a sign-out is final, the new tokens never come back', async () => {
    const { api, server, storage, logouts } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const call = api.user.me();
    await hold.arrived;
    api.session.end();
    hold.release();
    expect(await outcomes([call])).toEqual(['session-changed']);
    expect(storage.getItem('accessToken')).toBeNull();
    expect(storage.getItem('refreshToken')).toBeNull();
    expect(logouts).toEqual(['logout']);
  });

  test('[AUTH-04] S07: another user signs in: the tokens stay theirs, a write of the first is never sent as theirs', async () => {
    const { api, server, logouts } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const write = api.request('POST', '/thing', { body: { of: 'asha' } });
    await hold.arrived;
    const tokens = server.issue('bela');
    api.session.begin(tokens);
    hold.release();
    expect(await outcomes([write])).toEqual(['session-changed']);
    expect(api.session.tokens()).toEqual(tokens);
    expect(server.arrivalsAt('/thing')).toHaveLength(1);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-04] S26: the new user neither waits for the old refresh nor fails with it', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/user/refresh');
    server.answer('/user/refresh', () => loginAnswer());
    const old = api.user.me();
    await hold.arrived;
    api.session.begin(server.issue('bela'));
    await expect(api.user.me()).resolves.toMatchObject({ firstName: 'bela' });
    hold.release();
    expect(await outcomes([old])).toEqual(['session-changed']);
    expect(api.session.tokens()).toBeDefined();
  });

  test('[AUTH-04] S17: storage that other code has cleared stays clear', async () => {
    const { api, server, storage, logouts } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const call = api.user.me();
    await hold.arrived;
    storage.removeItem('accessToken');
    storage.removeItem('refreshToken');
    hold.release();
    expect(await outcomes([call])).toEqual(['auth']);
    expect(api.session.tokens()).toBeUndefined();
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-04] S08: a call that is aborted rejects at once with its own reason; the others go on', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const { signal, abort } = abortable();
    const left = api.request('GET', '/left', { signal });
    const stayed = api.user.me();
    await hold.arrived;
    const reason = new Error('left the page');
    abort(reason);
    await expect(left).rejects.toBe(reason);
    hold.release();
    expect(await outcomes([stayed])).toEqual(['ok']);
    expect(server.arrivalsAt('/left')).toHaveLength(1);
  });

  test('[AUTH-04] S20: with every waiting call aborted, the new tokens are stored all the same', async () => {
    const { api, server, renewals } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const { signal, abort } = abortable();
    const calls = outcomes(times(3, () => api.user.me(undefined, { signal })));
    await hold.arrived;
    abort(new Error('left'));
    await calls;
    const next = api.user.me();
    hold.release();
    await next;
    expect(server.refreshes).toBe(1);
    expect(api.session.tokens()).toEqual(renewals[0]);
  });

  test('[AUTH-05] S19: with every waiting call aborted, a refused refresh leaves no unhandled rejection', async () => {
    const { api, server, logouts } = createStaleStage();
    const hold = server.hold('/user/refresh');
    server.answer('/user/refresh', () => loginAnswer());
    const { signal, abort } = abortable();
    const calls = outcomes(times(3, () => api.user.me(undefined, { signal })));
    await hold.arrived;
    abort('left');
    expect(await calls).toEqual(times(3, () => 'left'));
    const next = api.user.me();
    hold.release();
    expect(await outcomes([next])).toEqual(['auth']);
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-04] S23: a sign-out by the listener of new tokens stops the waiting calls', async () => {
    const stage = createStaleStage({ onTokens: () => stage.api.session.end() });
    const { api, server } = stage;
    expect(await outcomes(times(3, () => api.user.me()))).toEqual(
      times(3, () => 'session-changed'),
    );
    expect(server.arrivalsAt('/user/me')).toHaveLength(3);
  });
});

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

  test('that is over is not refreshed by hand', async () => {
    const { api, server } = createStage();
    expect(await outcomes([api.user.refresh()])).toEqual(['auth']);
    expect(server.arrivals).toEqual([]);
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

  test('S39: clearing the storage makes every waiting call reject and leaves it empty', async () => {
    const { api, server, storage } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const calls = outcomes(times(5, () => api.user.me()));
    await hold.arrived;
    storage.removeItem('accessToken');
    storage.removeItem('refreshToken');
    api.session.end();
    hold.release();
    expect(await calls).toEqual(times(5, () => 'session-changed'));
    expect(api.session.tokens()).toBeUndefined();
  });

  test('S40: ends here even when the server cannot be told', async () => {
    const { api, server } = createStaleStage();
    server.answer('/user/logout', () => {
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

function abortable() {
  const control = new AbortController();
  return { signal: control.signal, abort: (reason: unknown) => control.abort(reason) };
}
