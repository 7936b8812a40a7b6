import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildInto } from '../testing/built-site.ts';

const icons = createRequire(import.meta.url).resolve('@booking/ui/icons.svg');

let site: BuiltSite;
let html: string;
let files: string[];

beforeAll(async () => {
  site = await buildInto({ SITE_ORIGIN: 'https://desk.example' });
  html = await readFile(join(site.folder, 'index.html'), 'utf8');
  files = await readdir(site.folder, { recursive: true });
}, 60_000);

afterAll(() => site.remove());

const size = async (path: string) => (await stat(join(site.folder, path))).size;
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));

describe('the built site', () => {
  it('carries no style and no script in its markup, as the policy wants', () => {
    expect(html).not.toMatch(/\sstyle=/i);
    expect(html).not.toMatch(/<style|\son[a-z]+=/i);
    const scripts = html.match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^<script type="module" src="\/site-assets\/[^"]+"><\/script>$/);
  });

  it('asks nobody else for anything', async () => {
    // Links that a visitor follows may leave; whatever the page loads may not.
    const loaded = [...html.matchAll(/<(?:img|source|script|link)[^>]*>/gi)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('rel="canonical"') && /(https?:)?\/\/\w/.test(tag));
    expect(loaded).toEqual([]);
    expect(html).toContain('href="https://www.linkedin.com/"');
    const [css] = matching(/\.css$/);
    const text = await readFile(join(site.folder, css ?? ''), 'utf8');
    expect(text).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  it('has every file that it names', () => {
    const named = [...html.matchAll(/"\/(site-assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
  });

  it('names its public address', () => {
    expect(html).toContain('<link rel="canonical" href="https://desk.example/"/>');
  });

  it('leaves nothing of its own making behind', () => {
    expect(matching(/manifest|\.server|pages\.js/)).toEqual([]);
  });

  it('keeps the script under 2 kB and all before the first scroll under 110 kB', async () => {
    const [script, style, hero] = await Promise.all(
      [/loader-.*\.js\.br$/, /site-.*\.css\.br$/, /hero-dusk-(?!narrow).*\.svg\.br$/].map(
        (pattern) => size(matching(pattern)[0] ?? ''),
      ),
    );
    const fonts = await Promise.all(matching(/\.woff2$/).map(size));
    expect(script).toBeLessThanOrEqual(2_000);
    const beforeScroll =
      (await size('index.html.br')) +
      [script, style, hero, ...fonts].reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
    // The sprite comes after the page, from another package; the pictures at the fold add up to less than 4 kB.
    const sprite = brotliCompressSync(await readFile(icons)).byteLength;
    expect(beforeScroll + sprite + 4_000).toBeLessThanOrEqual(110_000);
  });
});
