import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN, databases, useTestApp } from '../testing/app.ts';
import { calls, pathOf } from '../testing/calls.ts';
import { refuseBrokenText } from './broken-text.ts';
import { choicesOf } from './values-max.ts';

/** The largest error response, whatever was sent. */
const REFUSAL_MAX_BYTES = 8_192;

const open = calls.filter(({ route, schema }) => route.isPublic && schema.body);

/** The places of a JSON Schema with a list that may have any number of items. */
function endlessIn(shape: unknown, at: string): string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  const items = 'items' in shape && !('maxItems' in shape) ? shape.items : undefined;
  // A list of choices has each once.
  const isEndless = typeof items === 'object' && items !== null && choicesOf(items) === Infinity;
  const inside = Object.entries(shape).flatMap(([key, value]) => endlessIn(value, `${at}.${key}`));
  return isEndless ? [at, ...inside] : inside;
}

it('bounds every list of every request', () => {
  const endless = calls.flatMap(({ name, schema: { body, query } }) =>
    [body, query].flatMap((sent) => {
      if (!sent) return [];
      return (['input', 'output'] as const).flatMap((io) =>
        endlessIn(z.toJSONSchema(sent, { io, unrepresentable: 'any' }), name),
      );
    }),
  );
  expect([...new Set(endless)]).toEqual([]);
});

describe.each(databases.slice(0, 1))('a request that is too large', (database) => {
  const test = useTestApp(database);
  let token: string;

  beforeAll(async () => {
    token = (await test.signIn(ADMIN)).accessToken;
  });

  const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
  const post = (body: unknown) => test.call('POST', '/institution', { token, body });

  it.each(open)('$name takes 16 KiB from someone unknown, and no more', async (call) => {
    const path = pathOf(call, 'x'.repeat(43));
    const ask = (length: number) =>
      test.call(call.route.method, path, { body: `"${'x'.repeat(length - 2)}"` });
    expect((await ask(16_384)).body.code).toBe('VALIDATION');
    expect((await ask(16_385)).body.code).toBe('TOO_LARGE');
  });

  it.each([
    ['a list', () => ({ tags: Array(5_001).fill(0) })],
    ['lists in lists', () => ({ tags: Array(100).fill(Array(60).fill(0)) })],
    ['fields', () => Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`f${i}`, 0]))],
  ])('is refused for more values than any call has: %s', async (_what, make) => {
    const { body } = await post(make());
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ code: 'too_many' }] });
  });

  it('is walked no further than that', () => {
    let read = 0;
    const counting = new Proxy(Array(100_000).fill(0), {
      get(target, key, self) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1;
        return Reflect.get(target, key, self);
      },
    });
    expect(() => refuseBrokenText({ a: counting }, 'VALIDATION', 5_000)).toThrow();
    expect(read).toBeLessThan(5_001);
  });

  it.each([
    ['many unknown fields', Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [i, 0]))],
    [
      'long names',
      Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${'x'.repeat(9_000)}${i}`, 0])),
    ],
    [
      'names of odd characters',
      Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${'\u0001'.repeat(99)}${i}`, 0])),
    ],
    ['one endless name', { ['🏨'.repeat(200_000)]: 0 }],
    ['many wrong values', { tags: Array(4_000).fill(0) }],
    ['a name that stands twice', `{"${'x'.repeat(500_000)}":0,"${'x'.repeat(500_000)}":1}`],
  ])('is answered shortly: %s', async (_what, sent) => {
    const { status, body } = await post(sent);
    expect(status).toBe(400);
    expect(body.errors.length).toBeGreaterThan(0);
    expect(body.errors.length).toBeLessThanOrEqual(20);
    expect(sizeOf(body)).toBeLessThan(REFUSAL_MAX_BYTES);
  });

  it('is answered shortly where it is an address', async () => {
    for (const query of [`${'x'.repeat(12_000)}=1`, `${'%01'.repeat(4_000)}=1`]) {
      const { body } = await test.call('GET', `/institution?${query}`, { token });
      expect(body.code).toBe('INVALID_QUERY');
      expect(sizeOf(body)).toBeLessThan(REFUSAL_MAX_BYTES);
    }
  });

  it('is refused for more parts than any form has, whatever they are called', async () => {
    for (const boundary of ['x', '"x"', 'x; charset=utf-8']) {
      const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
      const { body } = await test.call('PATCH', '/user/me', {
        token,
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: `${part.repeat(65)}--x--\r\n`,
      });
      expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ code: 'too_many' }] });
    }
  });

  it.each(['', 'x; boundary=y', '"x\\"y"', 'x'.repeat(71)])(
    'is refused as a form whose boundary is none: "%s"',
    async (boundary) => {
      const { status, body } = await test.call('PATCH', '/user/me', {
        token,
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAsha\r\n--x--\r\n',
      });
      expect([status, body.code]).toEqual([400, 'MALFORMED']);
    },
  );
});
