import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { HttpEnv } from '../http/app.ts';
import { mountPages } from './pages.ts';

describe('the addresses of pages', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'booking-pages-'));
  const app = new Hono<HttpEnv>();

  beforeAll(() => {
    const folder = (name: string) => path.join(base, name);
    for (const name of ['site', 'console', 'ui', 'storybook']) {
      mkdirSync(folder(name));
      writeFileSync(path.join(folder(name), 'index.html'), name);
    }
    writeFileSync(path.join(folder('site'), 'privacy.html'), 'privacy');
    const folders = {
      site: folder('site'),
      console: folder('console'),
      ui: folder('ui'),
      storybook: folder('storybook'),
    };
    mountPages(app, folders, readConfig({ SESSION_SECRET: 'x'.repeat(32) }));
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it.each([
    ['/', 200, 'site'],
    ['/privacy', 200, 'privacy'],
    ['/login', 200, 'console'],
    ['/storybook/', 200, 'storybook'],
    ['/nowhere', 404, 'console'],
    ['/nowhere.png', 404, 'There is no such file.\n'],
  ])('%s answers %i', async (address, status, text) => {
    const answer = await app.request(`http://localhost${address}`);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(text);
  });

  it.each([
    ['/privacy/', '/privacy'],
    ['/login/?origin=%2Fhome', '/login?origin=%2Fhome'],
    ['//', '/'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
  ])('%s has one address: %s', async (address, location) => {
    const answer = await app.request(`http://localhost${address}`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
  });
});
