import { linearOf } from './srgb.ts';

/** The contrast that WCAG 2.2 AA asks of text. */
export const AA_CONTRAST = 4.5;

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). Both are `#` and six hex digits. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, whichever is easier to read on a colour; the server chooses the same. */
export function bestTextOn(hex: string): string {
  return contrastOf(hex, '#000000') >= contrastOf(hex, '#ffffff') ? '#000000' : '#ffffff';
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
