import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faq } from '@booking/content/faq';
import { plans } from '@booking/content/plans';
import { SITE_ORIGIN_MARK, sitePages } from '@booking/content/site-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildInto } from '../testing/built-site.ts';

let site: BuiltSite;
const documents = new Map<string, Document>();

beforeAll(async () => {
  site = await buildInto();
  for (const name of ['index', 'privacy', 'terms', '404']) {
    const html = await readFile(join(site.folder, `${name}.html`), 'utf8');
    documents.set(name, new DOMParser().parseFromString(html, 'text/html'));
  }
});

afterAll(() => site.remove());

const page = (name: string): Document => {
  const dom = documents.get(name);
  if (!dom) throw new Error(`No page is called ${name}.`);
  return dom;
};
const meta = (of: Document, name: string) =>
  of.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const file = (name: string) => readFile(join(site.folder, name));

describe.each([
  ['index', sitePages.landing],
  ['privacy', sitePages.privacy],
  ['terms', sitePages.terms],
])('the head of %s', (name, { path, title, description }) => {
  const address = SITE_ORIGIN_MARK + path;

  it('tells searches its title, what it is about and its one address', () => {
    const head = page(name);
    expect(head.title).toBe(title);
    expect(meta(head, 'description')).toBe(description);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(meta(head, 'robots')).toBeUndefined();
  });

  it('tells what a link to it looks like', async () => {
    const head = page(name);
    expect(meta(head, 'og:title')).toBe(title);
    expect(meta(head, 'og:description')).toBe(description);
    expect(meta(head, 'og:url')).toBe(address);
    expect(meta(head, 'twitter:card')).toBe('summary_large_image');
    expect(meta(head, 'og:image:alt')).toMatch(/\w+/);
    const image = meta(head, 'og:image') ?? '';
    expect(meta(head, 'twitter:image')).toBe(image);
    const picture = await file(image.replace(`${SITE_ORIGIN_MARK}/`, ''));
    expect(sizeOf(picture)).toEqual([
      Number(meta(head, 'og:image:width')),
      Number(meta(head, 'og:image:height')),
    ]);
    expect(sizeOf(picture)).toEqual([1200, 630]);
  });

  it('names its icons and its colour', async () => {
    const head = page(name);
    const hrefs = [...head.querySelectorAll('link[rel*=icon]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toHaveLength(3);
    for (const href of hrefs) await expect(file(href?.slice(1) ?? '')).resolves.toBeDefined();
    expect(meta(head, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('what the site tells machines', () => {
  const data = () =>
    [...page('index').querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
  const ofType = (type: string) => data().find((entity) => entity['@type'] === type);

  it('says who runs the product, without facts that only stand in', () => {
    const organization = ofType('Organization');
    expect(organization.url).toBe(`${SITE_ORIGIN_MARK}/`);
    expect(JSON.stringify(data())).not.toMatch(/00000|bookingdesk\.example|linkedin|Sample/);
    expect(ofType('SoftwareApplication').publisher['@id']).toBe(organization['@id']);
  });

  it('offers the plans that have a price, at that price, where they stand on the page', () => {
    const offers: { name: string; price: string; priceCurrency: string; url: string }[] =
      ofType('SoftwareApplication').offers;
    const priced = plans.filter(({ monthlyPrice }) => monthlyPrice !== null);
    expect(offers.map(({ name, price }) => [name, price])).toEqual(
      priced.map(({ header, monthlyPrice }) => [header, String(monthlyPrice)]),
    );
    for (const { url, priceCurrency } of offers) {
      expect(priceCurrency).toBe('INR');
      expect(page('index').getElementById(new URL(url).hash.slice(1))).not.toBeNull();
    }
  });

  it('answers the questions of the page, word for word', () => {
    const questions: { name: string; acceptedAnswer: { text: string } }[] =
      ofType('FAQPage').mainEntity;
    expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      faq.map(({ question, answer }) => [question, answer]),
    );
    const shown = page('index').body.textContent ?? '';
    for (const { question, answer } of faq) {
      expect(shown).toContain(question);
      expect(shown).toContain(answer);
    }
  });

  it('maps every public page, and no other', async () => {
    const xml = new DOMParser().parseFromString(
      (await file('sitemap.xml')).toString(),
      'application/xml',
    );
    const addresses = [...xml.querySelectorAll('url > loc')].map((loc) => loc.textContent);
    expect(addresses).toEqual(
      Object.values(sitePages).map(({ path }) => `${SITE_ORIGIN_MARK}${path}`),
    );
    expect((await file('robots.txt')).toString()).toContain(
      `Sitemap: ${SITE_ORIGIN_MARK}/sitemap.xml`,
    );
  });

  it('draws itself where someone keeps it on a screen', async () => {
    const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
      (await file('site.webmanifest')).toString(),
    );
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes } of manifest.icons) {
      expect(sizeOf(await file(src.slice(1))).join('x')).toBe(sizes);
    }
  });

  it('keeps the page for lost addresses out of searches', () => {
    expect(meta(page('404'), 'robots')).toBe('noindex');
    expect(page('404').querySelector('link[rel=canonical]')).toBeNull();
  });
});

/** Width and height, as a PNG says them. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
