import type { PromiseState, ReceivableAge } from '@booking/api-client/facts';

export const ageLabels: Readonly<Record<ReceivableAge, string>> = {
  today: 'Today',
  days1To15: '1–15 days',
  days16To30: '16–30 days',
  over30: 'Over 30 days',
};

export const promiseLabels: Readonly<Record<PromiseState, string>> = {
  Open: 'Promised',
  Kept: 'Kept',
  Broken: 'Broken',
};
