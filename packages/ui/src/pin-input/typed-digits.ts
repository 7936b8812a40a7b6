import { latinDigits } from '../primitives/text/text-parts.ts';

/** The text of a code after a change, and where its caret stands. */
export interface TypedDigits {
  readonly text: string;
  readonly caret: number;
}

/** The digits of a text as 0 to 9; all else, such as the blank of "482 913", is dropped. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

/**
 * Returns the code after `text` was typed up to its caret. In a full one, a digit replaces the next one, as if it was
 * typed into its box.
 */
export function typedDigits(text: string, caret: number, length: number): TypedDigits {
  const before = digitsOf(text.slice(0, caret)).slice(0, length);
  const after = digitsOf(text.slice(caret));
  const surplus = Math.max(0, before.length + after.length - length);
  return { text: before + after.slice(surplus), caret: before.length };
}
