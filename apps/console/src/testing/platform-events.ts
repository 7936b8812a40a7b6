import type { SuperAdminReport } from '@booking/api-client';
import { addDays, daysBetween } from '../dates/civil-date.ts';
import type { CivilDate } from '../dates/shown-date.ts';
import { someInstitutes } from './institutes.ts';
import { aReport } from './report.ts';

type Calendar = NonNullable<SuperAdminReport['calendar']>;
type Event = Calendar['events'][number];

/** An event of the first of some institutes. */
export function anEvent(event: Pick<Event, 'date' | 'type'> & Partial<Event>): Event {
  const [{ _id, name, code } = { _id: '1'.repeat(24), name: 'Lake Pichola House', code: 'LPH' }] =
    someInstitutes(1);
  return {
    institution: { _id, name, code },
    at: null,
    from: null,
    to: null,
    plan: null,
    amount: null,
    ...event,
  };
}

interface EventsAsked {
  readonly events?: readonly Event['type'][] | undefined;
  readonly eventsFrom?: string | undefined;
  readonly eventsUntil?: string | undefined;
  readonly eventsLimit?: number | undefined;
}

/** A report whose calendar has the events within its period, counted as the server does. */
export function reportOf(
  events: readonly Event[],
  asked: Parameters<typeof aReport>[0] & EventsAsked,
): SuperAdminReport {
  const { startDate, endDate, eventsFrom = '', eventsUntil = '~', eventsLimit = 200 } = asked;
  const listed = events.filter(
    ({ date, type, at }) =>
      startDate <= date &&
      date <= endDate &&
      (asked.events?.includes(type) ?? true) &&
      (at === null || (eventsFrom <= at && at < eventsUntil)),
  );
  const count = (date: CivilDate, type: Event['type']) =>
    listed.filter((event) => event.date === date && event.type === type).length;
  const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, at) => {
    const date = addDays(startDate, at);
    return {
      date,
      counts: {
        renewalDue: count(date, 'renewalDue'),
        trialEnding: count(date, 'trialEnding'),
        instituteCreated: count(date, 'instituteCreated'),
        instituteActivated: count(date, 'instituteActivated'),
        statusChanged: count(date, 'statusChanged'),
      },
    };
  });
  return {
    ...aReport(asked),
    calendar: { days, events: listed.slice(0, eventsLimit), total: listed.length },
  };
}
