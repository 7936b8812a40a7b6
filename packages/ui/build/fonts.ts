/// <reference path="./subset-font.d.ts" />
/**
 * Subsets the two typefaces to the characters the products use and writes them to `dist/fonts`, with `dist/fonts.css`.
 * Geist is for text and tables, Bricolage Grotesque for display text of the site and the sign-in page. Each is split in
 * two, so that a page loads only what it uses: accents when a name has one, figures when a heading has some. The rupee
 * sign loads only with prices, beside letters of names that make its file larger than what bundlers write into the sheet:
 * under a strict content policy a font of a data URL is refused.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Characters of our own text: printable ASCII and the punctuation the products use. */
const plain = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…€−`;
/** Characters of names: Latin-1 for western European languages, and rarer marks. */
const accented = [...`${range(0xa0, 0xff)}ŒœŸ‚„†‰‹›™∕`]
  .filter((sign) => !plain.includes(sign))
  .join('');
/** Characters of headings: letters and punctuation between words. */
const headings = `${range(0x41, 0x5a)}${range(0x61, 0x7a)} &,-.:;?\u00a0–—‘’`;
/** Figures and other characters, rare in headings. */
const figures = [...`${range(0x20, 0x7e)}é·×“”…`]
  .filter((sign) => !headings.includes(sign))
  .join('');
const rupee = '₹';
/** Letters of names in central and southern Europe. */
const european = 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĽľĻļŁłŃńŇňŚśŞşŠšŹźŻżŽž';

/** Bundlers write a smaller file into the style sheet, in bytes. */
export const INLINED_BYTES = 4096;

interface Face {
  /** File name in `dist/fonts`. */
  readonly file: string;
  readonly family: string;
  readonly source: string;
  readonly text: string;
  readonly weight: string;
  /** Variation axes to keep, limited to what the type scale uses. */
  readonly axes: Readonly<Record<string, { min: number; max: number }>>;
  /** Maximum file size, in bytes. */
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
    text: plain,
    budget: 15_000,
  },
  {
    ...geist,
    file: 'geist-accented.woff2',
    source: 'geist/files/geist-latin-wght-normal.woff2',
    text: accented,
    budget: 12_000,
  },
  {
    ...geist,
    file: 'geist-rupee.woff2',
    source: 'geist/files/geist-latin-ext-wght-normal.woff2',
    text: `${rupee}${european}`,
    budget: 6_000,
  },
  {
    ...bricolage,
    file: 'bricolage.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    text: headings,
    budget: 20_000,
  },
  {
    ...bricolage,
    file: 'bricolage-figures.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    text: figures,
    budget: 24_000,
  },
  {
    ...bricolage,
    file: 'bricolage-rupee.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    text: `${rupee}ĄąĆćČčĘęŁłŃńŚśŞşŠšŽž`,
    budget: 6_000,
  },
];

/** Returns the characters of a text as a `unicode-range`: a page loads a file only if it uses one of them. */
export function rangeOf(text: string): string {
  const points = [...text].map((sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point <= run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/** Returns a subset font. Throws if it exceeds its budget. */
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
 * Local fallback fonts with the metrics of ours, so that the swap shifts nothing. `size-adjust` is the width of a
 * paragraph in our font over its width in Arial (Arial Bold for headings), measured in Chromium; the overrides are our
 * font's ascent and descent divided by it.
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
  src: url('./fonts/${face.file}') format('woff2');
  unicode-range: ${rangeOf(face.text)};
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
