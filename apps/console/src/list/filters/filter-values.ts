import { splitList } from '@booking/api-client';

/** Validators of filter values in an address, for `ListRule`. */

export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && isInCalendar(value);

/** In UTC, as the API takes instants. */
export const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(value) && isInCalendar(value);

/** A day that does not exist would become one of the next month. */
function isInCalendar(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, 10));
}

/** Accepts values that match a pattern, comma-separated. */
export const someLike = (pattern: RegExp) => allOf((part) => pattern.test(part));

/** Accepts one or several of some values, comma-separated. */
export const oneOrMore = (words: readonly string[]) => allOf((part) => words.includes(part));

function allOf(isRight: (part: string) => boolean): (value: string) => boolean {
  return (value) => splitList(value).every(isRight);
}
