import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpEnv } from '../http/env.ts';
import { mountDocs } from './docs.ts';

describe('the documentation under /design', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'booking-docs-'));
  const app = (hasStories: boolean) => {
    const pages = new Hono<HttpEnv>();
    mountDocs(pages, { folder, hasStories });
    return pages;
  };
  const ask = (address: string, hasStories = true) =>
    app(hasStories).request(`http://localhost/design${address}`);

  beforeAll(() => {
    const files = {
      'index.html': '<script>theme()</script>first',
      'button/index.html': 'button',
      'playground/index.html': 'frame',
      'playground/example.js': 'run()',
      'docs-assets/a-b.css': 'p{}',
      'storybook/iframe.html': 'story',
      'pagefind/pagefind.js': 'find()',
      'v/1.9.0/button/index.html': 'older button',
      'v/1.9.0/playground/index.html': 'older frame',
      'v/1.9.0/playground/example.js': 'run()',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['/', '<script>theme()</script>first'],
    ['/button/', 'button'],
    ['/playground/', 'frame'],
    ['/pagefind/pagefind.js', 'find()'],
    ['/storybook/iframe.html', 'story'],
    ['/v/1.9.0/button/', 'older button'],
  ])('%s is a file of the build', async (address, text) => {
    const answer = await ask(address);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it.each([
    ['', '/design/'],
    ['/button', '/design/button/'],
    ['/v/1.9.0/button', '/design/v/1.9.0/button/'],
  ])('%s leads to the folder', async (address, location) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it.each(['/nowhere', '/nowhere/', '/..%2findex.html', '/.server/x.mjs', '/button/index.html/'])(
    '%s is no page, and says how one is built',
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/button/', '/v/1.9.0/button/'])(
    '%s allows the script that sets its theme, stories and examples, and nothing inline',
    async (address) => {
      const policy = (await ask(address)).headers.get('content-security-policy');
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='; /);
      expect(policy).toContain("; frame-src 'self'; ");
      expect(policy).toContain("; require-trusted-types-for 'script'; ");
      expect(policy).not.toContain('inline');
    },
  );

  it('a page has no session, and waits for no process of its own', async () => {
    const { headers } = await ask('/button/');
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it.each(['/playground/', '/v/1.9.0/playground/'])(
    'an example at %s has no origin, and reaches no server',
    async (address) => {
      const policy = (await ask(address)).headers.get('content-security-policy');
      expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; /);
      expect(policy).not.toContain('allow-same-origin');
      expect(policy).not.toContain('connect-src');
    },
  );

  it.each(['/playground/example.js', '/docs-assets/a-b.css', '/v/1.9.0/playground/example.js'])(
    '%s is loaded by examples, which are of no origin',
    async (address) => {
      const { headers } = await ask(address);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  it('pages are asked for again, what has a hash in its name is not', async () => {
    expect((await ask('/button/')).headers.get('cache-control')).toBe('no-cache');
    const { headers } = await ask('/docs-assets/a-b.css');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('has no stories in production: their policy allows inline script', async () => {
    const answer = await ask('/storybook/iframe.html', false);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy') ?? '').not.toContain('unsafe');
    expect((await ask('/button/', false)).status).toBe(200);
  });
});
