import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileResponse } from './file.ts';

describe('files of a folder', () => {
  let base: string;
  let folder: string;

  beforeAll(() => {
    base = mkdtempSync(path.join(tmpdir(), 'booking-files-'));
    folder = path.join(base, 'dist');
    mkdirSync(path.join(folder, 'site-assets'), { recursive: true });
    writeFileSync(path.join(base, 'secret.txt'), 'secret');
    writeFileSync(path.join(folder, '.env'), 'secret');
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(path.join(folder, 'site-assets/app-1a2b.js'), 'plain');
    writeFileSync(path.join(folder, 'site-assets/app-1a2b.js.br'), 'brotli');
    writeFileSync(path.join(folder, 'site-assets/app-1a2b.js.gz'), 'gzip');
    writeFileSync(path.join(folder, 'site-assets/brochure-1a2b.pdf'), '%PDF');
    writeFileSync(path.join(folder, 'site-assets/tour-1a2b.vtt'), 'WEBVTT');
    symlinkSync(path.join(base, 'secret.txt'), path.join(folder, 'link.txt'));
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  const get = (urlPath: string, headers: Record<string, string> = {}) =>
    fileResponse(new Request('http://localhost/', { headers }), folder, urlPath);

  it('keeps hashed files for ever and asks again for pages', async () => {
    const script = await get('/site-assets/app-1a2b.js');
    expect(script?.headers.get('cache-control')).toContain('immutable');
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const page = await get('/index.html');
    expect(page?.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets a PDF be saved and captions be read', async () => {
    const brochure = await get('/site-assets/brochure-1a2b.pdf');
    expect(brochure?.headers.get('content-type')).toBe('application/pdf');
    expect(brochure?.headers.get('content-disposition')).toBe('attachment');
    const captions = await get('/site-assets/tour-1a2b.vtt');
    expect(captions?.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(captions?.headers.get('content-disposition')).toBeNull();
  });

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await get('/index.html'))?.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get('/index.html', { 'If-None-Match': etag }))?.status).toBe(304);
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>New</title>');
    expect((await get('/index.html', { 'If-None-Match': etag }))?.status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['', null, 'plain'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['br;q=0,gzip;q=0', null, 'plain'],
    ['*', 'br', 'brotli'],
    ['*, br;q=0', 'gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip', 'gzip'],
    ['brotli', null, 'plain'],
  ])('sends the best form for "%s"', async (accepted, encoding, content) => {
    const answer = await get('/site-assets/app-1a2b.js', { 'Accept-Encoding': accepted });
    expect(answer?.headers.get('content-encoding')).toBe(encoding);
    expect(answer?.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer?.text()).toBe(content);
  });

  it.each([
    ['bytes=0-4', 206, '<!doc', 'bytes 0-4/'],
    ['bytes=5-', 206, 'type html>', 'bytes 5-14/15'],
    ['bytes=-5', 206, 'html>', '-14/15'],
    ['bytes=-999', 206, '<!doctype html>', 'bytes 0-14/15'],
    ['bytes=14-999', 206, '>', 'bytes 14-14/15'],
    ['bytes=15-', 416, '', 'bytes */15'],
    ['bytes=-0', 416, '', 'bytes */15'],
    ['bytes=5-2', 200, '<!doctype html>', null],
    ['bytes=0-1,4-5', 200, '<!doctype html>', null],
    ['lines=1-2', 200, '<!doctype html>', null],
  ])('answers the part %s with %i', async (range, status, content, place) => {
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
    const answer = await get('/index.html', { Range: range, 'Accept-Encoding': 'br' });
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('accept-ranges')).toBe('bytes');
    if (place === null) expect(answer?.headers.get('content-range')).toBeNull();
    else expect(answer?.headers.get('content-range')).toContain(place);
    expect(await answer?.text()).toBe(content);
  });

  it('sends the whole file to a client with an older version', async () => {
    const etag = (await get('/index.html'))?.headers.get('etag') ?? '';
    const part = (version: string) =>
      get('/index.html', { Range: 'bytes=0-0', 'If-Range': version });
    expect((await part(etag))?.status).toBe(206);
    expect((await part('"older"'))?.status).toBe(200);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/.env',
    '/link.txt',
    '/%00',
    '/%',
    '/site-assets',
    '/missing.txt',
  ])('has nothing at %s', async (urlPath) => {
    expect(await get(urlPath)).toBeUndefined();
  });
});
