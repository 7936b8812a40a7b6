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
