import type { PlatformEvent, SuperAdminReport } from '@booking/api-client';
import type { BadgeTone, MonthCalendarDay } from '@booking/ui';
import { statusLabels } from '../../institutes/institute-words.ts';
import { keysOf } from '../../labels/labels.ts';
import { planLabel } from '../../labels/plan-labels.ts';
import { counted, moneyOf } from './amounts.ts';

type Calendar = NonNullable<SuperAdminReport['calendar']>;
type Event = Calendar['events'][number];

interface EventWords {
  /** Label in the filter, and of one event. */
  readonly label: string;
  readonly tone: BadgeTone;
  /** Returns the label of several events on a day. */
  readonly count: (count: number) => string;
}

/** The words for each kind of event. */
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

/** Kinds of events in a month where none is chosen: those that are due. Past events are shown by day. */
const dueKinds: readonly PlatformEvent[] = ['renewalDue', 'trialEnding'];

/** Returns the days of a report as the month shows them: a chip for each kind with events. */
export function monthDays(days: Calendar['days'], chosen?: PlatformEvent): MonthCalendarDay[] {
  const kinds = chosen ? [chosen] : dueKinds;
  return days.map(({ date, counts }) => ({
    date,
    items: kinds
      .filter((key) => counts[key] > 0)
      .map((key) => ({
        key,
        label: eventWords[key].count(counts[key]),
        tone: eventWords[key].tone,
      })),
  }));
}

/** Returns what an event is about besides its institute: "Active to Paused", "Standard, ₹1,999". */
export function detailOf({ type, from, to, plan, amount }: Event, currency: string): string {
  if (type === 'statusChanged' && from && to) return `${statusLabels[from]} to ${statusLabels[to]}`;
  const price = amount === null ? undefined : moneyOf(amount, currency);
  return [plan && planLabel(plan), price].filter(Boolean).join(', ');
}
