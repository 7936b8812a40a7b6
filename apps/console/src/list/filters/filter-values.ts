import { splitList } from '@booking/api-client';

/** What filters of an address may hold: with these a `ListRule` says which values it takes. */

export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && isInCalendar(value);

/** In UTC, as the API takes moments. */
export const isInstant = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/.test(value) && isInCalendar(value);

/** A day that no month has would become one of the next month. */
function isInCalendar(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, 10));
}

/** Takes some of what a pattern takes, with commas between. */
export const someLike = (pattern: RegExp) => allOf((part) => pattern.test(part));

/** Takes one of some words, or several with commas between. */
export const oneOrMore = (words: readonly string[]) => allOf((part) => words.includes(part));

function allOf(isRight: (part: string) => boolean): (value: string) => boolean {
  return (value) => splitList(value).every(isRight);
}
