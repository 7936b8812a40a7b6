/** Facts about notices: the emails about its subscription that an institute gets. */

/** Kinds of notices, in the order in which they happen to a subscription. */
export const NOTICE_KINDS = [
  'trialEnding',
  'charged',
  'firstReminder',
  'secondReminder',
  'due',
  'overdue',
  'suspending',
  'suspended',
  'paid',
  'priceChange',
  'planMoved',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Kinds of emails that someone sends by hand. */
export const SENT_BY_HAND = ['paper', 'statement'] as const;

/** Kinds of emails in the log: the notices, and those sent by hand. */
export const LOGGED_KINDS = [...NOTICE_KINDS, ...SENT_BY_HAND] as const;
export type LoggedKind = (typeof LOGGED_KINDS)[number];

/** Whether emails of a kind are sent by hand. */
export function isSentByHand(kind: LoggedKind): kind is (typeof SENT_BY_HAND)[number] {
  return kind === 'paper' || kind === 'statement';
}

/** `Skipped` was never queued, or had become wrong by the time it was to go. `Failed`: no server took it. */
export const NOTICE_STATUSES = ['Queued', 'Sent', 'Skipped', 'Failed'] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

/**
 * Why a notice was not sent. `superseded`: another one about the same debt was due by then. `obsolete`: what it would have
 * said was no longer so.
 */
export const SKIPPED_BECAUSE = [
  'switchedOff',
  'noAddress',
  'closed',
  'superseded',
  'obsolete',
] as const;
export type SkippedBecause = (typeof SKIPPED_BECAUSE)[number];

/** How many days before its day a notice is sent; of `overdue`, after it. */
export const NOTICE_DAYS = {
  trialEnding: { min: 1, max: 30, default: 3 },
  firstReminder: { min: 2, max: 60, default: 7 },
  secondReminder: { min: 1, max: 59, default: 1 },
  overdue: { min: 1, max: 60, default: 3 },
  suspending: { min: 1, max: 30, default: 2 },
} as const satisfies Partial<
  Record<NoticeKind, { readonly min: number; readonly max: number; readonly default: number }>
>;
export type TimedNotice = keyof typeof NOTICE_DAYS;

/** Notices that are sent unless Settings change it: all of them. */
export const NOTICES_DEFAULT = {
  isSent: {
    trialEnding: true,
    charged: true,
    firstReminder: true,
    secondReminder: true,
    due: true,
    overdue: true,
    suspending: true,
    suspended: true,
    paid: true,
    priceChange: true,
    planMoved: true,
  },
  days: {
    trialEnding: NOTICE_DAYS.trialEnding.default,
    firstReminder: NOTICE_DAYS.firstReminder.default,
    secondReminder: NOTICE_DAYS.secondReminder.default,
    overdue: NOTICE_DAYS.overdue.default,
    suspending: NOTICE_DAYS.suspending.default,
  },
} satisfies {
  readonly isSent: Readonly<Record<NoticeKind, boolean>>;
  readonly days: Readonly<Record<TimedNotice, number>>;
};
