import type { BkbtrSetting } from '@booking/api-client';
import { NOTICE_DAYS, type NoticeKind, type TimedNotice } from '@booking/api-client/facts';
import { flag } from '../../entity/form/choice-fields.tsx';
import type { Field, FieldGroup } from '../../entity/form/field.ts';
import { number } from '../../entity/form/text-fields.tsx';
import { noticeLabels } from '../../subscriptions/notices/notice-words.ts';
import type { Section } from './section.ts';

const isSent = (kind: NoticeKind) =>
  flag<BkbtrSetting>(`notices.isSent.${kind}`, noticeLabels[kind]);

/** A notice with the days between it and what it is about, which are asked for while it is on. */
function timed(kind: TimedNotice, label: string): FieldGroup<BkbtrSetting> {
  const { min, max } = NOTICE_DAYS[kind];
  const days: Field<BkbtrSetting> = number(`notices.days.${kind}`, label, {
    ...{ min, max, suffix: 'days' },
  });
  return { legend: noticeLabels[kind], isRevealed: true, rows: [isSent(kind), days] };
}

/** Which emails institutes get about their subscription, and when. */
export const noticeSection: Section = {
  key: 'notices',
  title: 'Notices',
  icon: 'mail',
  lead: 'Emails to the billing address of an institute. Replies go to its account manager. Each is sent once; the institute’s page lists them.',
  group: 'business',
  rows: [
    timed('trialEnding', 'Days before a trial ends'),
    isSent('charged'),
    timed('firstReminder', 'Days before the first reminder’s due date'),
    timed('secondReminder', 'Days before the second reminder’s due date'),
    isSent('due'),
    timed('overdue', 'Days after the due date'),
    timed('suspending', 'Days before a suspension'),
    isSent('suspended'),
    isSent('paid'),
    isSent('priceChange'),
    isSent('planMoved'),
  ],
};
