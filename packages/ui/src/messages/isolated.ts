import type { Messages } from './messages.ts';

/** Begins and ends a text that runs from left to right, whatever is around it. */
const [BEGIN, END] = ['\u2066', '\u2069'];

/**
 * Returns English words for a page from right to left, where "Choose 5 or more." would otherwise begin with its full
 * stop.
 */
export function isolated(messages: Messages): Messages {
  const wrap = (value: unknown): unknown => {
    if (typeof value === 'string') return `${BEGIN}${value}${END}`;
    if (typeof value === 'function') return (...values: unknown[]) => wrap(value(...values));
    return value;
  };
  const parts = Object.entries(messages).map(([part, words]) => [
    part,
    Object.fromEntries(Object.entries(words).map(([name, word]) => [name, wrap(word)])),
  ]);
  return Object.fromEntries(parts);
}
