import { latinDigits } from '../primitives/text-parts.ts';

/** What is typed: no number yet ("", "-"), a number, or undefined if it can't become one. */
export type TypedNumber = { readonly value: number | null } | undefined;

export interface NumberText {
  /** A number as its locale writes it, with its decimals. */
  readonly format: (value: number) => string;
  /**
   * Reads what was typed, in the digits of any script. Reads all that `format` writes.
   * @param isTyped Refuses what only a paste brings along: "₹1,999" has a sign.
   */
  readonly parse: (text: string, isTyped?: boolean) => TypedNumber;
  /** Rounds as a number is written. */
  readonly round: (value: number) => number;
}

export interface NumberTextOptions extends Intl.NumberFormatOptions {
  /** The most decimals. */
  readonly maximumFractionDigits: number;
}

/** More digits than this are not exact in a JavaScript number. */
const MAX_DIGITS = 15;

/** Words, signs of currencies and spaces around a pasted number: "Rs. 1,999/-". */
const before = /^[\p{L}\p{Sc}\s][\p{L}\p{Sc}\s.:]*/u;
const after = /\s*[\p{L}\p{Sc}/][\p{L}\p{Sc}\s./-]*$/u;

/** Reads and writes the numbers of a locale. */
export function numberText(
  locale: string,
  { maximumFractionDigits: digits, ...options }: NumberTextOptions,
  isNegativeAllowed: boolean,
): NumberText {
  const formatter = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: digits });
  const shown = new Intl.NumberFormat('en', {
    ...options,
    maximumFractionDigits: digits,
    notation: 'standard',
    numberingSystem: 'latn',
    signDisplay: 'auto',
    useGrouping: false,
  });
  const latin = new Intl.NumberFormat(
    new Intl.Locale(locale, { numberingSystem: 'latn' }).toString(),
  );
  const parts = latin.formatToParts(-12_345.6);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const group = partOf('group');
  const decimal = partOf('decimal') || '.';
  const partial = new RegExp(
    `^${isNegativeAllowed ? '-?' : ''}\\d*${digits > 0 ? `(?:\\.\\d{0,${digits}})?` : ''}$`,
  );

  const plain = (text: string) =>
    text
      .replace(/\s|\p{Cf}/gu, '')
      .replace(/[−‐–﹣－]/g, '-')
      // Spaces, and the apostrophe that keyboards have, group too.
      .replaceAll(group === '’' ? /['’]/g : group, '')
      .replaceAll('٬', '')
      .replace('٫', '.')
      .replace(decimal, '.');

  return {
    format: (value) => formatter.format(value),
    round: (value) => Number(shown.format(value)),
    parse(text, isTyped = false) {
      const isShort = (one: string) => one.replace(/\D/g, '').length <= MAX_DIGITS;
      const typed = plain(latinDigits(text));
      if (partial.test(typed) && isShort(typed)) {
        return { value: /\d/.test(typed) ? Number(typed) : null };
      }
      const pasted = plain(latinDigits(text).replace(before, '').replace(after, ''));
      const isNumber = /\d/.test(pasted) && partial.test(pasted) && isShort(pasted);
      return isNumber && !isTyped ? { value: Number(pasted) } : undefined;
    },
  };
}
