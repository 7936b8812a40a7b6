/** Facts about receivables, the amounts that institutes owe. */

/** How long something has been due: days since it was charged, first and last included. Null: and more. */
export const RECEIVABLE_AGES = {
  today: [0, 0],
  days1To15: [1, 15],
  days16To30: [16, 30],
  over30: [31, null],
} as const satisfies Readonly<Record<string, readonly [from: number, to: number | null]>>;

export type ReceivableAge = keyof typeof RECEIVABLE_AGES;

export const RECEIVABLE_AGE_NAMES = [
  'today',
  'days1To15',
  'days16To30',
  'over30',
] as const satisfies readonly ReceivableAge[];

/** States of a promise to pay: its day is to come, it was paid, or its day has passed. */
export const PROMISE_STATES = ['Open', 'Kept', 'Broken'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

/** How far ahead a promise can be, in days. */
export const PROMISE_DAYS_MAX = 366;
