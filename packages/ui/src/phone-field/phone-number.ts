import { latinDigits } from '../primitives/text-parts.ts';
import { countryOf, dialCodeOf } from './dial-codes.ts';

/** A number with the country that it belongs to. */
export interface PhoneNumber {
  /** ISO 3166. */
  readonly country: string;
  /** The digits after the calling code. */
  readonly national: string;
}

/** Where an extension begins. It is no part of the number. */
const EXTENSION = /ext|x|[#;,/]/i;

/** The calling codes of countries where no one dials a zero before a number, and some numbers begin with one. */
const keepsZero: ReadonlySet<string> = new Set(
  '39 378 47 225 226 227 229 242 267 268 501 676 679 687 992'.split(' '),
);

/**
 * Reads a number however it is written: `+91 98765-43210`, `0091…`, `098765 43210`, `tel:+91…`, in the digits of any
 * script. Undefined while its country isn't known.
 * @param country The country of a number without a calling code.
 */
export function parsePhone(text: string, country: string): PhoneNumber | undefined {
  const written = read(text, country);
  return written && nationalOf(written.country, written.digits);
}

/** The same digits as a number of another country, where a zero before them may be part of the number. */
export function movePhone(text: string, country: string, next: string): PhoneNumber {
  return nationalOf(next, read(text, country)?.digits ?? '');
}

/** The country and all digits after the calling code, as they are written. */
function read(text: string, country: string) {
  const [number = ''] = latinDigits(text).split(EXTENSION);
  const digits = number.replace(/\D/g, '');
  const isInternational = number.replace(/[^\d+]/g, '').startsWith('+');
  if (isInternational || digits.startsWith('00')) {
    const international = digits.replace(/^00/, '');
    const found = countryOf(international, country);
    return found === undefined
      ? undefined
      : { country: found, digits: international.slice(dialCodeOf(found).length) };
  }
  // "91 98765 43210": in India a number has ten digits.
  const isWithCode = country === 'IN' && digits.length === 12 && digits.startsWith('91');
  return { country, digits: isWithCode ? digits.slice(2) : digits };
}

/** What is dialled before a number inside its country, by calling code. Default: a zero. */
const trunk: Readonly<Record<string, RegExp>> = {
  // 8 begins numbers too; one that is dialled stands before ten digits.
  7: /^8(?=\d{10}$)/,
  36: /^06/,
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
