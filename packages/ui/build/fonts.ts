/// <reference path="./subset-font.d.ts" />
/**
 * Cuts the two typefaces to what the products write and puts them into `dist/fonts`, with `dist/fonts.css`.
 * Geist carries text and tables; the rupee sign lives in its extended file, so it gets a file of its own that loads
 * only where a price stands. Bricolage Grotesque carries the display text of the site and the sign-in page.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Printable ASCII, Latin-1 with the languages of western Europe, and the punctuation that the products set. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‰‹›€™−∕`;
/** What headings are set in: our own words, so printable ASCII and a little more. */
const display = `${range(0x20, 0x7e)}\u00a0é·×–—‘’“”…`;
const rupee = '₹';

interface Face {
  /** The file's name in `dist/fonts`. */
  readonly file: string;
  readonly family: string;
  readonly source: string;
  readonly text: string;
  readonly weight: string;
  /** `font-variation` axes to keep, narrowed to what the scale of type uses. */
  readonly axes: Readonly<Record<string, { min: number; max: number }>>;
  /** As `unicode-range`; a face without one is asked for by every text. */
  readonly range?: string;
  /** The most that the file may weigh, in bytes. */
  readonly budget: number;
}

const geist = {
  family: 'Geist Variable',
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
};
const bricolage = {
  family: 'Bricolage Grotesque Variable',
  weight: '600 700',
  axes: { opsz: { min: 24, max: 96 }, wght: { min: 600, max: 700 } },
};

export const faces: readonly Face[] = [
  {
    ...geist,
    file: 'geist.woff2',
    source: 'geist/files/geist-latin-wght-normal.woff2',
    text: latin,
    budget: 29_000,
    range: 'U+0020-00FF, U+0152-0153, U+0178, U+2013-203A, U+20AC, U+2122, U+2212, U+2215',
  },
  {
    ...geist,
    file: 'geist-rupee.woff2',
    source: 'geist/files/geist-latin-ext-wght-normal.woff2',
    text: rupee,
    budget: 1_600,
    range: 'U+20B9',
  },
  {
    ...bricolage,
    file: 'bricolage.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    text: display,
    budget: 48_000,
    range: 'U+0020-007E, U+00A0, U+00B7, U+00D7, U+00E9, U+2013-2026',
  },
  {
    ...bricolage,
    file: 'bricolage-rupee.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    text: rupee,
    budget: 2_400,
    range: 'U+20B9',
  },
];

/** One face, cut. Throws when it outgrows its budget. */
export async function cut(face: Face): Promise<Buffer> {
  const font = await subsetFont(await readFile(new URL(face.source, packages)), face.text, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
  });
  if (font.length > face.budget) {
    throw new Error(`${face.file} weighs ${font.length} bytes, more than ${face.budget}.`);
  }
  return font;
}

/**
 * Local faces that take the room of ours until ours arrive, so that the swap moves nothing. `size-adjust` is the width
 * of a paragraph of our words in our face over its width in Arial (Arial Bold for headings), measured in Chromium; the
 * overrides are our face's ascent and descent over that.
 */
const fallbacks = `@font-face {
  font-family: 'Geist Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 101.8%;
  ascent-override: 98.7%;
  descent-override: 29%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Bricolage Fallback';
  font-weight: 600 700;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
  size-adjust: 90.7%;
  ascent-override: 102.5%;
  descent-override: 29.8%;
  line-gap-override: 0%;
}
`;

export function fontCss(): string {
  const rules = faces.map(
    (face) => `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${face.weight};
  src: url('./fonts/${face.file}') format('woff2');${face.range ? `\n  unicode-range: ${face.range};` : ''}
}
`,
  );
  return rules.join('') + fallbacks;
}

export async function buildFonts(): Promise<void> {
  await mkdir(new URL('fonts/', dist), { recursive: true });
  for (const face of faces) await writeFile(new URL(`fonts/${face.file}`, dist), await cut(face));
  await writeFile(new URL('fonts.css', dist), fontCss());
}

if (import.meta.main) await buildFonts();
