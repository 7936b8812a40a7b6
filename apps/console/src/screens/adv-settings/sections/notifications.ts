import { list, text } from '../../../entity/form/text-fields.tsx';
import { time } from '../../../entity/form/time-field.tsx';
import { clockOf, type SectionRows } from './section-rows.ts';

/** Who emails come from, and who is told what. */
export const notificationRows: SectionRows = ({ setting }) => [
  [
    text('notifications.fromName', 'Sender name', {
      isOptional: true,
      description: 'Defaults to the institute’s name.',
    }),
    text('notifications.replyTo', 'Replies go to', {
      isOptional: true,
      input: { type: 'email', inputMode: 'email' },
    }),
  ],
  list('notifications.recipients', 'Daily summary to', {
    isOptional: true,
    description: 'Email addresses, separated by commas.',
  }),
  time('notifications.dailySummaryTime', 'Daily summary at', {
    ...clockOf(setting),
    isOptional: true,
  }),
];
