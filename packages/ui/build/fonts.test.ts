import { describe, expect, it } from 'vitest';
import { cut, faces, fontCss } from './fonts.ts';

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

  it('have the rupee sign in both families', () => {
    const withRupee = faces.filter(({ text }) => text.includes('₹')).map(({ family }) => family);
    expect(new Set(withRupee)).toEqual(new Set(faces.map(({ family }) => family)));
  });

  it('swap in, and leave no face without its range', () => {
    expect(fontCss().match(/font-display: swap/g)).toHaveLength(faces.length);
    expect(fontCss().match(/unicode-range/g)).toHaveLength(faces.length);
  });
});
