import { describe, expect, it } from 'vitest';
import { cut, faces, fontCss, INLINED_BYTES, rangeOf } from './fonts.ts';

/** Budget of a page in plain English, which loads `geist.woff2` and `bricolage.woff2`. */
const PLAIN_BYTES = 34_000;
/** Budget of the console: the text font and the rupee sign. */
const CONSOLE_BYTES = 31_000;
/** Budget of the site, which also has the display font. */
const SITE_BYTES = 80_000;

describe('the fonts', () => {
  it('keep to their budgets', async () => {
    const sizes = await Promise.all(
      faces.map(async (face) => ({ family: face.family, bytes: (await cut(face)).length })),
    );
    const sum = (list: typeof sizes) => list.reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(sizes.filter(({ family }) => family === 'Geist Variable'))).toBeLessThan(
      CONSOLE_BYTES,
    );
    expect(sum(sizes)).toBeLessThan(SITE_BYTES);
  });

  it('are small for a page in plain English', async () => {
    const plain = faces.filter(({ file }) => /^(geist|bricolage)\.woff2$/.test(file));
    expect(plain).toHaveLength(2);
    const sizes = await Promise.all(plain.map(async (face) => (await cut(face)).length));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(PLAIN_BYTES);
  });

  it('are files of their own in a default build of Vite, whose content policy refuses data URLs', async () => {
    for (const face of faces) {
      expect((await cut(face)).length, face.file).toBeGreaterThan(INLINED_BYTES);
    }
  });

  it('have disjoint ranges within a family', () => {
    for (const family of new Set(faces.map((face) => face.family))) {
      const signs = faces.filter((face) => face.family === family).flatMap(({ text }) => [...text]);
      expect(signs.length, family).toBe(new Set(signs).size);
    }
    expect(rangeOf('cab–z')).toBe('U+0061-0063, U+007A, U+2013');
  });

  it('have the rupee sign in both families', () => {
    const withRupee = faces.filter(({ text }) => text.includes('₹')).map(({ family }) => family);
    expect(new Set(withRupee)).toEqual(new Set(faces.map(({ family }) => family)));
  });

  it('use font-display swap, and every font has a range', () => {
    expect(fontCss().match(/font-display: swap/g)).toHaveLength(faces.length);
    expect(fontCss().match(/unicode-range/g)).toHaveLength(faces.length);
  });
});
