import type { NoticeStatus, SkippedBecause } from '@booking/api-client/facts';
import type { BadgeProps } from '@booking/ui';

type Tone = NonNullable<BadgeProps['tone']>;
type Labels<K extends string> = Readonly<Record<K, string>>;

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
