import * as z from 'zod/mini';
import { NOTICE_DAYS, type NoticeKind, type TimedNotice } from '../../facts/notice.ts';
import { A_FLAG } from '../../rules.ts';
import { strict } from '../../values.ts';

const isSent = z.boolean(A_FLAG);

function days(kind: TimedNotice) {
  const { min, max } = NOTICE_DAYS[kind];
  const error = `Enter a whole number from ${min} to ${max}.`;
  return z.int(error).check(z.minimum(min, error), z.maximum(max, error));
}

/** Which notices institutes get by email, and how many days before or after. */
export const notices = strict({
  isSent: strict({
    trialEnding: isSent,
    charged: isSent,
    firstReminder: isSent,
    secondReminder: isSent,
    due: isSent,
    overdue: isSent,
    suspending: isSent,
    suspended: isSent,
    paid: isSent,
    priceChange: isSent,
    planMoved: isSent,
  } satisfies Record<NoticeKind, typeof isSent>),
  days: strict({
    trialEnding: days('trialEnding'),
    firstReminder: days('firstReminder'),
    secondReminder: days('secondReminder'),
    overdue: days('overdue'),
    suspending: days('suspending'),
  } satisfies Record<TimedNotice, ReturnType<typeof days>>).check(
    z.refine(({ firstReminder, secondReminder }) => secondReminder < firstReminder, {
      path: ['secondReminder'],
      error: 'The second reminder comes after the first: enter fewer days.',
    }),
  ),
});
