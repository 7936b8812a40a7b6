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
    numbers: parts.filter(isNumber).map(latinDigits),
    letters: parts.filter((part) => !isNumber(part)),
  };
}

/** Writes the digits of every script as 0 to 9: "१२" is "12". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // In Unicode the ten digits of a script follow each other, and only whole sets of ten.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
