import type { LoggedKind, NoticeStatus, SkippedBecause } from '@booking/api-client/facts';
import type { BadgeProps } from '@booking/ui';

type Tone = NonNullable<BadgeProps['tone']>;
type Labels<K extends string> = Readonly<Record<K, string>>;

export const noticeLabels: Labels<LoggedKind> = {
  trialEnding: 'Trial ending',
  charged: 'Invoice',
  firstReminder: 'First reminder',
  secondReminder: 'Second reminder',
  due: 'Due today',
  overdue: 'Past due',
  suspending: 'Before suspension',
  suspended: 'Suspended',
  paid: 'Receipt',
  priceChange: 'Price change',
  planMoved: 'Plan change',
  paper: 'Sent by hand',
  statement: 'Statement',
};

export const noticeStatusLabels: Labels<NoticeStatus> = {
  Queued: 'Waiting',
  Sent: 'Sent',
  Skipped: 'Not sent',
  Failed: 'Failed',
};

export const noticeStatusTones: Readonly<Record<NoticeStatus, Tone>> = {
  Queued: 'info',
  Sent: 'success',
  Skipped: 'neutral',
  Failed: 'danger',
};

/** Why a notice was not sent, as a sentence. */
export const skippedWords: Labels<SkippedBecause> = {
  switchedOff: 'Turned off in Settings.',
  noAddress: 'The institute has no billing address.',
  closed: 'The institute is closed.',
  superseded: 'Another email said it.',
  obsolete: 'It was no longer true.',
};
