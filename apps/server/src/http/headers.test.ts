import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, openTestApp, type TestApp } from '../testing/app.ts';
import { contentSecurityPolicy } from './headers.ts';

const [database] = databases;

describe('the headers of every answer', () => {
  let test: TestApp;

  beforeAll(async () => {
    if (!database) throw new Error('The tests need a database.');
    test = await openTestApp(database);
  });
  afterAll(() => test.close());

  it.each([
    '/',
    '/login',
    '/nowhere',
    '/x.js',
    '/config.json',
    '/healthz',
    '/api/docs',
    '/api/v1/user/me',
    '/api/v1/nothing',
  ])('guard %s', async (path) => {
    const { headers } = await test.app.request(path);
    expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy());
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    if (path.startsWith('/api/v1')) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('ask for https only over https', async () => {
    const { headers } = await test.app.request('https://localhost/healthz');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  it('ask for https behind a trusted proxy that speaks it, and not because a caller says so', async () => {
    if (!database) throw new Error('The tests need a database.');
    const behind = await openTestApp(database, { trustedProxies: ['192.0.2.1'] });
    const headers = { 'X-Forwarded-Proto': 'https' };
    const answers = [
      await behind.call('GET', '/user/me', { headers }),
      await behind.call('GET', '/user/me', { headers, address: '192.0.2.2' }),
    ];
    expect(answers.map((answer) => answer.headers.get('strict-transport-security'))).toEqual([
      'max-age=31536000; includeSubDomains',
      null,
    ]);
    await behind.close();
  });

  it('allow nothing inline and demand trusted types', () => {
    const policy = contentSecurityPolicy();
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("default-src 'none'");
  });

  it('keep the rest of the policy when a page changes one rule', () => {
    const policy = contentSecurityPolicy({ 'frame-src': 'https://maps.example' });
    expect(policy).toContain('frame-src https://maps.example;');
    expect(policy).toContain("script-src 'self'");
  });

  it('says that it is alive and ready', async () => {
    expect((await test.app.request('/healthz')).status).toBe(200);
    expect((await test.app.request('/readyz')).status).toBe(200);
  });
});
