import { contrast } from '@booking/ui/contrast';
import { rgbOf } from './srgb.ts';

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). Both are `#` and six hex digits. */
export function contrastOf(a: string, b: string): number {
  return contrast(rgbOf(a), rgbOf(b));
}

/** Black or white, whichever is easier to read on a colour; the server chooses the same. */
export function bestTextOn(hex: string): string {
  return contrastOf(hex, '#000000') >= contrastOf(hex, '#ffffff') ? '#000000' : '#ffffff';
}
