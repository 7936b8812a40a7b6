import { parseDate } from '@internationalized/date';
import type { CivilDate } from '../primitives/civil-days.ts';
import { fold } from '../primitives/fold.ts';
import type { datePickerMessages } from './date-picker.messages.ts';

const ENGLISH = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** Two digits mean a year of this century. */
const CENTURY = 2000;

/** The shortest beginning by which a month is known, in letters. */
const LEAST = 3;

/** How a language writes days and months; both take a day, `YYYY-MM-DD`. */
export type MonthFormats = Pick<typeof datePickerMessages, 'day' | 'month'>;

/**
 * The day that somebody typed, the day before the month, as India writes it: "14 Mar 2027", "14/3/27", "14.03.2027",
 * "14 march", "14". Months are read in the language of the words, and in English. What is left out is taken from today;
 * the year first is understood too. Undefined when it is no day.
 */
export function readDate(
  text: string,
  today: CivilDate,
  messages: MonthFormats,
): CivilDate | undefined {
  const { numbers, letters } = partsOf(text);
  const [thisYear = '', thisMonth = ''] = today.split('-');
  const names = monthNames(messages);
  const name = letters.filter((part) => !names.fillers.has(part)).join(' ');
  if (name === '') {
    if (numbers.length === 0 || numbers.length > 3) return undefined;
    const [one = '', two = thisMonth, three = thisYear] = numbers;
    return one.length === 4 ? civil(one, two, three) : civil(three, two, one);
  }
  const month = monthNumber(name, names.months);
  if (month === undefined || numbers.length === 0 || numbers.length > 2) return undefined;
  const [one = '', two = thisYear] = numbers;
  return one.length === 4 ? civil(one, month, two) : civil(two, month, one);
}

function civil(year: string, month: string, day: string): CivilDate | undefined {
  if (!/^(\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) {
    return undefined;
  }
  const fullYear = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const iso = `${String(fullYear).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return parseDate(iso).toString();
  } catch {
    // The 31st of June.
    return undefined;
  }
}

interface MonthNames {
  /** What each month is called, January first, in folded letters. */
  readonly months: readonly (readonly string[])[];
  /** Letters of a date that name no month, as the "de" of "14 de mar. de 2027". */
  readonly fillers: ReadonlySet<string>;
}

/** The names of the months as the words write them, in a day and by themselves. */
function monthNames({ day, month }: MonthFormats): MonthNames {
  const written = ENGLISH.map((_, at) => {
    const first = `2027-${String(at + 1).padStart(2, '0')}-01`;
    return [partsOf(day(first)).letters, partsOf(month(first)).letters];
  });
  const fillers = new Set(
    written.flat(2).filter((part) => written.every((forms) => forms.flat().includes(part))),
  );
  const months = written.map((forms) =>
    forms
      .map((letters) => letters.filter((part) => !fillers.has(part)).join(' '))
      .filter((name) => name !== ''),
  );
  return { months, fillers };
}

/** The number of the month that is called so, or the only one that begins so. */
function monthNumber(name: string, months: MonthNames['months']): string | undefined {
  const english = ENGLISH.map((month) => [month]);
  const found =
    only(months, (one) => one === name) ??
    only(months, (one) => name.length >= LEAST && one.startsWith(name)) ??
    only(english, (one) => name.startsWith(one));
  return found === undefined ? undefined : String(found + 1);
}

function only(
  months: MonthNames['months'],
  isMeant: (name: string) => boolean,
): number | undefined {
  const found = months.flatMap((names, at) => (names.some(isMeant) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The numbers of a text, in the digits 0 to 9, and its words, without case and accents. */
function partsOf(text: string): { numbers: readonly string[]; letters: readonly string[] } {
  const parts = fold(text).match(/\p{Nd}+|[\p{L}\p{M}]+/gu) ?? [];
  const isNumber = (part: string) => /^\p{Nd}/u.test(part);
  return {
    numbers: parts.filter(isNumber).map((part) => [...part].map(digitOf).join('')),
    letters: parts.filter((part) => !isNumber(part)),
  };
}

/** A digit of any script as 0 to 9. In Unicode each ten of them begin at a multiple of 16, or 6 after one. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const place = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6;
}
