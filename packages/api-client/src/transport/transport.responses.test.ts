import { describe, expect, test } from 'vitest';
import { createStage, outcomes } from '../testing/stage.ts';
import { ApiError } from './api-error.ts';

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
