import { readdir, readFile } from 'node:fs/promises';
import { brochureChapters, brochureEdition, brochureTitle } from '@booking/content/brochure';
import { plans } from '@booking/content/plans';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';

const name = `booking-desk-brochure-${brochureEdition.id}.pdf`;
const A4 = { width: 595, height: 842 };

let bytes: Buffer;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
const pages = () =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));

beforeAll(async () => {
  bytes = await readFile(new URL(name, import.meta.url));
  pdf = await getDocumentProxy(new Uint8Array(bytes));
});

/** Returns the text of the pages, with single spaces. */
async function text(): Promise<string> {
  const contents = await Promise.all((await pages()).map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) =>
      items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')),
    )
    .join('')
    .replaceAll(/\s+/g, ' ');
}

describe('the brochure', () => {
  it('is one file, named by its edition, of eight pages of A4 below 2.5 MB', async () => {
    const files = await readdir(new URL('.', import.meta.url));
    expect(files.filter((file) => file.endsWith('.pdf'))).toEqual([name]);
    expect(bytes.byteLength).toBeLessThan(2_500_000);
    const sizes = (await pages()).map((page) => page.getViewport({ scale: 1 }));
    expect(sizes).toHaveLength(8);
    for (const { width, height } of sizes) {
      expect({ width: Math.round(width), height: Math.round(height) }).toEqual(A4);
    }
  });

  it('is tagged, titled and in a language, with its headings as its outline', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: brochureTitle, Language: 'en-IN' });
    const outline = await pdf.getOutline();
    const titles = JSON.stringify(outline);
    for (const { title } of Object.values(brochureChapters)) expect(titles).toContain(title);
  });

  it('says what its pictures show', async () => {
    const trees = await Promise.all((await pages()).map((page) => page.getStructTree()));
    const alternatives = JSON.stringify(trees).match(/"alt":"[^"]{20,}"/g) ?? [];
    expect(alternatives).toHaveLength(4);
  });

  it('can be read by machines, prices with their sign among it', async () => {
    const words = await text();
    for (const { points } of Object.values(brochureChapters)) {
      for (const { line } of points) expect(words).toContain(line);
    }
    for (const { header } of plans) expect(words).toContain(header);
    expect(words).toContain('₹1,999 per month');
    expect(words).toContain('Address, phone and email are samples.');
  });

  it('leads to phone and mail', async () => {
    const links = (await Promise.all((await pages()).map((page) => page.getAnnotations()))).flat();
    const outside = links.flatMap(({ unsafeUrl }) => unsafeUrl ?? []);
    expect(outside).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/),
    ]);
  });

  it('carries its faces with it, as letters and not as drawings', () => {
    const source = bytes.toString('latin1');
    expect(source.match(/\/Type3/g)).toBeNull();
    const described = source.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(described.length).toBeGreaterThanOrEqual(3);
    expect(source.match(/\/FontFile[23]? \d/g)).toHaveLength(described.length);
  });
});
