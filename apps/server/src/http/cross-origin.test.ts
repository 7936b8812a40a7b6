import { parseRoute, type RouteLine, routes } from '@booking/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, databases, openTestApp, type TestApp } from '../testing/app.ts';

const [database] = databases;
const STAY = 'https://stay.example.in';
const LOCAL = 'http://localhost:5173';

const rows = Object.values(routes).flatMap((calls) =>
  Object.values<RouteLine>(calls).map((line) => parseRoute(line)),
);

describe('calls from other pages', () => {
  let test: TestApp;
  let pair: { accessToken: string; refreshToken: string };

  beforeAll(async () => {
    if (!database) throw new Error('The tests need a database.');
    test = await openTestApp(database, { allowedOrigins: [STAY, LOCAL] });
    pair = await test.signIn(ADMIN);
  });
  afterAll(() => test.close());

  function me(headers: Readonly<Record<string, string>>) {
    return test.call('GET', '/user/me', { token: pair.accessToken, headers });
  }

  it.each([STAY, LOCAL])('are let in from %s, which is listed', async (origin) => {
    const { status, headers } = await me({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(headers.get('vary')).toContain('Origin');
  });

  it('may ask before they send', async () => {
    const answer = await test.app.request('/api/v1/user/me', {
      method: 'OPTIONS',
      headers: {
        Origin: STAY,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,refreshtoken',
      },
    });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': STAY,
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, refreshToken, Content-Type, Idempotency-Key',
      'access-control-max-age': '7200',
    });
  });

  it.each([
    'null',
    'https://stay.example.in.evil.example',
    'https://evilstay.example.in',
    'https://evil-stay.example.in',
    'https://sub.stay.example.in',
    'https://example.in',
    'http://stay.example.in',
    'https://stay.example.in:443',
    'https://stay.example.in:8443',
    'https://stay.example.in/',
    'https://stay.example.in.',
    'https://STAY.example.in',
    'https://stay.example.in@evil.example',
    'https://evil.example#https://stay.example.in',
    'https://stay.example.in,https://evil.example',
    'https://stay.example.in https://evil.example',
    'http://localhost',
    'http://localhost:5174',
    'http://localhost.evil.example:5173',
    'http://127.0.0.1:5173',
    'file://',
    'chrome-extension://abcdefghijklmnop',
    '*',
    '',
  ])('from "%s" get no leave', async (origin) => {
    for (const site of ['cross-site', 'same-site']) {
      const { status, headers } = await me({ Origin: origin, 'Sec-Fetch-Site': site });
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    // A request of a browser without `Sec-Fetch-*`; the tests call `localhost` itself.
    const isOwn = origin === 'http://localhost';
    expect((await me({ Origin: origin })).status).toBe(isOwn ? 200 : 403);
    const preflight = await test.app.request('/api/v1/user/me', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    });
    expect(preflight.status).toBe(isOwn ? 405 : 403);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['a link or a form', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }],
    ['a frame', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
    ['an image', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
    ['a script element', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'script' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    ['a prerender', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of the site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('[S34] of %s change nothing, whatever they carry', async (_, sent) => {
    const headers = { refreshToken: pair.refreshToken, ...(sent as Record<string, string>) };
    for (const { method, path } of rows) {
      const address = path.replace(/\{\w+\}/, '0'.repeat(24));
      const answer = await test.call(method, address, { token: pair.accessToken, headers });
      expect({ path, status: answer.status }).toEqual({ path, status: 403 });
    }
    // The refresh token has not been spent.
    const { status, body } = await test.call('GET', '/user/refresh', {
      headers: { refreshToken: pair.refreshToken },
    });
    expect(status).toBe(200);
    pair = body;
  });

  it('are those of the console when its own pages send them', async () => {
    const own = {
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'cors',
      'Sec-Fetch-Dest': 'empty',
    };
    expect((await me(own)).status).toBe(200);
  });

  it('[S34] are answered for the moment only, every one of them', async () => {
    for (const { method, path } of rows) {
      const address = path.replace(/\{\w+\}/, '0'.repeat(24));
      const { headers } = await test.call(method, address);
      expect({ path, cache: headers.get('cache-control') }).toEqual({ path, cache: 'no-store' });
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

it('calls of other pages are let in by their origin alone where a browser says no more', async () => {
  if (!database) throw new Error('The tests need a database.');
  const published = await openTestApp(database, {
    publicUrl: 'https://desk.example',
  });
  for (const [Origin, status] of [
    ['http://localhost', 400],
    ['https://localhost', 400],
    ['https://desk.example', 400],
    ['http://localhost:81', 403],
    ['https://elsewhere.example', 403],
    ['null', 403],
  ] as const) {
    const answer = await published.call('POST', '/user/login', { body: {}, headers: { Origin } });
    expect([Origin, answer.status]).toEqual([Origin, status]);
  }
  await published.close();
});

describe('calls from the application that users are handed over to', () => {
  const APP = 'https://rooms.example';
  const EVENTS = 'http://localhost:5001';
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    if (!database) throw new Error('The tests need a database.');
    test = await openTestApp(database, {
      subApps: { hospitality: `${APP}/start?lang=en`, event: `${EVENTS}/` },
    });
    token = (await test.signIn(ADMIN)).accessToken;
  });
  afterAll(() => test.close());

  const asked = async (Origin: string) => {
    const headers = { Origin, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };
    const answer = await test.call('GET', '/user/me', { token, headers });
    const preflight = await test.app.request('/api/v1/user/refresh', {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'GET' },
    });
    return { answer, preflight };
  };

  it.each([APP, EVENTS])('are let in by the address alone: %s', async (origin) => {
    const { answer, preflight } = await asked(origin);
    expect([answer.status, preflight.status]).toEqual([200, 204]);
    for (const { headers } of [answer, preflight]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it.each([
    'https://rooms.example:8443',
    'http://rooms.example',
    'https://rooms.example/start',
    'https://rooms.example.evil.example',
    'https://sub.rooms.example',
    'http://localhost:5002',
    'null',
    '',
  ])('are not let in from “%s”', async (origin) => {
    const { answer, preflight } = await asked(origin);
    expect([answer.status, preflight.status]).toEqual([403, 403]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are let in from the address of the settings as soon as it is saved, and from the former one no longer', async () => {
    const moved = 'https://stay.example';
    expect((await asked(moved)).answer.status).toBe(403);
    const settings = await test.call('GET', '/bkbtrSetting', { token });
    const { status } = await test.call('PATCH', '/bkbtrSetting/save', {
      token,
      body: {
        subApps: { hospitality: `${moved}/rooms`, event: null },
        __v: settings.body.data.bkbtr_settings[0].__v,
      },
    });
    expect(status).toBe(200);
    expect((await asked(moved)).answer.status).toBe(200);
    expect((await asked(APP)).answer.status).toBe(403);
    // The settings say nothing of this one: it is where the installation says.
    expect((await asked(EVENTS)).answer.status).toBe(200);
  });
});
