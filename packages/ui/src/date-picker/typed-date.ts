import { parseDate } from '@internationalized/date';
import type { CivilDate } from '../primitives/civil-days.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Two digits mean a year of this century. */
const CENTURY = 2000;

/**
 * The day that somebody typed, the day first, as India writes it: "14 Mar 2027", "14/3/27", "14.03.2027", "14 march",
 * "14". What is left out is taken from today; the year first is understood too. Undefined when it is no day.
 */
export function readDate(text: string, today: CivilDate): CivilDate | undefined {
  const parts =
    text
      .trim()
      .toLowerCase()
      .match(/\d+|\p{L}+/gu) ?? [];
  if (parts.length === 0 || parts.length > 3) return undefined;
  const [one = '', two = today.slice(5, 7), three = today.slice(0, 4)] = parts;
  return one.length === 4 ? civil(one, two, three) : civil(three, two, one);
}

function civil(year: string, month: string, day: string): CivilDate | undefined {
  const number = monthNumber(month);
  if (!/^(\d{2}|\d{4})$/.test(year) || number === undefined || !/^\d{1,2}$/.test(day)) {
    return undefined;
  }
  const fullYear = year.length === 2 ? CENTURY + Number(year) : Number(year);
  const iso = `${String(fullYear).padStart(4, '0')}-${pad(number)}-${pad(Number(day))}`;
  try {
    return parseDate(iso).toString();
  } catch {
    // The 31st of June.
    return undefined;
  }
}

function monthNumber(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = text.length >= 3 ? MONTHS.indexOf(text.slice(0, 3)) : -1;
  return at === -1 ? undefined : at + 1;
}

const pad = (number: number) => String(number).padStart(2, '0');
