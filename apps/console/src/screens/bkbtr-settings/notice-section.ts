import type { BkbtrSetting } from '@booking/api-client';
import { NOTICE_DAYS, type NoticeKind, type TimedNotice } from '@booking/api-client/facts';
import { flag } from '../../entity/form/choice-fields.tsx';
import type { Field, FieldGroup } from '../../entity/form/field.ts';
import { number } from '../../entity/form/text-fields.tsx';
import { noticeLabels } from '../../labels/notice-labels.ts';
import type { Section } from './section.ts';

const isSent = (kind: NoticeKind, label: string) =>
  flag<BkbtrSetting>(`notices.isSent.${kind}`, label);

/** A notice that is sent when what it says happens. */
const immediate = (kind: NoticeKind) => isSent(kind, noticeLabels[kind]);

/** A notice with the days between it and what it is about, which are asked for while it is on. */
function timed(kind: TimedNotice, label: string): FieldGroup<BkbtrSetting> {
  const { min, max } = NOTICE_DAYS[kind];
  const days: Field<BkbtrSetting> = number(`notices.days.${kind}`, label, {
    ...{ min, max, suffix: 'days' },
  });
  const legend = noticeLabels[kind];
  return { legend, isRevealed: true, rows: [isSent(kind, `Send “${legend}”`), days] };
}

/** Which emails institutes get about their subscription, and when. */
export const noticeSection: Section = {
  key: 'notices',
  title: 'Notices',
  icon: 'mail',
  lead: 'Emails to the billing address of an institute. Replies go to its account manager. Each is sent once; the institute’s page lists them.',
  group: 'business',
  rows: [
    {
      legend: 'When it happens',
      rows: (['charged', 'paid', 'due', 'suspended', 'priceChange', 'planMoved'] as const).map(
        immediate,
      ),
    },
    timed('trialEnding', 'Days before a trial ends'),
    timed('firstReminder', 'Days from the first reminder to the due date'),
    timed('secondReminder', 'Days from the second reminder to the due date'),
    timed('overdue', 'Days after the due date'),
    timed('suspending', 'Days before a suspension'),
  ],
};
