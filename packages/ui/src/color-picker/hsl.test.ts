import { describe, expect, it } from 'vitest';
import { parseHex, ratioOf, readableOn, toHex, toHsl } from './hsl.ts';

describe('a colour', () => {
  it('is typed with three or six digits, with or without a hash', () => {
    expect(['1E88E5', ' #1e88e5 ', '18e', '#18E'].map(parseHex)).toEqual([
      '#1e88e5',
      '#1e88e5',
      '#1188ee',
      '#1188ee',
    ]);
    expect(['', '#', '#12', '#12345', '1e88e5f', 'red'].map(parseHex)).toEqual(
      Array.from({ length: 6 }),
    );
  });

  it('has a hue, a saturation and a lightness', () => {
    expect(toHsl('#ff0000')).toEqual({ hue: 0, saturation: 100, lightness: 50 });
    expect(toHsl('#0080ff')).toEqual({ hue: 210, saturation: 100, lightness: 50 });
    expect(toHsl('#808080')).toEqual({ hue: 0, saturation: 0, lightness: 50 });
    expect(toHsl('#ffffff')).toEqual({ hue: 0, saturation: 0, lightness: 100 });
  });

  it('is made of them', () => {
    for (const hex of ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#000000', '#ffffff']) {
      expect(toHex(toHsl(hex))).toBe(hex);
    }
    expect(toHex({ hue: 210, saturation: 100, lightness: 50 })).toBe('#0080ff');
  });

  it('has a contrast to another, and reads best with black or white', () => {
    expect(ratioOf('#000000', '#ffffff')).toBe(21);
    expect(readableOn('#fde68a')).toBe('#000000');
    expect(readableOn('#1e3a8a')).toBe('#ffffff');
  });
});
