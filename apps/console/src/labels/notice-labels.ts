import type { LoggedKind } from '@booking/api-client/facts';

/** Labels of the emails about subscriptions. */
export const noticeLabels: Readonly<Record<LoggedKind, string>> = {
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
