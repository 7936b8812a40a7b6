import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { HttpEnv } from '../http/env.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import { mountPages } from './pages.ts';

describe('the addresses of pages', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'booking-pages-'));
  const app = new Hono<HttpEnv>();
  const folder = (name: string) => path.join(base, name);
  const folders = {
    site: folder('site'),
    console: folder('console'),
    ui: folder('ui'),
    storybook: folder('storybook'),
    docs: folder('docs'),
  };

  beforeAll(() => {
    for (const name of ['site', 'console', 'ui', 'storybook', 'docs']) {
      mkdirSync(folder(name));
      writeFileSync(path.join(folder(name), 'index.html'), name);
    }
    for (const name of ['privacy', 'terms', '404']) {
      writeFileSync(path.join(folder('site'), `${name}.html`), name);
    }
    writeFileSync(path.join(folder('site'), 'robots.txt'), 'https://site.invalid/sitemap.xml');
    writeFileSync(path.join(folder('site'), 'favicon.svg'), 'icon');
    const config = readConfig({
      SESSION_SECRET: 'x'.repeat(32),
      MAP_URL: 'https://maps.example/embed?q=here',
      CONTACT_URL: 'https://mail.example/send-form',
      CONTACT_SERVICE_ID: 'a',
      CONTACT_TEMPLATE_ID: 'b',
      CONTACT_USER_ID: 'c',
    });
    mountPages(app, folders, config, 'https://desk.example');
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it.each([
    ['/', 200, 'site'],
    ['/privacy', 200, 'privacy'],
    ['/login', 200, 'console'],
    ['/storybook/', 200, 'storybook'],
    ['/favicon.svg', 200, 'icon'],
    ['/robots.txt', 200, 'https://desk.example/sitemap.xml'],
    ['/nowhere', 404, '404'],
    ['/nowhere.html', 404, '404'],
    ['/404', 404, '404'],
    ['/404.html', 404, '404'],
    ['/index.html', 404, '404'],
    ['/privacy.html', 404, '404'],
    ['/nowhere.png', 404, 'File not found.\n'],
  ])('%s answers %i', async (address, status, text) => {
    const answer = await app.request(`http://localhost${address}`);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
  });

  it('an address where nothing is has the console’s page for a browser that has signed in, and says so to caches', async () => {
    const ask = (cookie: string) =>
      app.request('http://localhost/nowhere', { headers: { cookie, 'If-None-Match': '*' } });
    for (const [cookie, text] of [
      [`theme=dark; __Host-bk=${'a'.repeat(43)}`, 'console'],
      ['__Host-bk=', '404'],
      ['theme=dark', '404'],
    ] as const) {
      const answer = await ask(cookie);
      expect([answer.status, await answer.text()]).toEqual([404, text]);
      expect(answer.headers.get('vary')).toMatch(/\bCookie\b/);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each([
    ['/privacy/', '/privacy'],
    ['/login/?origin=%2Fhome', '/login?origin=%2Fhome'],
    ['//', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['/%5celsewhere.example/', '/%5celsewhere.example'],
    ['/%2felsewhere.example/', '/%2felsewhere.example'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
    ['/café/', '/caf%C3%A9'],
    ['/%E4%B8%AD/?q=%E4%B8%AD', '/%E4%B8%AD?q=%E4%B8%AD'],
    ['/%F0%9F%98%80/', '/%F0%9F%98%80'],
    ['/%ff/', '/%ff'],
    ['/%/', '/%'],
  ])('%s has one address: %s', async (address, location) => {
    const answer = await app.request(`http://localhost${address}`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
  });

  it.each(['/%09/elsewhere.example/', '/%00/', '/%0a/x/', '/%0D', '/%1b/', '/%7f/'])(
    '%s has a control character, which is in no address',
    async (address) => {
      const answer = await app.request(`http://localhost${address}`);
      expect([answer.status, await answer.text()]).toEqual([404, '404']);
      expect(answer.headers.get('location')).toBeNull();
    },
  );

  it.each(['/app.js', '/index.html'])(
    '%s.br and .gz are forms of a file, and no files',
    async (name) => {
      for (const suffix of ['.br', '.gz']) {
        writeFileSync(path.join(base, 'console', name + suffix), 'packed');
        expect((await app.request(`http://localhost${name}${suffix}`)).status).toBe(404);
      }
    },
  );

  it('has no Storybook in production', async () => {
    const served = new Hono<HttpEnv>();
    const settings = { SESSION_SECRET: 'x'.repeat(32), NODE_ENV: 'production' };
    mountPages(served, folders, readConfig(settings), 'https://desk.example');
    for (const address of ['/storybook', '/storybook/', '/storybook/index.html']) {
      const answer = await served.request(`http://localhost${address}`);
      expect(await answer.text()).not.toBe('storybook');
      expect(answer.headers.get('content-security-policy') ?? '').not.toContain('unsafe');
    }
  });

  it('are kept by browsers as long as they are what they were', async () => {
    const ask = (headers: Record<string, string> = {}) =>
      app.request('http://localhost/privacy', { headers });
    const packed = await ask({ 'Accept-Encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe('privacy');
    const etag = packed.headers.get('etag') ?? '';
    expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
    expect((await ask({ 'If-None-Match': etag })).status).toBe(200);
    writeFileSync(path.join(base, 'site/privacy.html'), 'another policy');
    expect(await (await ask({ 'If-None-Match': etag })).text()).toBe('another policy');
  });

  it('let the landing page alone reach the two addresses that are configured', async () => {
    const policy = async (address: string) =>
      (await app.request(`http://localhost${address}`)).headers.get('content-security-policy');
    expect(await policy('/')).toContain("connect-src 'self' https://mail.example;");
    expect(await policy('/')).toContain('frame-src https://maps.example;');
    for (const address of ['/privacy', '/nowhere']) {
      expect(await policy(address), address).toBeNull();
    }
    expect(await policy('/login')).toBe(contentSecurityPolicy());
  });

  it('allow the style sheet that a page was built with by its hash, and no other', async () => {
    const css = 'p::before{content:"https://desk.example"}';
    const page = `<style>${css.replace('https://desk.example', 'https://site.invalid')}</style>`;
    writeFileSync(path.join(base, 'site/terms.html'), page);
    const answer = await app.request('http://localhost/terms');
    expect(await answer.text()).toContain(css);
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`; style-src 'self' 'sha256-${hash}'; `);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('maps.example');
  });

  it('allow the script that the console was built with by its hash, and no other', async () => {
    const ask = (address: string, headers: Record<string, string> = {}) =>
      app.request(`http://localhost${address}`, { headers });
    const allowed = (text: string) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return `; script-src 'self' 'sha256-${hash}'; `;
    };
    const file = path.join(base, 'console/index.html');
    const cookie = `__Host-bk=${'a'.repeat(43)}`;
    for (const script of ['first()', 'second(1)']) {
      const data = '<script type="application/json">{}</script>';
      writeFileSync(file, `<script>${script}</script>${data}<script src="/x.js"></script>`);
      const signedIn = await ask('/nowhere', { cookie });
      const page = await ask('/login');
      const again = await ask('/login', { 'If-None-Match': page.headers.get('etag') ?? '' });
      expect([page.status, again.status, signedIn.status]).toEqual([200, 304, 404]);
      for (const { headers } of [page, again, signedIn]) {
        const policy = headers.get('content-security-policy');
        expect(policy).toContain(allowed(script));
        expect(policy).not.toContain('unsafe');
        expect(policy).toContain("; require-trusted-types-for 'script'; ");
      }
    }
    writeFileSync(file, 'console');
  });

  it('tell the browser what this installation is set up with', async () => {
    const answer = await app.request('http://localhost/config.json');
    expect(await answer.json()).toEqual({
      subApps: { hospitality: null, event: null },
      contact: {
        url: 'https://mail.example/send-form',
        serviceId: 'a',
        templateId: 'b',
        userId: 'c',
      },
      mapUrl: 'https://maps.example/embed?q=here',
    });
  });
});
