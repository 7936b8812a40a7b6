import { gzipSync } from 'node:zlib';
import { codes } from '@booking/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, databases, instituteForm, useTestApp } from '../testing/app.ts';
import { BODY_MAX_BYTES } from './input.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.each(databases)('bad input on $kind', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    test.call('POST', '/institution', { token, body, headers });

  it.each([
    ['no JSON', '{', 'MALFORMED'],
    ['nothing', '', 'MALFORMED'],
    ['half a word', 'tru', 'MALFORMED'],
    ['a list', '[]', 'VALIDATION'],
    ['a number', '1', 'VALIDATION'],
    ['null', 'null', 'VALIDATION'],
    ['nesting without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'VALIDATION'],
    ['a prototype', '{"__proto__":{"role":"Super Admin"}}', 'VALIDATION'],
  ] as const)('refuses %s', async (_what, text, code) => {
    const answer = await post(text);
    expect(answer.status).toBe(codes[code].status);
    expect(answer.body).toMatchObject({ status: 'fail', code });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ['a null character', { name: 'a\0b' }, 'name'],
    ['half a surrogate pair', { name: 'a\ud800b' }, 'name'],
    ['a number for a text', { name: 1 }, 'name'],
    ['a huge number', { name: 1e308 }, 'name'],
    ['a text without end', { name: 'x'.repeat(100_000) }, 'name'],
    ['blanks', { name: '   ' }, 'name'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    [
      'an unknown field inside',
      { owner: { firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'Super Admin' } },
      'owner.role',
    ],
    ['a status', { status: 'Active' }, 'status'],
    ['no address of mail', { email: 'nowhere' }, 'email'],
    ['a website without end', { website: `https://x.example/${'y'.repeat(2048)}` }, 'website'],
    ['a phone without a country', { phone: '98765' }, 'phone'],
    ['a list for an object', { address: [] }, 'address'],
    ['a short id', { template: '12' }, 'template'],
    ['a wrong tag', { tags: ['ok', ''] }, 'tags.1'],
    ['eleven tags', { tags: Array(11).fill('x') }, 'tags'],
  ])('refuses %s, naming the field', async (_what, change, path) => {
    const { status, body } = await post({ ...(await instituteForm(test.db)), ...change });
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
    for (const error of body.errors) expect(error.message).toMatch(/^[A-Z].+/);
  });

  it('refuses a version that is no whole number', async () => {
    const { id } = await test.institute(token);
    for (const __v of [-1, 1.5, 1e308, '0', null]) {
      const answer = await test.call('PATCH', `/institution/${id}`, { token, body: { __v } });
      expect(answer.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: '__v' }] });
    }
  });

  it.each([
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ])('refuses the content type "%s"', async (type) => {
    const answer = await post('{}', { 'Content-Type': type });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('UNSUPPORTED_TYPE');
  });

  it.each([
    'application/json; charset="utf-8"',
    'application/json; charset="UTF-8"',
    'Application/JSON;charset=Utf-8',
    'application/json ; charset=utf-8 ',
  ])('takes the content type %s', async (type) => {
    const answer = await post('{}', { 'Content-Type': type });
    expect(answer.body.code).toBe('VALIDATION');
  });

  it.each(['application/json; charset="utf-8', 'application/json; charset=latin1'])(
    'refuses the content type %s',
    async (type) => {
      expect((await post('{}', { 'Content-Type': type })).status).toBe(415);
    },
  );

  it.each([
    ['gzip', 'gzip'],
    ['GZIP', 'GZIP'],
    ['br', 'br'],
    ['deflate, gzip', 'deflate'],
    ['<script>', 'script'],
  ])('refuses a body that is compressed, naming how: %s', async (encoding, name) => {
    const bytes = gzipSync(JSON.stringify(await instituteForm(test.db)));
    const answer = await test.app.request('http://localhost/api/v1/institution', {
      method: 'POST',
      headers: { ...JSON_TYPE, Authorization: `Bearer ${token}`, 'Content-Encoding': encoding },
      body: new Uint8Array(bytes),
    });
    expect(answer.status).toBe(415);
    expect(answer.headers.get('accept-encoding')).toBe('identity');
    expect(await answer.json()).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      message: `Send the body as it is, not compressed with ${name}.`,
    });
  });

  it('takes a body that says that it is not encoded', async () => {
    const answer = await post('{}', { 'Content-Encoding': 'identity' });
    expect(answer.body.code).toBe('VALIDATION');
  });

  it('refuses a body over 1 MiB, said or not', async () => {
    const text = JSON.stringify({ name: 'x'.repeat(BODY_MAX_BYTES.signedIn) });
    const said: Record<string, string>[] = [{}, { 'Content-Length': String(text.length) }];
    for (const length of said) {
      const answer = await post(text, length);
      expect(answer.status).toBe(413);
      expect(answer.body.code).toBe('TOO_LARGE');
    }
  });

  it('refuses bytes that are no text', async () => {
    const answer = await test.app.request('http://localhost/api/v1/user/login', {
      method: 'POST',
      headers: JSON_TYPE,
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'MALFORMED' });
  });

  it.each(['/nothing', '/institution/', '/Institution', '/user/me/more', ''])(
    'answers 404 for the unknown path "%s"',
    async (path) => {
      const answer = await test.call('GET', `/api/v1${path}`, { token });
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
    },
  );

  it.each([
    ['DELETE', '/institution', 'GET, POST'],
    ['PUT', '/user/me', 'GET, PATCH'],
    ['POST', '/user/refresh', 'GET'],
    ['OPTIONS', '/institution', 'GET, POST'],
    ['HEAD', '/user/refresh', 'GET'],
    ['HEAD', '/user/me', 'GET, PATCH'],
  ])('answers 405 for %s %s and says what is allowed', async (method, path, allow) => {
    const answer = await test.call(method, path, { token });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('refuses a query where a call has none', async () => {
    const { body } = await test.call('GET', '/user/me?fields=email', { token });
    expect(body).toMatchObject({ code: 'INVALID_QUERY', errors: [{ path: 'fields' }] });
  });

  it('refuses calls that a browser makes by going there', async () => {
    const { status } = await test.call('GET', '/user/me', {
      token,
      headers: { 'Sec-Fetch-Mode': 'navigate' },
    });
    expect(status).toBe(403);
  });
});
