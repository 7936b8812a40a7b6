import { latinDigits } from '../primitives/text/text-parts.ts';

/** Result of reading a typed text: no number yet ("", "-"), a number, or undefined if it can't become one. */
export type TypedNumber = { readonly value: number | null } | undefined;

export interface NumberText {
  /** A number as its locale writes it, with its decimals. */
  readonly format: (value: number) => string;
  /**
   * Reads a whole text, typed, pasted or from a file, in the digits of any script: all that `format` writes, and numbers
   * with a currency or a unit, as in "Rs. 1,999/-". A sign that groups stands between whole groups only: "1,5" is
   * undefined, not 15.
   */
  readonly parse: (text: string) => TypedNumber;
  /**
   * Reads a text while it is edited: groups that are cut by the edit are joined.
   * @param isTyped Refuses text that only a paste brings along: "₹1,999" has a sign.
   */
  readonly parseEdited: (text: string, isTyped?: boolean) => TypedNumber;
  /** Whether a text has digits and signs alone: it stays as typed, to be corrected, where it is no number. */
  readonly isOfDigits: (text: string) => boolean;
  /** How many signs that group a text has. */
  readonly countGroups: (text: string) => number;
  /** Rounds as a number is written. */
  readonly round: (value: number) => number;
}

export interface NumberTextOptions extends Intl.NumberFormatOptions {
  /** The most decimals. */
  readonly maximumFractionDigits: number;
}

/** More digits than this are not exact in a JavaScript number. */
const MAX_DIGITS = 15;

/** Words, signs of currencies and spaces around a pasted number: "Rs. 1,999/-". A point belongs to a word before it. */
const before = /^(-?)\s*(?:[\p{L}\p{M}]+[.:]*|[\p{Sc}\s:])+/u;
const after = /\s*([\p{L}\p{Sc}/][\p{L}\p{M}\p{Sc}\s./-]*)$/u;
/** Words that multiply: "2 lakh" is not 2. */
const multiplies =
  /^(?:k|m|mn|mio|million|millions|l|lac|lacs|lakh|lakhs|c|cr|crs|crore|crores|t|th|thousand|thousands|hundred|b|bn|billion|tsd|mille|हज़ार|हजार|लाख|करोड़|करोड़|सौ)(?![\p{L}\p{M}])/iu;

/** Stands for the sign between groups. */
const GROUP = '_';
/** Whole groups: of three digits, or of two before the last as in India, and no zero in front. */
const grouped = /^-?[1-9](?:\d{0,2}(?:_\d{3})+|\d?(?:_\d{2})+_\d{3})(?=$|\.)/;
/** Blanks in a line, which group. A tab or a line break stands between two numbers. */
const blank = /[ \u00a0\u2000-\u200a\u202f]/;
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

  /** Of any locale, but for its own sign: no one writes decimals after the others. */
  const groupSign = new RegExp(`[${group}'’٬]|${blank.source}`, 'gu');

  /** The text with `-` for its minus, `.` for its decimal sign and `_` for each sign that groups. */
  const plain = (text: string) =>
    bare(text).replace(groupSign, GROUP).replace('٫', '.').replace(decimal, '.');
  const signsIn = (text: string) =>
    (bare(text).match(groupSign) ?? []).map((sign) => sign.replace(blank, ' ').replace('’', "'"));
  const read = (written: string): TypedNumber => {
    if (!partial.test(written) || digitsIn(written) > MAX_DIGITS) return undefined;
    // Of "-0" there is no other zero to be shown.
    return { value: /\d/.test(written) ? Number(written) || 0 : null };
  };
  const withoutGroups = (text: string) => plain(text).replaceAll(GROUP, '');
  const joined = (text: string) => read(withoutGroups(text));
  /** The text without the signs of its groups, if those are whole. "1,999 000" is nothing that anyone writes. */
  const whole = (text: string) => {
    const signs = new Set(signsIn(text));
    const isWhole = signs.size === 0 || (signs.size === 1 && grouped.test(plain(text)));
    return isWhole ? withoutGroups(text) : '?';
  };
  /** With what stands around a number in other programs: a unit, the signs of an account, zeros at the end. */
  const pasted = (text: string) => {
    const number = withoutUnit(signed(withoutUnit(bare(text))));
    if (!/\d/.test(number)) return undefined;
    return read(whole(number)) ?? read(withoutSpareZeros(whole(number)));
  };

  return {
    format: (value) => formatter.format(value),
    round: (value) => Number(shown.format(value)),
    countGroups: (text) => signsIn(text).length,
    isOfDigits: (text) =>
      /^[\d\s.,'’٬٫+()-]*$/.test(bare(text)) && digitsIn(bare(text)) <= MAX_DIGITS,
    parse: (text) => read(whole(text)) ?? pasted(text),
    parseEdited: (text, isTyped = false) => joined(text) ?? (isTyped ? undefined : pasted(text)),
  };
}

/** Decimals that can be a group of three keep their zeros: "4,500" is no 4.5. */
const withoutSpareZeros = (written: string) =>
  /^-?\d{1,3}\.\d{3}$/.test(written) ? written : written.replace(/(\.\d*?)0+$/, '$1');

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** "(1,200)" and "1,200-" of an account, and "+5". */
function signed(text: string): string {
  const [, inside] = /^\(\s*([^()-]+?)\s*\)$/.exec(text) ?? /^([^()-]+?)\s*-$/.exec(text) ?? [];
  return inside === undefined ? text.replace(/^\+\s*(?=\S)/, '') : `-${inside}`;
}

/** A text in the digits 0 to 9, with one minus and nothing that can't be seen. */
function bare(text: string): string {
  return latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[−‐–﹣－]/g, '-')
    .trim();
}

/** A number without the words around it; empty if they multiply it. */
function withoutUnit(text: string): string {
  const [, unit = ''] = after.exec(text) ?? [];
  return multiplies.test(unit) ? '' : text.replace(before, '$1').replace(after, '');
}
