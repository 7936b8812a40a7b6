import { latinDigits } from '../primitives/text/text-parts.ts';
import { countryOf, dialCodeOf } from './dial-codes.ts';

/** A number with the country that it belongs to. */
export interface PhoneNumber {
  /** ISO 3166. */
  readonly country: string;
  /** The digits after the calling code. */
  readonly national: string;
}

/** Where an extension or a second number begins. It is no part of the number. */
const EXTENSION = /(?:ext|x)\.?\s*(?=\d|$)|[#;,/]/i;

/** "1-800-FLOWERS": a letter among the digits stands for one, which is not ours to guess. */
const LETTERS_INSIDE = /\d[^\d]*\p{L}/u;

/** The most digits of an international number (E.164). */
const MAX_DIGITS = 15;

/** Prefixes dialled before the code of another country, by calling code, where `00` isn't the only one. */
const exit: Readonly<Record<string, RegExp>> = {
  1: /^011/,
  7: /^810/,
  61: /^0011/,
  65: /^00[1-9]/,
  66: /^00[1-9]/,
  81: /^010/,
  82: /^00[1-9]/,
  375: /^810/,
  852: /^001/,
};

/** Number of digits of a country's numbers, by calling code, where all have the same. */
const lengths: Readonly<Record<string, number>> = {
  1: 10,
  7: 10,
  33: 9,
  34: 9,
  44: 10,
  52: 10,
  61: 9,
  65: 8,
  91: 10,
  375: 9,
  852: 8,
};

/** The calling codes of countries where no one dials a zero before a number, and some numbers begin with one. */
const keepsZero: ReadonlySet<string> = new Set(
  '39 378 47 225 226 227 229 242 267 268 501 676 679 687 992'.split(' '),
);

/**
 * Reads a number however it is written: `+91 98765-43210`, `0091…`, `098765 43210`, `tel:+91…`, in the digits of any
 * script. Undefined while its country isn't known, and for what is no number: letters inside, or the digits of two.
 * @param country The country of a number without a calling code.
 */
export function parsePhone(text: string, country: string): PhoneNumber | undefined {
  const written = read(text, country);
  const number = written && nationalOf(written.country, written.digits);
  if (number === undefined) return undefined;
  return dialCodeOf(number.country).length + number.national.length > MAX_DIGITS
    ? undefined
    : number;
}

/** The same digits as a number of another country, where a zero before them may be part of the number. */
export function movePhone(text: string, country: string, next: string): PhoneNumber {
  return nationalOf(next, read(text, country)?.digits ?? '');
}

/** The country and all digits after the calling code, as they are written. */
function read(text: string, country: string) {
  const [number = ''] = latinDigits(text).split(EXTENSION);
  if (LETTERS_INSIDE.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  const international = /^\D*\+/.test(number) ? digits : internationalOf(digits, country);
  if (international === undefined) return { country, digits };
  const match = countryOf(international, country);
  if (match === undefined) return undefined;
  return { country: match, digits: international.slice(dialCodeOf(match).length) };
}

/** The digits from the calling code on, of a number that is dialled with one; else undefined. */
function internationalOf(digits: string, country: string): string | undefined {
  const code = dialCodeOf(country);
  const area = code.startsWith('1') ? '1' : code;
  const dialled = digits.replace(exit[area] ?? '', '').replace(/^00/, '');
  if (dialled !== digits) return dialled;
  // In North America the code is dialled inside of it too, and no number begins with a 1. Of its islands, whose code has
  // four digits, the last seven are the number.
  if (area === '1') {
    if (digits.startsWith('1')) return digits;
    return code !== '1' && digits.length === 10 ? `1${digits}` : undefined;
  }
  // "91 98765 43210": in India a number has ten digits.
  const length = lengths[code];
  const isWithCode =
    length !== undefined && digits.startsWith(code) && digits.length === code.length + length;
  return isWithCode ? digits : undefined;
}

/** National (trunk) prefixes, dialled before a number inside its country, by calling code. Default: a zero. */
const trunk: Readonly<Record<string, RegExp>> = {
  // 8 begins numbers too; one that is dialled stands before ten digits.
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  // From before 2019, and of mobile numbers.
  52: /^(?:01|04[45]|1)(?=\d{10}$)/,
  375: /^8?0(?=\d{9}$)/,
};

function nationalOf(country: string, digits: string): PhoneNumber {
  const code = dialCodeOf(country);
  const national = keepsZero.has(code) ? digits : digits.replace(trunk[code] ?? /^0+/, '');
  return { country, national };
}

/** `+919876543210`, or empty without digits. */
export function e164({ country, national }: PhoneNumber): string {
  return national && `+${dialCodeOf(country)}${national}`;
}

/** The digits after the calling code in groups: "98765 43210", "415 555 2671". */
export function nationalText({ country, national }: PhoneNumber): string {
  if (country === 'IN') return national.replace(/^(\d{5})(?=\d)/, '$1 ');
  const code = dialCodeOf(country);
  if (!code.startsWith('1')) return national;
  const grouped = national.replace(/^(\d{3})(?=\d)/, '$1 ');
  // "1787" has the first group already.
  return code === '1' ? grouped.replace(/^(\d{3} \d{3})(?=\d)/, '$1 ') : grouped;
}

/**
 * Returns a number as `PhoneField` shows it, with its calling code: "+91 98765 43210". Text that is no number is
 * returned as it is.
 * @param value In E.164, as on the wire.
 * @param homeCountry The country (ISO 3166) of a number without a calling code.
 */
export function formatPhone(value: string, homeCountry = 'IN'): string {
  const number = parsePhone(value, homeCountry);
  if (!number?.national) return value;
  return `+${dialCodeOf(number.country)} ${nationalText(number)}`;
}
