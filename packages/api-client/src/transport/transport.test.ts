import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createClient, DEFAULT_TIMEOUT } from '../client.ts';
import { createStage, outcomes } from '../testing/stage.ts';
import { ApiError, type ApiErrorKind, errorsByField, isApiError } from './api-error.ts';

describe('a request', () => {
  test('[API-01] goes below /api/v1 of the page by default, with credentials', async () => {
    const sent: [string, RequestInit | undefined][] = [];
    const api = createClient({
      fetch: async (url, init) => {
        sent.push([String(url), init]);
        return Response.json({ data: { user: {} } });
      },
    });
    await api.user.me();
    expect(sent[0]?.[0]).toBe('/api/v1/user/me');
    expect(sent[0]?.[1]).toMatchObject({
      method: 'GET',
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
    });
  });

  test('[API-02] carries the access token and the refresh token, whatever the call', async () => {
    const { api, server } = createStage();
    const tokens = server.issue('asha');
    api.session.begin(tokens);
    await api.user.me();
    await outcomes([api.user.logout(), api.request('POST', '/thing', { body: {} })]);
    await api.user.refresh();
    expect(server.arrivals).toHaveLength(4);
    for (const { headers } of server.arrivals) {
      expect(headers.get('authorization')).toBe(`Bearer ${tokens.accessToken}`);
      expect(headers.get('refreshToken')).toBe(tokens.refreshToken);
    }
  });

  test('[API-02] leaves out what is not stored', async () => {
    const { api, server, storage } = createStage();
    await outcomes([api.user.me()]);
    storage.setItem('accessToken', 'only');
    await outcomes([api.template.list()]);
    const [first, second] = server.arrivals;
    expect(first?.headers.has('authorization')).toBe(false);
    expect(first?.headers.has('refreshToken')).toBe(false);
    expect(second?.headers.get('authorization')).toBe('Bearer only');
    expect(second?.headers.has('refreshToken')).toBe(false);
  });

  test('[API-06] of a list carries its query; lists are joined by commas', async () => {
    const { api, server } = createStage();
    await outcomes([
      api.institution.list({
        page: 2,
        limit: 50,
        sort: ['-createdAt', 'name'],
        search: 'lotus & palm',
        status: ['Active', 'Pending'],
        tag: [],
        city: ['Goa, Panaji', 'Kochi'],
        country: undefined,
        'createdAt[gte]': '2026-01-01T00:00:00Z',
        'currentPeriodEnd[exists]': false,
      }),
    ]);
    const { searchParams } = new URL(`https://api.test${server.arrivals[0]?.path}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      limit: '50',
      sort: '-createdAt,name',
      search: 'lotus & palm',
      status: 'Active,Pending',
      city: 'Goa\\, Panaji,Kochi',
      'createdAt[gte]': '2026-01-01T00:00:00Z',
      'currentPeriodEnd[exists]': 'false',
    });
  });

  test('with half a character in its query is sent all the same', async () => {
    const { api, server } = createStage();
    await outcomes([api.institution.list({ search: 'lotus \u{1F338}'.slice(0, -1) })]);
    const { searchParams } = new URL(`https://api.test${server.arrivals[0]?.path}`);
    expect(searchParams.get('search')).toBe('lotus \ufffd');
  });

  test('may have a part of its query in its path', async () => {
    const { api, server } = createStage();
    await outcomes([
      api.request('GET', '/x?y=1', { query: { z: 2 } }),
      api.request('GET', '/x?y=1', { query: {} }),
    ]);
    expect(server.arrivals.map(({ path }) => path)).toEqual(['/x?y=1&z=2', '/x?y=1']);
  });

  test.each([{ big: 1n }, circular()])('whose body cannot be JSON is not sent', async (body) => {
    const { api, server } = createStage();
    await expect(api.request('POST', '/x', { body })).rejects.toThrow(TypeError);
    expect(server.arrivals).toEqual([]);
  });

  test('with nothing in its query ends at its path', async () => {
    const { api, server } = createStage();
    await outcomes([api.institution.list({}), api.institution.list({ search: '' })]);
    expect(server.arrivals.map(({ path }) => path)).toEqual(['/institution', '/institution']);
  });

  test('carries its key when it must be carried out once only', async () => {
    const { api, server } = createStage();
    await outcomes([
      api.institution.changeStatus('a1', { status: 'Active' }, { idempotencyKey: 'k1' }),
    ]);
    expect(server.arrivals[0]).toMatchObject({
      method: 'PATCH',
      path: '/institution/a1/change-status',
      body: '{"status":"Active"}',
    });
    expect(server.arrivals[0]?.headers.get('idempotency-key')).toBe('k1');
    expect(server.arrivals[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('without a body says nothing of one', async () => {
    const { api, server } = createStage();
    await outcomes([api.user.logout()]);
    expect(server.arrivals[0]?.headers.has('content-type')).toBe(false);
    expect(server.arrivals[0]?.init.body).toBeUndefined();
  });

  test.each(['', '.', '..'])(
    'is not sent to another address for the identifier "%s"',
    async (id) => {
      const { api, server } = createStage();
      await expect(api.institution.get(id)).rejects.toThrow(TypeError);
      expect(server.arrivals).toEqual([]);
    },
  );

  test('keeps an identifier in its segment', async () => {
    const { api, server } = createStage();
    await outcomes([api.institution.get('../user?x=1#y')]);
    expect(server.arrivals[0]?.path).toBe('/institution/..%2Fuser%3Fx%3D1%23y');
  });
});

describe('a response', () => {
  test('is unwrapped: one entity, a page, or both tokens', async () => {
    const { api, server } = createStage();
    const numbers = { total: 41, page: 3, limit: 20, totalPages: 3 };
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    server.respond('/institution/a1', () =>
      Response.json({ data: { institution: { name: 'Lotus' } } }),
    );
    server.respond('/template', () =>
      Response.json({
        status: 'success',
        results: 1,
        ...numbers,
        data: { templates: [{ _id: 1 }] },
      }),
    );
    server.respond('/user/login', () => Response.json({ status: 'success', ...tokens }));
    await expect(api.institution.get('a1')).resolves.toEqual({ name: 'Lotus' });
    await expect(api.template.list()).resolves.toEqual({ items: [{ _id: 1 }], ...numbers });
    await expect(api.user.login({ email: 'a@b.in', password: 'x' })).resolves.toEqual(tokens);
  });

  test('that failed becomes an error with its code, fields and request', async () => {
    const { api, server } = createStage();
    const fields = [{ path: 'address.city', code: 'too_small', message: 'Enter a city.' }];
    const body = {
      status: 'fail',
      code: 'VALIDATION',
      message: 'Check the highlighted fields.',
      errors: fields,
      requestId: 'r7',
    };
    server.respond('/institution/a1', () =>
      Response.json(body, { status: 400, headers: { 'retry-after': '7' } }),
    );
    const error = await api.institution.get('a1').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      code: 'VALIDATION',
      message: body.message,
      fields,
      requestId: 'r7',
      retryAfter: 7,
      route: 'GET /institution/{instituteId}',
      body,
    });
  });

  test.each([
    ['S33: HTML with status 200', () => new Response('<h1>Hello</h1>'), 'parse'],
    ['S33: HTML with status 502', () => new Response('<h1>Bad</h1>', { status: 502 }), 'http'],
    ['nothing', () => new Response(null, { status: 204 }), 'parse'],
    ['another entity', () => Response.json({ data: { thing: {} } }), 'parse'],
    ['a list without its numbers', () => Response.json({ data: { templates: [] } }), 'parse'],
  ])('that is not what the contract says is an error: %s', async (_, response, kind) => {
    const { api, server, logouts } = createStage();
    api.session.begin(server.issue('asha'));
    server.respond('/template', response);
    expect(await outcomes([api.template.list()])).toEqual([kind]);
    expect(server.refreshes).toBe(0);
    expect(logouts).toEqual([]);
  });

  test.each([
    ['the first of a list', { bkbtr_settings: [{ _id: 'a' }, { _id: 'b' }] }, { _id: 'a' }],
    ['null for an empty list', { bkbtr_settings: [] }, null],
  ])('that holds one at most is %s', async (_, data, value) => {
    const { api, server } = createStage();
    server.respond('/bkbtrSetting', () => Response.json({ data }));
    await expect(api.bkbtrSetting.get()).resolves.toEqual(value);
  });

  test('that holds one at most is an error without its list', async () => {
    const { api, server } = createStage();
    server.respond('/bkbtrSetting', () => Response.json({ data: { bkbtr_settings: null } }));
    expect(await outcomes([api.bkbtrSetting.get()])).toEqual(['parse']);
  });

  test('may be empty where the call returns the whole body, but not be something else', async () => {
    const { api, server } = createStage();
    server.respond('/user/logout', () => new Response(null, { status: 204 }));
    expect(await outcomes([api.user.logout()])).toEqual(['ok']);
    server.respond('/user/logout', () => new Response('<h1>Hello</h1>'));
    expect(await outcomes([api.user.logout()])).toEqual(['parse']);
  });

  test('that failed says nothing of a wait, or of fields, where the server did not', async () => {
    const { api, server } = createStage();
    server.respond('/user/me', () => Response.json({ errors: 'none' }, { status: 409 }));
    const error = await api.user.me().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'ApiError', fields: [] });
    expect(error).not.toHaveProperty('retryAfter');
  });

  test('that is a proxy’s carries the name of the request that its header gives', async () => {
    const { api, server } = createStage();
    const headers = { 'x-request-id': 'edge-7' };
    server.respond('/user/me', () => new Response('<h1>Bad</h1>', { status: 502, headers }));
    await expect(api.user.me()).rejects.toMatchObject({ status: 502, requestId: 'edge-7' });
  });

  test('names a wait of one second', async () => {
    const { api, server } = createStage();
    const headers = { 'retry-after': '1' };
    server.respond('/user/me', () => Response.json({}, { status: 429, headers }));
    await expect(api.user.me()).rejects.toMatchObject({ retryAfter: 1 });
  });

  test('with a status of 300 is none', async () => {
    const { api, server } = createStage();
    server.respond('/user/me', () => Response.json({ data: { user: {} } }, { status: 300 }));
    await expect(api.user.me()).rejects.toMatchObject({ kind: 'http', status: 300 });
  });

  test('that never comes is a network error with its cause', async () => {
    const { api, server } = createStage();
    const cause = new TypeError('fetch failed');
    server.respond('/user/me', () => {
      throw cause;
    });
    await expect(api.user.me()).rejects.toMatchObject({ kind: 'network', status: 0, cause });
  });

  test('names no token in its error', async () => {
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    server.respond('/user/me', () => new Response('', { status: 500 }));
    const error = await api.user.me().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(`${JSON.stringify(error)}${error}`).not.toContain('asha.');
  });
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends a call without a response', async () => {
    const { api, server } = createStage();
    server.hold('/user/me');
    const call = outcomes([api.user.me()]);
    await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(['timeout']);
  });

  test('leaves no timer behind', async () => {
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    await api.user.me();
    expect(vi.getTimerCount()).toBe(0);
  });

  // A timeout beyond 2^31 - 1 ms would end a call at once: timers cannot count so far.
  test.each([0, Number.POSITIVE_INFINITY, 2 ** 31, -1, Number.NaN])(
    'has no limit when it is set to %s',
    async (timeout) => {
      const { api, server } = createStage({ timeout });
      api.session.begin(server.issue('asha'));
      const hold = server.hold('/user/me');
      const call = api.user.me();
      await hold.arrived;
      expect(vi.getTimerCount()).toBe(0);
      hold.release();
      await call;
    },
  );

  test('S35: of the client is not looked at', async () => {
    vi.setSystemTime(new Date('2099-01-01'));
    const { api, server } = createStage();
    api.session.begin(server.issue('asha'));
    server.expire();
    expect(await outcomes([api.user.me()])).toEqual(['ok']);
    expect(server.refreshes).toBe(1);
  });
});

test('the longest time that a timer can count is a limit', async () => {
  vi.useFakeTimers();
  const { api, server } = createStage({ timeout: 2 ** 31 - 1 });
  const hold = server.hold('/user/me');
  const call = outcomes([api.user.me()]);
  await hold.arrived;
  await vi.advanceTimersByTimeAsync(2 ** 31 - 1);
  expect(await call).toEqual(['timeout']);
  vi.useRealTimers();
});

function circular(): object {
  const body: Record<string, unknown> = {};
  body.self = body;
  return body;
}

describe('errorsByField', () => {
  test('has the first message of each field by its path', () => {
    const errors = [
      { path: 'address.city', message: 'Enter the city.', code: 'required' },
      { path: 'name', message: 'Enter a name.', code: 'required' },
      { path: 'name', message: 'Use letters.', code: 'invalid' },
    ];
    const error = new ApiError('http', 'POST /institution', {
      status: 400,
      body: { message: 'Check the fields.', errors },
    });
    expect(errorsByField(error)).toEqual({
      'address.city': 'Enter the city.',
      name: 'Enter a name.',
    });
  });

  test('is empty for what belongs to no field', () => {
    expect(errorsByField(new ApiError('network', 'GET /ota'))).toEqual({});
    expect(errorsByField(new Error('Broken'))).toEqual({});
    expect(errorsByField(null)).toEqual({});
  });
});

describe('isApiError', () => {
  test('narrows to the kind that is asked for', () => {
    const error: unknown = new ApiError('http', 'GET /user/me');
    if (!isApiError(error)) throw error;
    expectTypeOf(error.kind).toEqualTypeOf<ApiErrorKind>();
    if (!isApiError(error, 'http')) throw error;
    expectTypeOf(error.kind).toEqualTypeOf<'http'>();
  });

  test('knows the error of another copy of the package, and its kind', () => {
    const error = new ApiError('timeout', 'GET /user/me');
    const copy = Object.assign(new Error('copy'), {
      kind: 'http',
      [Symbol.for('booking.ApiError')]: true,
    });
    expect(isApiError(error)).toBe(true);
    expect(isApiError(error, 'timeout')).toBe(true);
    expect(isApiError(error, 'http')).toBe(false);
    expect(isApiError(copy, 'http')).toBe(true);
    expect(isApiError(new Error('other'))).toBe(false);
    expect(isApiError({ kind: 'http' })).toBe(false);
  });
});
