import { describe, expect, test } from 'vitest';
import { loginAnswer } from './api-double.ts';
import { createStage, createStaleStage, outcomes, times } from './stage.ts';

describe('an access token that has expired', () => {
  test('[AUTH-04] S01: ten calls at once make one refresh and all succeed', async () => {
    const { api, server, renewals, logouts } = createStaleStage();
    expect(await outcomes(times(10, () => api.user.me()))).toEqual(times(10, () => 'ok'));
    expect(server.refreshes).toBe(1);
    expect(server.arrivalsAt('/user/me')).toHaveLength(20);
    expect(api.session.tokens()).toEqual(renewals[0]);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-04] S22: a thousand calls at once make one refresh and two thousand sends', async () => {
    const { api, server } = createStaleStage();
    const ends = await outcomes(times(1_000, () => api.user.me()));
    expect(new Set(ends)).toEqual(new Set(['ok']));
    expect(server.refreshes).toBe(1);
    expect(server.arrivalsAt('/user/me')).toHaveLength(2_000);
  });

  test('[AUTH-04] S02: an answer that comes after the refresh is sent again without a second one', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/late');
    const late = api.request('GET', '/late');
    await hold.arrived;
    await api.user.me();
    hold.release();
    await late;
    expect(server.refreshes).toBe(1);
    expect(server.arrivalsAt('/late')).toHaveLength(2);
  });

  test('[AUTH-04] S13: a call made during the refresh waits and is sent once', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const first = api.user.me();
    await hold.arrived;
    const second = api.request('GET', '/second');
    expect(server.arrivalsAt('/second')).toEqual([]);
    hold.release();
    expect(await outcomes([first, second])).toEqual(['ok', 'ok']);
    expect(server.arrivalsAt('/second')).toHaveLength(1);
  });

  test('[AUTH-04] S18: newer tokens in the storage are used without a refresh', async () => {
    const { api, server, storage } = createStaleStage();
    const hold = server.hold('/user/me');
    const call = api.user.me();
    await hold.arrived;
    const newer = server.issue('asha');
    storage.setItem('accessToken', newer.accessToken);
    storage.setItem('refreshToken', newer.refreshToken);
    hold.release();
    await call;
    expect(server.refreshes).toBe(0);
  });

  test('[AUTH-04] S25: eight expiries in a row never end the session', async () => {
    const { api, server, logouts } = createStaleStage();
    for (const _ of times(8, () => 0)) {
      await api.user.me();
      server.expire();
    }
    expect(server.refreshes).toBe(8);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-04] S42: two clients of one storage share the refresh', async () => {
    const { api, server, storage } = createStaleStage();
    const other = createStage({ storage, fetch: server.fetch });
    expect(await outcomes([api.user.me(), other.api.user.me()])).toEqual(['ok', 'ok']);
    expect(server.refreshes).toBe(1);
    expect(other.renewals).toHaveLength(1);
  });

  test('[AUTH-04] a refresh by hand joins the one under way', async () => {
    const { api, server } = createStaleStage();
    const [tokens] = await Promise.all([api.user.refresh(), api.user.me(), api.user.refresh()]);
    expect(server.refreshes).toBe(1);
    expect(api.session.tokens()).toEqual(tokens);
  });
});

describe('what starts a refresh', () => {
  test.each([200, 401, 403, 500])(
    '[AUTH-04] S14: the message does, with status %i',
    async (status) => {
      const { api, server } = createStaleStage();
      server.answer('/odd', ({ headers }) =>
        headers.get('authorization')?.includes('.1') ? loginAnswer(status) : Response.json({}),
      );
      await api.request('GET', '/odd');
      expect(server.refreshes).toBe(1);
    },
  );

  test('[AUTH-04] S15: the same words deeper in the answer, or within others, do not', async () => {
    const { api, server } = createStaleStage();
    const message = 'Please login to proceed!';
    server.answer('/deep', () => Response.json({ data: { message } }));
    server.answer('/longer', () =>
      Response.json({ message: `${message} Thanks.` }, { status: 401 }),
    );
    expect(await outcomes([api.request('GET', '/deep'), api.request('GET', '/longer')])).toEqual([
      'ok',
      'http',
    ]);
    expect(server.refreshes).toBe(0);
  });

  test('[AUTH-04] S16: a sign-in, a sign-out and a refresh never do', async () => {
    const { api, server, logouts } = createStaleStage();
    server.answer('/user/login', () => loginAnswer());
    server.answer('/user/logout', () => loginAnswer());
    const credentials = { email: 'asha@booking.example', password: 'wrong' };
    expect(await outcomes([api.user.login(credentials), api.user.logout()])).toEqual([
      'http',
      'http',
    ]);
    expect(server.refreshes).toBe(0);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-04] S16: a sign-in does not wait for a refresh under way', async () => {
    const { api, server } = createStaleStage();
    const hold = server.hold('/user/refresh');
    const waiting = api.user.me();
    await hold.arrived;
    server.answer('/user/login', () => Response.json(server.issue('bela')));
    await api.user.login({ email: 'bela@booking.example', password: 'full-house-2026' });
    hold.release();
    await waiting;
  });

  test('[AUTH-04] S21: without tokens nothing does', async () => {
    const { api, server, logouts } = createStage();
    expect(await outcomes([api.user.me()])).toEqual(['auth']);
    expect(server.refreshes).toBe(0);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-04] S11: a call that is always denied is sent twice, refreshed once, and ends no session', async () => {
    const { api, server, logouts } = createStaleStage();
    server.answer('/denied', () => loginAnswer());
    expect(await outcomes([api.request('GET', '/denied')])).toEqual(['auth']);
    expect(server.arrivalsAt('/denied')).toHaveLength(2);
    expect(server.refreshes).toBe(1);
    expect(logouts).toEqual([]);
  });

  test('[AUTH-04] S12: a server that refuses its own tokens is given up, with one logout', async () => {
    const { api, server, logouts } = createStaleStage();
    server.answer('/user/me', () => loginAnswer());
    for (const _ of times(4, () => 0)) await outcomes(times(5, () => api.user.me()));
    expect(server.refreshes).toBe(2);
    expect(logouts).toEqual(['expired']);
    expect(api.session.tokens()).toBeUndefined();
  });
});

describe('a body', () => {
  test('[AUTH-04] S10: of JSON is sent again whole', async () => {
    const { api, server } = createStaleStage();
    await api.request('PATCH', '/thing', { body: { name: 'Lotus' } });
    expect(server.arrivalsAt('/thing').map(({ body }) => body)).toEqual(
      times(2, () => '{"name":"Lotus"}'),
    );
  });

  test('[AUTH-04] S09: of a form is sent again whole', async () => {
    const { api, server } = createStaleStage();
    const body = new FormData();
    body.set('name', 'Lotus');
    await api.request('PATCH', '/thing', { body });
    const [first, second] = server.arrivalsAt('/thing');
    expect(first?.body).toContain('Lotus');
    expect(second?.body).toContain('Lotus');
    expect(second?.headers.has('content-type')).toBe(false);
  });

  test('[AUTH-04] S27: of a stream is not sent again, and the error says so', async () => {
    const { api, server } = createStaleStage();
    const body = new Blob(['Lotus']).stream();
    expect(await outcomes([api.request('POST', '/thing', { body })])).toEqual(['unreplayable']);
    expect(server.refreshes).toBe(1);
    expect(server.arrivalsAt('/thing')).toHaveLength(1);
    // Without it a browser refuses to send a stream.
    expect(server.arrivalsAt('/thing')[0]?.init).toMatchObject({ duplex: 'half' });
  });
});
