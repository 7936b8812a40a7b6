import { dateFormats, parseTypedDate } from '@booking/ui/typed-text';
import { viewerLocale } from '../region/region.ts';
import type { Separator } from './csv-text.ts';

/** A locale with the decimal sign of a file: a spreadsheet that writes semicolons has decimal commas. */
export function numberLocaleOf(separator: Separator): string {
  if (separator === '\t') return viewerLocale();
  return separator === ';' ? 'de-DE' : 'en-IN';
}

/** How the days of a file are written. */
export interface FileDays {
  /** Reads a day, as the date field reads it; undefined if it is none, or may be another one. */
  readonly read: (text: string) => string | undefined;
  /** Whether all days have the month first, as in the United States. */
  readonly isMonthFirst: boolean;
  /** Some days have the month first, and others the day: those that can be both are not read. */
  readonly isMixed: boolean;
}

const names = dateFormats('en-GB');

/** Looks at all days of a file: 04/05/2027 is in April if there is a 04/13/2027. */
export function fileDays(texts: readonly string[], today: string): FileDays {
  const both = [...new Set(texts)].map((text) => readings(text, today));
  const hasMonthFirst = both.some(([day, month]) => day === undefined && month !== undefined);
  const hasDayFirst = both.some(([day, month]) => day !== undefined && month === undefined);
  const isMonthFirst = hasMonthFirst && !hasDayFirst;
  const isMixed = hasMonthFirst && hasDayFirst;
  return {
    isMonthFirst,
    isMixed,
    read(text) {
      const [day, month] = readings(text, today);
      if (isMonthFirst) return month;
      if (!isMixed) return day;
      return day && month && day !== month ? undefined : (day ?? month);
    },
  };
}

/** A text as a day, with the day first and with the month first. */
const readings = (text: string, today: string) =>
  [dayOf(text, today), dayOf(withDayFirst(text), today)] as const;

/** A whole date: the field takes what is missing from today, and in a file that would be a guess. */
function dayOf(text: string, today: string): string | undefined {
  const numbers = text.match(/\p{Nd}+/gu)?.length ?? 0;
  const isWhole = numbers === 3 || (numbers === 2 && /\p{L}/u.test(text));
  return isWhole ? parseTypedDate(text, today, names) : undefined;
}

/** A date of numbers with the first two in the other order. One that begins with its year stays. */
function withDayFirst(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Nd}{1,2})([^\p{L}\p{N}]+)(\p{Nd}{1,2})(?=[^\p{L}\p{N}]+\p{Nd}+[^\p{L}\p{N}]*$)/u,
    '$1$4$3$2',
  );
}
