import { describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { loginRequired } from '../testing/api-double.ts';
import { createStage, createStaleStage, outcomes, times } from '../testing/stage.ts';

describe('a refresh by hand', () => {
  test('[AUTH-04] resolves with the new pair, which is stored', async () => {
    const { api, server, renewals } = createStage();
    api.session.begin(server.issue('asha'));
    const before = api.session.tokens();
    const [tokens] = await Promise.all([api.session.refresh(), api.session.refresh()]);
    expect(server.refreshes).toBe(1);
    expect(renewals).toEqual([tokens]);
    expect(api.session.tokens()).toEqual(tokens);
    expect(tokens.refreshToken).not.toBe(before?.refreshToken);
    expect(await outcomes([api.user.me()])).toEqual(['ok']);
  });

  test.each<[string, (api: Client) => Promise<unknown>]>([
    ['session.refresh()', (api) => api.session.refresh()],
    ['user.refresh()', (api) => api.user.refresh()],
  ])('S21: %s sends nothing without a session, and rejects', async (_, refresh) => {
    const { api, server, logouts } = createStage();
    expect(await outcomes([refresh(api)])).toEqual(['auth']);
    expect(server.arrivals).toEqual([]);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-05] rejects when it is refused, and ends the session', async () => {
    const { api, server, logouts } = createStaleStage();
    server.respond('/user/refresh', () => loginRequired());
    expect(await outcomes([api.session.refresh()])).toEqual(['auth']);
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-04] may be repeated without an end: a heartbeat is no sign of a server that refuses its tokens', async () => {
    const { api, server, logouts } = createStage();
    api.session.begin(server.issue('asha'));
    for (const _ of times(5, () => 0)) await api.session.refresh();
    expect(server.refreshes).toBe(5);
    expect(logouts).toEqual([]);
    // Nor does it use up the tries of a call that follows.
    server.expire();
    expect(await outcomes([api.user.me()])).toEqual(['ok']);
    expect(logouts).toEqual([]);
  });

  test('is sent after two refreshes without an accepted call, and ends nothing', async () => {
    const { api, server, logouts } = createStaleStage();
    server.respond('/user/me', () => loginRequired());
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(server.refreshes).toBe(2);
    expect(await outcomes([api.session.refresh()])).toEqual(['ok']);
    expect(server.refreshes).toBe(3);
    expect(logouts).toEqual([]);
    // The next refresh that a call asks for is the third of its kind.
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(server.refreshes).toBe(3);
    expect(logouts).toEqual(['expired']);
  });

  test('[AUTH-04] joins the one under way', async () => {
    const { api, server } = createStaleStage();
    const [tokens] = await Promise.all([api.user.refresh(), api.user.me(), api.user.refresh()]);
    expect(server.refreshes).toBe(1);
    expect(api.session.tokens()).toEqual(tokens);
  });

  test('[AUTH-04] joins the one under way by `request` with a query too', async () => {
    const { api, server } = createStaleStage();
    const [me, tokens] = await Promise.all([
      outcomes([api.user.me()]),
      api.request('GET', '/user/refresh?from=menu'),
    ]);
    expect(me).toEqual(['ok']);
    expect(server.refreshes).toBe(1);
    expect(api.session.tokens()).toEqual(tokens);
  });

  test('[AUTH-04] rejects when the session changes during it', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const call = api.user.refresh();
    await hold.arrived;
    api.session.begin(server.issue('bela'));
    hold.release();
    expect(await outcomes([call])).toEqual(['session-changed']);
  });

  test('[AUTH-04] rejects when other code has written other tokens in between', async () => {
    const { api, server, storage } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const call = api.user.refresh();
    await hold.arrived;
    const newer = server.issue('asha');
    storage.setItem('accessToken', newer.accessToken);
    storage.setItem('refreshToken', newer.refreshToken);
    hold.release();
    expect(await outcomes([call])).toEqual(['session-changed']);
    expect(api.session.tokens()).toEqual(newer);
  });

  test('S08: can be aborted, and goes on for the others', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const control = new AbortController();
    const call = api.user.refresh(undefined, { signal: control.signal });
    await hold.arrived;
    control.abort('left');
    expect(await outcomes([call])).toEqual(['left']);
    hold.release();
    expect(await outcomes([api.user.me()])).toEqual(['ok']);
    expect(server.refreshes).toBe(1);
  });
});
