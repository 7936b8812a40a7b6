import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isNetwork } from '../network.ts';
import type { HttpEnv } from './env.ts';
import { trustProxies } from './proxies.ts';

/** Returns the address and the protocol of a request as a server sees it that trusts these proxies. */
async function seen(
  trusted: readonly string[],
  from: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const proxies = trustProxies(trusted);
  const app = new Hono<HttpEnv>();
  app.get('/', (c) => c.json({ address: proxies.address(c), isHttps: proxies.isHttps(c) }));
  const bindings = { incoming: { socket: { remoteAddress: from } } } as HttpEnv['Bindings'];
  const answer = await app.request('/', { headers }, bindings);
  return (await answer.json()) as { address: string; isHttps: boolean };
}

const FORWARDED = { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' };

describe('the way that a request has come', () => {
  it('is the connection’s own where no proxy is trusted, whatever the headers say', async () => {
    expect(await seen([], '203.0.113.5', FORWARDED)).toEqual({
      address: '203.0.113.5',
      isHttps: false,
    });
  });

  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['10.0.0.0/8', '10.200.3.4'],
    ['10.0.0.0/8', '::ffff:10.200.3.4'],
    ['fd00::/8', 'fd12:3456::1'],
    ['::1', '::1'],
  ])('is what the trusted %s says, heard from %s', async (trusted, from) => {
    expect(await seen([trusted], from, FORWARDED)).toEqual({
      address: '198.51.100.7',
      isHttps: true,
    });
  });

  it('is not what a caller has written before the first trusted proxy', async () => {
    const headers = { 'X-Forwarded-For': '1.1.1.1, 198.51.100.7, 10.0.0.2' };
    expect((await seen(['10.0.0.0/8'], '10.0.0.1', headers)).address).toBe('198.51.100.7');
  });

  it.each(['', 'unknown', '198.51.100.7:4711', 'a, b', '198.51.100.7, nonsense'])(
    'is the proxy’s when it forwards "%s"',
    async (forwarded) => {
      const headers = { 'X-Forwarded-For': forwarded };
      expect((await seen(['10.0.0.1'], '10.0.0.1', headers)).address).toBe('10.0.0.1');
    },
  );

  it('is http when the last proxy was spoken to by http', async () => {
    const headers = { 'X-Forwarded-Proto': 'https, http' };
    expect((await seen(['10.0.0.1'], '10.0.0.1', headers)).isHttps).toBe(false);
  });

  it.each([
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['::1', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0', false],
    ['proxy.example', false],
    ['10.0.0.0/8/8', false],
    ['', false],
  ])('can be trusted to %s: %s', (text, right) => {
    expect(isNetwork(text)).toBe(right);
  });
});
