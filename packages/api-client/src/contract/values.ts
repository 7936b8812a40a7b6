import * as z from 'zod/mini';
import type { Instant } from './days.ts';
import { hasDigits } from './facts/money.ts';
import { BIDI_CONTROL, isVisible, lineOf } from './facts/name.ts';
import { HOME_TYPES } from './facts/user.ts';
import { A_VERSION } from './rules.ts';

/**
 * Forms of single values that several resources share. Each says in a sentence what to do when a value is not right:
 * those of zod are for programmers.
 */

/** An id, 24 lower-case hex digits, of something that one chooses: `idOf('a template')`. */
export function idOf(what: string) {
  return idOr(`Choose ${what}.`);
}

function idOr(error: string) {
  return z.string(error).check(z.regex(/^[0-9a-f]{24}$/, error));
}

/** 24 lower-case hex digits. */
export const id = idOr('An id has 24 lowercase hex digits.');

/** The fields of an object and no others. */
export function strict<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? 'Unknown field.' : 'Required fields are missing.',
  });
}

/** The calendar begins with the year 1; databases refuse the year 0, which ISO 8601 allows. */
const fromYearOne = z.refine<string>(
  (value) => !value.startsWith('0000'),
  'The year must be 1 or later.',
);

const AN_INSTANT = 'Enter a date and time in UTC, for example 2026-03-14T09:30:00Z.';

/** An instant, ISO 8601 in UTC, to the nanosecond at most. */
export const instant = z.iso
  .datetime(AN_INSTANT)
  .check(fromYearOne, z.maxLength('YYYY-MM-DDTHH:MM:SS.123456789Z'.length, AN_INSTANT));

/** The same in a filter: in code, the type does not accept a date in its place. */
export const instantAsked = instant as z.ZodMiniType<string, Instant>;

/** A day without a time or zone, `YYYY-MM-DD`. */
export const civilDate = z.iso.date('Enter the date as YYYY-MM-DD.').check(fromYearOne);

/** The dates that a call can plan with: days, months and years are counted on from them, and stay in the calendar. */
const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2200-12-31';

/** A day that something is planned or kept for. */
export const plannedDate = civilDate.check(
  z.refine((day) => day >= FIRST_DATE && day <= LAST_DATE, 'Choose a date from 1900 to 2200.'),
);

/**
 * Short names mean one zone in JavaScript and another in PostgreSQL, where IST is Israel's; the sign of an offset means
 * the opposite there, and the names of System V mean nothing.
 */
const AMBIGUOUS_ZONE = /^(?!(UTC|GMT|Cuba|Eire|Iran)$)[a-z]{3,4}$|^[+-]|^SystemV\//i;

/** Time zones that only JavaScript still knows. */
const ENDED_ZONE = /^(US\/Pacific-New|Canada\/East-Saskatchewan)$/i;

const A_ZONE = 'Unknown time zone. Use a name such as Asia/Kolkata.';

/** The IANA name of a zone that this machine knows, as in `Asia/Kolkata`. */
export const timeZone = z.string(A_ZONE).check(
  z.maxLength(60, A_ZONE),
  z.refine((name) => {
    try {
      return (
        !AMBIGUOUS_ZONE.test(name) &&
        !ENDED_ZONE.test(name) &&
        !!new Intl.DateTimeFormat('en', { timeZone: name })
      );
    } catch {
      return false;
    }
  }, A_ZONE),
);

const A_LOCALE = 'Unknown locale. Use a tag such as en-IN.';

/** A language tag that this machine has numbers and dates for, as in `en-IN`. */
export const locale = z.string(A_LOCALE).check(
  z.maxLength(35, A_LOCALE),
  z.refine((tag) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  }, A_LOCALE),
);

const A_CURRENCY = 'Unknown currency. Use a code such as INR.';

/** The ISO 4217 code of a currency that this machine knows, as in `INR`. */
export const currency = z.string(A_CURRENCY).check(
  z.regex(/^[A-Z]{3}$/, A_CURRENCY),
  z.refine((code) => Intl.supportedValuesOf('currency').includes(code), A_CURRENCY),
);

const A_COUNTRY = 'Enter the country as a two-letter code.';

/** ISO 3166-1 alpha-2, as in `IN`. */
export const country = z.string(A_COUNTRY).check(z.regex(/^[A-Z]{2}$/, A_COUNTRY));

const NOT_IN_LINE = new RegExp(`[\\p{Cc}\\u2028\\u2029${BIDI_CONTROL}]`, 'u');
const NOT_IN_LINES = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${BIDI_CONTROL}]`, 'u');

/** Refuses line breaks, control characters and those that turn the direction of writing. */
export function oneLine(name: string) {
  return z.refine<string>(
    (value) => !NOT_IN_LINE.test(value),
    `${name} can’t contain line breaks or control characters.`,
  );
}

/** Refuses a text whose characters are all invisible. */
function visible(name: string) {
  return z.refine<string>(
    (value) => value === '' || isVisible(value),
    `${name} must have a letter or digit.`,
  );
}

/** A line of `min` to `max` characters as it is seen: composed, with single blanks, without invisible characters. */
export function text(name: string, min: number, max: number) {
  const missing = missingOf(name);
  return z.string(missing).check(
    // A longer text is refused anyway, so it isn't normalised: no one can make the server work.
    z.overwrite((value) => (value.length > LINE_FACTOR * max ? value.trim() : lineOf(value))),
    ...bounds(name, min, max),
    visible(name),
    oneLine(name),
  );
}

/** How much longer a text may be written than it is stored: decomposed, with blanks. */
const LINE_FACTOR = 8;

/** A trimmed line that is not ours, as an id at another company or a secret: nothing of it is changed. */
export function foreignText(name: string, min: number, max: number) {
  return trimmed(name, min, max).check(visible(name), oneLine(name));
}

/** The name of someone or something, which stands in emails to others: a line that mail programs make no link of. */
export function nameText(name: string, min: number, max: number) {
  return text(name, min, max).check(
    z.refine<string>((value) => !hasLink(value), `${name} can’t contain a web address.`),
    z.refine<string>(
      (value) => !MAIL_ADDRESS.test(value),
      `${name} can’t contain an email address.`,
    ),
  );
}

/** Characters that look like a slash. */
const SLASHES = /[\u2044\u2215\u2571\u29f8]/g;
const LINKED =
  /:\/\/|\bwww\.|\b(?:https?|ftps?|mailto|tel|sms|file|upi|skype|whatsapp):\S|\S\.\p{L}{2,}(?::\d+)?[/?#]/iu;
const MAIL_ADDRESS = /[^\s@]@[^\s@.]+\.[^\s@]{2}/u;

/** Whether a mail program would make a link of a part of a text. */
function hasLink(text: string): boolean {
  return LINKED.test(
    text
      .normalize('NFKC')
      .replace(SLASHES, '/')
      .replace(/[\u3002\uff61]/g, '.'),
  );
}

/** A trimmed text of several lines, of `min` to `max` characters. */
export function lines(name: string, min: number, max: number) {
  return trimmed(name, min, max).check(
    z.refine<string>(
      (value) => !NOT_IN_LINES.test(value),
      `${name} can’t contain control characters.`,
    ),
    visible(name),
  );
}

function trimmed(name: string, min: number, max: number) {
  return z.string(missingOf(name)).check(z.trim(), ...bounds(name, min, max));
}

function bounds(name: string, min: number, max: number) {
  return [
    z.minLength(min, min > 1 ? `${name} must be at least ${min} characters.` : missingOf(name)),
    z.maxLength(max, `${name} must be ${max} characters or fewer.`),
  ] as const;
}

/** "Enter a name." for "The name". */
function missingOf(name: string): string {
  return `Enter ${lowerFirst(name.replace(/^The (?=[aeiou])/, 'An ').replace(/^The /, 'A '))}.`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** A percentage of up to two decimals. */
export function percentage(min: number, max: number) {
  const number = (value: number) => value.toLocaleString('en-IN').replace('-', '−');
  const error = `Enter a percentage from ${number(min)} to ${number(max)}, with up to two decimals.`;
  return z.number(error).check(z.minimum(min, error), z.maximum(max, error), hundredths(error));
}

/** At most two digits after the point. */
export function hundredths(error: string) {
  return z.refine<number>((value) => hasDigits(value, 2), error);
}

const A_PLACE = 'Enter a whole number from 0 to 9,999.';

/** Where something stands in an order that people choose: the lowest number comes first. */
export const place = z.int(A_PLACE).check(z.minimum(0, A_PLACE), z.maximum(9_999, A_PLACE));

/** The longest address that every browser and server takes. */
const WEB_ADDRESS_MAX = 2048;

const AN_ADDRESS = 'Enter an address that starts with https://.';

/** An address that starts with `https://`, for everyone to open: without a user name or password. */
export const webAddress = z.url({ protocol: /^https$/, error: AN_ADDRESS, abort: true }).check(
  z.maxLength(WEB_ADDRESS_MAX, `The address must be ${WEB_ADDRESS_MAX} characters or fewer.`),
  // "https:example.com" and "https:\\example.com" are read as addresses too.
  z.regex(/^https:\/\/[^\\]+$/i, { error: AN_ADDRESS, abort: true }),
  oneLine('The address'),
  z.refine(
    (address) => !/^https:\/\/[^/?#]*@/i.test(address),
    'Enter the address without a user name or password.',
  ),
);

/** The address of a service that paths are added to, or of a page that is one for everyone: without `?` and `#`. */
export const baseAddress = webAddress.check(
  z.refine(
    (address) => !/[?#]/.test(address),
    'Enter the address without a question mark or a hash.',
  ),
);

const A_CLOCK_TIME = 'Enter a time from 00:00 to 23:59.';

/** A time of the day, `HH:mm`. */
export const clockTime = z
  .string(A_CLOCK_TIME)
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, A_CLOCK_TIME));

export const homeType = z.enum(HOME_TYPES, 'Choose Day or Month.');

/** The response of a call that returns no value. */
export const nothing = z.void();

/** Rises by one with each change; send it back with a write to be told of a conflict. */
const versionNumber = z.int(A_VERSION).check(z.minimum(0, A_VERSION));

/** Fields that the server keeps on every stored entity. */
export const audit = {
  createdAt: instant,
  updatedAt: instant,
  createdBy: z.nullable(id),
  updatedBy: z.nullable(id),
  __v: versionNumber,
};

/** The version that a write was made from; another stored version returns 409 `VERSION_CONFLICT`. */
export const version = z.optional(versionNumber);
