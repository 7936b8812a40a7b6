import { callingCodeOf, fitsCallingCode } from './calling-codes.ts';
import { latinDigits } from './digits.ts';

/** Calling code of India, for numbers without one. */
export const HOME_CALLING_CODE = '91';

/** Characters between the digits: brackets, dots, hyphens, slashes and blanks, and marks that show nothing. */
const BETWEEN = /[\s().\-\p{Pd}/\u2044\p{Cf}]/gu;

/** Prefixes dialled before an international number, by the calling code of the caller's country. Elsewhere it is 00. */
const DIAL_OUT: Readonly<Record<string, RegExp>> = {
  1: /^011/,
  7: /^810/,
  61: /^0011/,
  81: /^010/,
};

/** Calling codes of countries where no one dials a zero before a number, and some numbers begin with one. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(
  '39 378 47 225 226 227 229 242 267 268 501 676 679 687 992'.split(' '),
);

/** Trunk prefixes, dialled before a number inside its country, by calling code. Default: a zero. */
const TRUNK: Readonly<Record<string, RegExp>> = {
  1: /^1(?=\d{10}$)/,
  // 8 begins numbers too; one that is dialled stands before ten digits.
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  375: /^80?(?=\d{9}$)/,
};

/**
 * Reads a phone number however it is written, with or without its calling code: `+91 98765-43210`, `0091…`, `098765
 * 43210`, `+91 (0)98765 43210`, `tel:+91…`, in the digits of any script. Returns it in E.164, `+919876543210`; undefined
 * where it is no number, has more or fewer digits than its country's, or anything else is beside it: nothing is guessed.
 *
 * @param callingCode that of a number without one. Default: India's. Null: a number must have its own.
 */
export function phoneOf(
  text: string,
  callingCode: string | null = HOME_CALLING_CODE,
): string | undefined {
  const written = latinDigits(text.normalize('NFKC'))
    .trim()
    .replace(/^tel:/i, '')
    .replace(BETWEEN, '');
  if (!/^\+?\d+$/.test(written)) return undefined;
  const international = afterDialOut(written, callingCode);
  if (international !== undefined) return fromInternational(international);
  if (callingCode === null) return undefined;
  const national = nationalOf(callingCode, written);
  if (fitsCallingCode(callingCode, national.length)) return `+${callingCode}${national}`;
  // "91 98765 43210", which is too long without its code.
  return national.startsWith(callingCode) ? fromInternational(national) : undefined;
}

/** Whether a text is a number in E.164 with as many digits as its country has. */
export function isPhone(text: string): boolean {
  return phoneOf(text, null) === text;
}

const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** A formatted phone number: "+91 98730 42483". Numbers of other countries stay in E.164, as stored. */
export function phoneText(phone: string): string {
  return phone.replace(INDIAN, '+91 $1 $2');
}

/** The digits from the calling code on, where a plus or an international prefix says that there is one. */
function afterDialOut(written: string, callingCode: string | null): string | undefined {
  if (written.startsWith('+')) return written.slice(1).replace(/^0+/, '');
  const dialled = DIAL_OUT[callingCode ?? ''];
  if (dialled?.test(written)) return written.replace(dialled, '');
  return written.startsWith('00') ? written.replace(/^0+/, '') : undefined;
}

function fromInternational(digits: string): string | undefined {
  const code = callingCodeOf(digits);
  if (code === undefined) return undefined;
  const national = nationalOf(code, digits.slice(code.length));
  return fitsCallingCode(code, national.length) ? `+${code}${national}` : undefined;
}

/** The digits without the prefix that is only dialled inside the country. */
function nationalOf(callingCode: string, digits: string): string {
  return KEEPS_ZERO.has(callingCode) ? digits : digits.replace(TRUNK[callingCode] ?? /^0+/, '');
}
