import { majorOf, type Subscription } from '@booking/api-client/contract';
import type { subscription, subscriptionEntry } from '../schema/subscription.ts';
import { EVENTS_MAX } from '../subscription/events.ts';

type Row = typeof subscription.$inferInsert;
type Entry = typeof subscriptionEntry.$inferInsert;
type Event = Subscription['events'][number];

/** Returns the events of a subscription, newest first, as its row and its account imply them. */
export function eventsOf(row: Row, entries: readonly Entry[], by: Event['by']): Event[] {
  const at = (time: Date | null | undefined, action: Event['action'], who = by): Event[] =>
    time ? [{ action, at: time.toISOString(), by: who, note: null }] : [];
  const accounted = entries.flatMap(({ kind, createdAt, day, reference, amountMinor }) => {
    if (kind === 'charge') return day > row.startDate ? at(createdAt, 'renew', null) : [];
    return at(createdAt, 'recordPayment').map((event) => ({
      ...event,
      note: reference ?? null,
      amount: majorOf(-amountMinor, row.currency),
    }));
  });
  const isExpired = row.status === 'Expired';
  const events = [
    ...accounted,
    ...at(row.pausedAt, 'pause'),
    ...at(row.endedAt, isExpired ? 'expire' : 'cancel', isExpired ? null : by),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  // Its first period may have begun before it was written down.
  const first = new Date(events.at(-1)?.at ?? row.createdAt);
  const sold = first < row.createdAt ? first : row.createdAt;
  return [...events, ...at(sold, 'create')].slice(0, EVENTS_MAX);
}
