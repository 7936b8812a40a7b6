import { describe, expect, it } from 'vitest';
import { cut, faces, fontCss, rangeOf } from './fonts.ts';

/** What a page waits for that is written in plain English: `geist.woff2` and `bricolage.woff2`. */
const PLAIN_BYTES = 34_000;
/** The design's budget for what the console loads: its text face and the rupee sign. */
const CONSOLE_BYTES = 31_000;
/** And for the site, which has the display face too. */
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

  it('weigh little for a page in plain English', async () => {
    const plain = faces.filter(({ file }) => /^(geist|bricolage)\.woff2$/.test(file));
    expect(plain).toHaveLength(2);
    const sizes = await Promise.all(plain.map(async (face) => (await cut(face)).length));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(PLAIN_BYTES);
  });

  it('share no character inside a family', () => {
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

  it('swap in, and leave no face without its range', () => {
    expect(fontCss().match(/font-display: swap/g)).toHaveLength(faces.length);
    expect(fontCss().match(/unicode-range/g)).toHaveLength(faces.length);
  });
});
