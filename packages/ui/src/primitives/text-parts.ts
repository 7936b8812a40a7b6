import { fold } from './fold.ts';

export interface TextParts {
  /** In the digits 0 to 9. */
  readonly numbers: readonly string[];
  /** Folded. */
  readonly letters: readonly string[];
}

/** Splits a text into numbers, in the digits 0 to 9, and folded words. */
export function partsOf(text: string): TextParts {
  const parts = fold(text).match(/\p{Nd}+|[\p{L}\p{M}]+/gu) ?? [];
  const isNumber = (part: string) => /^\p{Nd}/u.test(part);
  return {
    numbers: parts.filter(isNumber).map((part) => [...part].map(digitOf).join('')),
    letters: parts.filter((part) => !isNumber(part)),
  };
}

/** Converts a digit of any script to 0–9. In Unicode each set of ten starts at a multiple of 16, or 6 after one. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const place = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6;
}
