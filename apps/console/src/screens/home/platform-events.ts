import type { SuperAdminReport } from '@booking/api-client';
import type { PlatformEvent } from '@booking/api-client/contract';
import type { MonthCalendarDay, TagTone } from '@booking/ui';
import { keysOf, planLabels } from '../../institutes/institute-words.ts';
import { counted, moneyOf } from './amounts.ts';

type Calendar = NonNullable<SuperAdminReport['calendar']>;
type Event = Calendar['events'][number];

/** Events that are listed at first, and with each press for more; and those that can be listed at most. */
export const EVENTS_STEP = 200;
export const EVENTS_MAX = 2_000;

interface EventWords {
  /** In the filter, and of one event. */
  readonly label: string;
  readonly tone: TagTone;
  /** Of so many on a day. */
  readonly count: (count: number) => string;
}

/** What each kind of event is called. Total by type: a new one without its line does not compile. */
export const eventWords: Readonly<Record<PlatformEvent, EventWords>> = {
  renewalDue: {
    label: 'Renewal due',
    tone: 'info',
    count: (count) => counted(count, 'renewal'),
  },
  trialEnding: {
    label: 'Trial ends',
    tone: 'warning',
    count: (count) => counted(count, 'trial ends', 'trials end'),
  },
  instituteCreated: {
    label: 'New institute',
    tone: 'accent',
    count: (count) => counted(count, 'new institute'),
  },
  instituteActivated: {
    label: 'Went live',
    tone: 'success',
    count: (count) => counted(count, 'went live', 'went live'),
  },
  statusChanged: {
    label: 'Status changed',
    tone: 'neutral',
    count: (count) => counted(count, 'status change'),
  },
};

export const eventKinds = keysOf(eventWords);

/** The days of a report as the month shows them: a line for each kind of event that there is. */
export function monthDays(days: Calendar['days']): MonthCalendarDay[] {
  return days.map(({ date, counts }) => ({
    date,
    items: eventKinds
      .filter((key) => counts[key] > 0)
      .map((key) => ({
        key,
        label: eventWords[key].count(counts[key]),
        tone: eventWords[key].tone,
      })),
  }));
}

/** What is said of an event besides whose it is: "Active to Suspended", "Standard, ₹1,999". */
export function detailOf({ type, from, to, plan, amount }: Event, currency: string): string {
  if (type === 'statusChanged' && from && to) return `${from} to ${to}`;
  const price = amount === null ? undefined : moneyOf(amount, currency);
  return [plan && planLabels[plan], price].filter(Boolean).join(', ');
}
