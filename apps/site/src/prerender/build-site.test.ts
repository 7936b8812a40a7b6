import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { SITE_ORIGIN_MARK } from '@booking/content/site-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildInto } from '../testing/built-site.ts';

const icons = createRequire(import.meta.url).resolve('@booking/ui/icons.svg');
const pages = ['index.html', 'privacy.html', 'terms.html', '404.html'] as const;

/** Bytes that a server sends before it waits for a response: ten packets of 1,460 B, less about one of headers. */
const FIRST_FLIGHT = 13_000;

let site: BuiltSite;
let files: string[];

beforeAll(async () => {
  site = await buildInto();
  files = await readdir(site.folder, { recursive: true });
});

afterAll(() => site.remove());

const read = (file: string) => readFile(join(site.folder, file), 'utf8');
/** The size as it is sent: hashed files are compressed by the build, pages by the server. */
const packed = async (file: string) =>
  files.includes(`${file}.br`)
    ? (await stat(join(site.folder, `${file}.br`))).size
    : brotliCompressSync(await readFile(join(site.folder, file))).byteLength;
const total = async (names: readonly string[]) =>
  (await Promise.all(names.map(packed))).reduce((sum, bytes) => sum + bytes, 0);
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const named = (html: string) => [
  ...new Set([...html.matchAll(/"\/(site-assets\/[^"#]+)[#"]/g)].map(([, path]) => path ?? '')),
];

describe.each(pages)('%s as it is built', (page) => {
  it('carries no style on an element and no script, as the policy wants', async () => {
    const html = await read(page);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/i);
    // In the form that the server looks for to allow a sheet by its hash.
    const sheets = html.match(/<style[^>]*>/gi) ?? [];
    expect(sheets).toEqual(page === 'index.html' ? ['<style>', '<style>'] : []);
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    const run = scripts.filter((tag) => !tag.includes('type="application/'));
    expect(run).toHaveLength(page === 'index.html' ? 1 : 0);
    for (const tag of run) {
      expect(tag).toMatch(/^<script type="module" src="\/site-assets\/[^"]+">$/);
    }
  });

  it('asks no one else for anything', async () => {
    // Links that a visitor follows may leave; whatever the page loads may not.
    const loaded = [...(await read(page)).matchAll(/<(?:img|source|script|link|iframe)[^>]*>/gi)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('rel="canonical"') && /(https?:)?\/\/\w/.test(tag));
    expect(loaded).toEqual([]);
  });

  it('has every file that it names', async () => {
    const paths = named(await read(page));
    expect(paths.length).toBeGreaterThanOrEqual(5);
    expect(paths.filter((path) => !files.includes(path))).toEqual([]);
  });
});

describe('the built site', () => {
  it('asks no one else by its styles either', async () => {
    for (const css of ['index.html', ...matching(/\.css$/)]) {
      expect(await read(css)).not.toMatch(/url\(["']?(https?:)?\/\//);
    }
  });

  it('brings the whole first screen of the landing page with its first packets', async () => {
    const page = brotliCompressSync(await readFile(join(site.folder, 'index.html')));
    const arrived = brotliDecompressSync(page.subarray(0, FIRST_FLIGHT), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    expect(arrived).toMatch(/<style>.*<\/style>.*<h1.*<table.*<\/table>.*<\/section>/s);
  });

  it('paints the landing page by its own sheets, in which nothing is missing', async () => {
    const html = await read('index.html');
    expect(html).not.toContain('rel="stylesheet"');
    // Its text waits for no font.
    expect(html).not.toMatch(/rel="preload" as="font"/);
    expect(matching(/site-assets\/(first-screen|below-fold)-.*\.css/)).toEqual([]);
    const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet).join('');
    const declared = new Set([...css.matchAll(/(--bk-[\w-]+):/g)].map(([, name]) => name));
    const properties = [...css.matchAll(/var\((--bk-[\w-]+)\)/g)].map(([, name]) => name);
    expect(properties.length).toBeGreaterThan(100);
    // The style of an icon is there once: later, it would win over the rule for a page without script.
    expect(css.match(/(?<=[{}]|^)\.bk-icon\{/g)).toHaveLength(1);
    // The carousel's script sets the number of its slides.
    expect(properties.filter((name) => !declared.has(name))).toEqual(['--bk-carousel-count']);
  });

  it('leaves nothing of its own making behind', () => {
    expect(matching(/\.vite|\.server|pages\.js/)).toEqual([]);
  });

  it('keeps the script under 2 kB with its headers and all before the first scroll under 110 kB', async () => {
    const [script = ''] = matching(/loader-.*\.js$/);
    const before = [
      'index.html',
      script,
      ...matching(/hero-dusk-(?!narrow).*\.svg$/),
      // Figures in headings and accents are further down, or not there.
      ...matching(/\.woff2$/).filter((file) => !/figures|accented/.test(file)),
    ];
    expect(before).toHaveLength(7);
    // The headers of its response take nearly 1 kB.
    expect(await packed(script)).toBeLessThanOrEqual(1_000);
    // The sprite comes after the page, from another package; the pictures at the fold add up to less than 4 kB.
    const sprite = brotliCompressSync(await readFile(icons)).byteLength;
    expect((await total(before)) + sprite + 4_000).toBeLessThanOrEqual(110_000);
  });

  // Every chunk that opening all of the page can request: all there are, without the toast after an enquiry.
  it('keeps all script of a visit under 90 kB, before an enquiry brings its toast', async () => {
    const scripts = matching(/\.js$/).filter((file) => !file.includes('thanks-toast'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(await total(scripts)).toBeLessThanOrEqual(90_000);
  });

  it.each(pages.slice(1))('keeps %s under 20 kB without fonts', async (page) => {
    const loaded = named(await read(page)).filter((path) => !/\.(woff2|png)$/.test(path));
    expect(await total([page, ...loaded])).toBeLessThanOrEqual(20_000);
  });

  it('leaves its public address to the server', async () => {
    for (const file of ['index.html', 'privacy.html', 'terms.html', 'sitemap.xml', 'robots.txt']) {
      expect(await read(file), file).toContain(SITE_ORIGIN_MARK);
    }
  });
});
