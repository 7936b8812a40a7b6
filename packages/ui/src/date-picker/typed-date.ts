import { parseDate } from '@internationalized/date';
import type { datePickerMessages } from '../calendar/date-picker.messages.ts';
import type { CivilDate } from '../primitives/dates/civil-days.ts';
import { partsOf } from '../primitives/text/text-parts.ts';

const ENGLISH = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** Two-digit years are in this century. */
const CENTURY = 2000;

/** Minimum length of a month's prefix, in letters. */
const LEAST = 3;

/** The formats whose month names are recognised. */
export type MonthFormats = Pick<typeof datePickerMessages, 'day' | 'month'> &
  Partial<Pick<typeof datePickerMessages, 'longDay' | 'weekday' | 'shortWeekday'>>;

/**
 * Parses a typed date, day first, as in India: "14 Mar 2027", "14/3/27", "14.03.2027", "14 march", "14"; month first if
 * the messages write it so ("Mar 14, 2027"), and year first where they do. Months are
 * recognised in the language of the messages and in English; a year first works too, and so do the days of the week,
 * "1st", "20270314" and the time of a moment, which is left out. Missing parts are taken from today. Returns undefined
 * if it isn't a valid date, or has the weekday of another one.
 * @param max Of a field for the past, two digits of a year that would be later are those of the century before: "85" of
 *   a birthday.
 */
export function parseTypedDate(
  text: string,
  today: CivilDate,
  messages: MonthFormats,
  max?: CivilDate,
): CivilDate | undefined {
  const typed = readTypedDate(text, today, messages, max);
  return typed?.hasOtherWeekday ? undefined : typed?.day;
}

export interface TypedDate {
  readonly day: CivilDate;
  /** The text has a day of the week, which this date is not on. */
  readonly hasOtherWeekday: boolean;
}

/** Parses a typed date as `parseTypedDate` does, whatever day of the week it has. */
export function readTypedDate(
  text: string,
  today: CivilDate,
  messages: MonthFormats,
  max?: CivilDate,
): TypedDate | undefined {
  const { numbers, letters } = partsOf(text.replace(TIME, ''));
  const names = monthNames(messages);
  const day = dayOf(numbers, letters, { today, names, max });
  if (day === undefined) return undefined;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const hasOtherWeekday = letters.some((part) => names.weekdays.get(part)?.has(weekday) === false);
  return { day, hasOtherWeekday };
}

interface Reading {
  readonly today: CivilDate;
  readonly names: MonthNames;
  readonly max: CivilDate | undefined;
}

function dayOf(
  numbers: readonly string[],
  letters: readonly string[],
  { today, names, max }: Reading,
): CivilDate | undefined {
  const past = max !== undefined && max <= today ? max : undefined;
  const civil = (year: string, month: string, day: string) => civilDate(year, month, day, past);
  const [thisYear = '', thisMonth = ''] = today.split('-');
  const name = letters.filter((part) => !names.fillers.has(part)).join(' ');
  if (name === '') {
    if (numbers.length === 0 || numbers.length > 3) return undefined;
    const [, first = '', middle = '', last = ''] =
      /^(\d{4})(\d\d)(\d\d)$/.exec(numbers.join(' ')) ?? [];
    if (first !== '') {
      // Eight digits: at the wrong end is no year that anyone means, or no month.
      const yearFirst = isOfOurs(first) ? civil(first, middle, last) : undefined;
      const [head, tail] = [first.slice(0, 2), first.slice(2)];
      const [day, month] = names.isMonthFirst ? [tail, head] : [head, tail];
      return yearFirst ?? civil(middle + last, month, day);
    }
    const [left = '', center = thisMonth, right = thisYear] = numbers;
    const isYearFirst = left.length === 4 || (names.isYearFirst && numbers.length === 3);
    if (isYearFirst) return civil(left, center, right);
    return names.isMonthFirst && numbers.length > 1
      ? civil(right, left, center)
      : civil(right, center, left);
  }
  const month = monthNumber(name, names.months);
  if (month === undefined || numbers.length === 0 || numbers.length > 2) return undefined;
  const [left = '', right = thisYear] = numbers;
  return left.length === 4 ? civil(left, month, right) : civil(right, month, left);
}

/** The time of a moment. */
const TIME = /(?<=\d)T\d\d:\d\d.*$/;

/** Years that eight digits may begin with. */
const isOfOurs = (year: string) => year >= '1900' && year < '2200';

function civilDate(
  year: string,
  month: string,
  day: string,
  max: CivilDate | undefined,
): CivilDate | undefined {
  // No one means a year before 1000.
  if (!/^(\d{2}|[1-9]\d{3})$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) {
    return undefined;
  }
  const fullYear = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const iso = `${String(fullYear).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    const date = parseDate(iso);
    const isLater = year.length === 2 && max !== undefined && date.toString() > max;
    return (isLater ? date.subtract({ years: 100 }) : date).toString();
  } catch {
    // For example the 31st of June.
    return undefined;
  }
}

interface MonthNames {
  /** Names of each month from January, folded. */
  readonly months: readonly (readonly string[])[];
  /** Other letters in a date, as the "de" of "14 de mar. de 2027". */
  readonly fillers: ReadonlySet<string>;
  /** On which days of the week, from Sunday, a date has a word. */
  readonly weekdays: ReadonlyMap<string, ReadonlySet<number>>;
  /** "Mar 14, 2027": then 3/14 is written so too. */
  readonly isMonthFirst: boolean;
  /** "2027 Mar 14": then 27/3/14 is written so too. */
  readonly isYearFirst: boolean;
}

/** They are made of two dozen dates, and a file has thousands to read. */
const namesByFormats = new WeakMap<MonthFormats, MonthNames>();

/** Returns the month names as used in dates and on their own. */
function monthNames(formats: MonthFormats): MonthNames {
  const names = namesByFormats.get(formats) ?? namesOf(formats);
  namesByFormats.set(formats, names);
  return names;
}

/** Ends of English numbers: "1st". */
const ORDINALS = ['ST', 'ND', 'RD', 'TH'];
const WEEK = [
  ['SUN', 'SUNDAY'],
  ['MON', 'MONDAY'],
  ['TUE', 'TUES', 'TUESDAY'],
  ['WED', 'WEDNESDAY'],
  ['THU', 'THUR', 'THURS', 'THURSDAY'],
  ['FRI', 'FRIDAY'],
  ['SAT', 'SATURDAY'],
];

const lettersOf = (format: ((day: string) => string) | undefined, day: string) =>
  partsOf(format?.(day) ?? '').letters;

function namesOf(formats: MonthFormats): MonthNames {
  const firsts = ENGLISH.map((_, at) => `2027-${String(at + 1).padStart(2, '0')}-01`);
  const alone = firsts.map((first) => [
    lettersOf(formats.day, first),
    lettersOf(formats.month, first),
  ]);
  // In Welsh a Tuesday has the name of March, which is meant.
  const ofMonths = new Set(alone.flat(2));
  const words = weekdaysOf(formats);
  for (const part of ofMonths) words.delete(part);
  // Many languages have other names of months beside a weekday.
  const written = alone.map((forms, at) => [
    ...forms,
    lettersOf(formats.longDay, firsts[at] ?? '').filter((part) => !words.has(part)),
  ]);
  const fillers = new Set(
    written.flat(2).filter((part) => written.every((forms) => forms.flat().includes(part))),
  );
  const months = written.map((forms) =>
    forms
      .map((letters) => letters.filter((part) => !fillers.has(part)).join(' '))
      .filter((name) => name !== ''),
  );
  for (const part of ORDINALS) if (!ofMonths.has(part)) fillers.add(part);
  for (const part of words.keys()) fillers.add(part);
  return {
    months,
    fillers,
    weekdays: words,
    isMonthFirst: isMonthFirst(formats.day),
    isYearFirst: isYearFirst(formats.day),
  };
}

/** Returns the words of the days of the week, in a date and on their own. */
function weekdaysOf({ longDay, weekday, shortWeekday }: MonthFormats): Map<string, Set<number>> {
  const words = new Map<string, Set<number>>();
  // A week that begins on a Sunday.
  const week = WEEK.map((_, at) => `2026-03-0${at + 1}`);
  const inAll = lettersOf(longDay, week[0] ?? '').filter((part) =>
    week.every((day) => lettersOf(longDay, day).includes(part)),
  );
  for (const [at, day] of week.entries()) {
    const inDate = lettersOf(longDay, day).filter((part) => !inAll.includes(part));
    const own = [...(WEEK[at] ?? []), ...lettersOf(weekday, day), ...lettersOf(shortWeekday, day)];
    for (const part of [...own, ...inDate]) words.set(part, (words.get(part) ?? new Set()).add(at));
  }
  return words;
}

function isMonthFirst(day: MonthFormats['day']): boolean {
  const text = day('2027-11-11');
  const firstOther = (sample: string) =>
    [...sample].findIndex((letter, at) => letter !== [...text][at]);
  return firstOther(day('2027-12-11')) < firstOther(day('2027-11-22'));
}

function isYearFirst(day: MonthFormats['day']): boolean {
  return partsOf(day('2027-11-22')).numbers[0] === '2027';
}

/** Returns the number of the month with that name, or the only one with that prefix. */
function monthNumber(name: string, months: MonthNames['months']): string | undefined {
  const english = ENGLISH.map((month) => [month]);
  const index =
    only(months, (word) => word === name) ??
    only(months, (word) => name.length >= LEAST && word.startsWith(name)) ??
    only(english, (word) => name.startsWith(word));
  return index === undefined ? undefined : String(index + 1);
}

function only(
  months: MonthNames['months'],
  isMeant: (name: string) => boolean,
): number | undefined {
  const indexes = months.flatMap((names, at) => (names.some(isMeant) ? [at] : []));
  return indexes.length === 1 ? indexes[0] : undefined;
}
