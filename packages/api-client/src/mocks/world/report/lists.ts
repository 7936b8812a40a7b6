import { addDays } from '../../../contract/facts/billing.ts';
import { PLATFORM_EVENTS, REPORT_EVENTS } from '../../../contract/facts/report.ts';
import type { Institution } from '../../../contract/schemas/institution.ts';
import type { SuperAdminReport } from '../../../contract/schemas/report.ts';
import type { Subscription } from '../../../contract/schemas/subscription.ts';
import type { InputOf } from '../../resolver.ts';
import { quietOf } from './kpis.ts';
import { dayOf, type Ground, isWithin, type Period, sumOf } from './period.ts';

type Lists = NonNullable<SuperAdminReport['lists']>;
type Calendar = NonNullable<SuperAdminReport['calendar']>;
type Event = Calendar['events'][number];

const ITEMS_MAX = 10;
const SOON_DAYS = 30;
const TRIAL_DAYS = 14;

const reachable = ({
  _id,
  name,
  code,
  email,
  phone,
}: Subscription['institution'] | Institution) => ({
  ...{ _id, name, code, email, phone },
});

/** Returns the lists of what needs attention, the most urgent first. */
export function listsOf(ground: Ground): Lists {
  const { institutions, subscriptions, today } = ground;
  const until = (days: number) => ({ startDate: today, endDate: addDays(today, days) });
  const renewals = subscriptions.filter(
    ({ status, autoRenew, cancelAtPeriodEnd, currentPeriodEnd }) =>
      status === 'Active' &&
      autoRenew &&
      !cancelAtPeriodEnd &&
      isWithin(currentPeriodEnd, until(SOON_DAYS)),
  );
  const late = subscriptions.filter(({ dueOn }) => dueOn !== null && dueOn < today);
  const trials = subscriptions.filter(
    ({ status, trialEndsAt }) =>
      status === 'Trialing' && isWithin(trialEndsAt ?? '', until(TRIAL_DAYS)),
  );
  const currentOf = (id: string) =>
    subscriptions.find((row) => row.institution._id === id && row.endedAt === null);
  const quiet = quietOf(ground);
  const settingUp = institutions.filter(({ status }) => status === 'Pending');
  const newest = institutions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    renewalsDue: dueList(
      renewals,
      ({ currentPeriodEnd }) => currentPeriodEnd,
      ({ amount }) => amount,
    ),
    pastDue: dueList(
      late,
      ({ dueSince }) => dueSince ?? today,
      ({ balance }) => balance,
    ),
    trialsEnding: dueList(
      trials,
      ({ trialEndsAt }) => trialEndsAt ?? today,
      ({ amount }) => amount,
    ),
    quiet: {
      total: quiet.length,
      mrr: sumOf(quiet, ({ _id }) => currentOf(_id)?.mrr ?? 0),
      items: quiet.slice(0, ITEMS_MAX).map((row) => {
        const current = currentOf(row._id);
        return {
          institution: reachable(row),
          lastActivityAt: row.lastActivityAt,
          planName: current?.planName ?? null,
          date: current?.currentPeriodEnd ?? null,
          amount: current?.amount ?? null,
        };
      }),
    },
    settingUp: {
      total: settingUp.length,
      items: settingUp.slice(0, ITEMS_MAX).map((row) => ({
        institution: reachable(row),
        since: row.createdAt,
        planName: currentOf(row._id)?.planName ?? null,
      })),
    },
    newest: {
      total: newest.length,
      items: newest.slice(0, ITEMS_MAX).map(({ _id, name, code, createdAt, status }) => ({
        ...{ institution: { _id, name, code }, createdAt, status },
      })),
    },
  };
}

function dueList(
  rows: readonly Subscription[],
  day: (row: Subscription) => string,
  amount: (row: Subscription) => number,
): Lists['renewalsDue'] {
  const sorted = rows.toSorted((a, b) => day(a).localeCompare(day(b)));
  return {
    total: rows.length,
    amount: sumOf(rows, amount),
    items: sorted.slice(0, ITEMS_MAX).map((row) => ({
      institution: reachable(row.institution),
      ...{ planName: row.planName, date: day(row), amount: amount(row) },
    })),
  };
}

/** Returns the events of a period, by the day. */
export function calendarOf(
  ground: Ground,
  period: Period,
  {
    events: kinds,
    eventsFrom,
    eventsUntil,
    eventsLimit = REPORT_EVENTS,
  }: InputOf<'report.superAdmin'>,
): Calendar {
  const all = eventsOf(ground)
    .filter(({ date }) => isWithin(date, period))
    .filter(({ type }) => kinds?.includes(type) ?? true)
    .filter(
      ({ at }) =>
        at === null ||
        ((!eventsFrom || Date.parse(at) >= Date.parse(eventsFrom)) &&
          (!eventsUntil || Date.parse(at) < Date.parse(eventsUntil))),
    )
    .sort((a, b) => `${a.date}${a.at ?? ''}`.localeCompare(`${b.date}${b.at ?? ''}`));
  const days = [...new Set(all.map(({ date }) => date))].map((date) => {
    const ofDay = all.filter((event) => event.date === date);
    const count = (type: Event['type']) => ofDay.filter((event) => event.type === type).length;
    // Every kind of the list is there.
    const counts = Object.fromEntries(PLATFORM_EVENTS.map((type) => [type, count(type)]));
    return { date, counts: counts as Calendar['days'][number]['counts'] };
  });
  return { days, events: all.slice(0, eventsLimit), total: all.length };
}

function eventsOf({ institutions, subscriptions }: Ground): Event[] {
  const blank = { at: null, from: null, to: null, plan: null, amount: null };
  const due = subscriptions.flatMap((row): Event[] => {
    const { _id, name, code } = row.institution;
    const event = {
      ...blank,
      institution: { _id, name, code },
      plan: row.plan,
      amount: row.amount,
    };
    if (row.status === 'Trialing') {
      return [{ ...event, date: row.currentPeriodEnd, type: 'trialEnding' }];
    }
    const renews = row.status === 'Active' && row.autoRenew && !row.cancelAtPeriodEnd;
    return renews ? [{ ...event, date: row.currentPeriodEnd, type: 'renewalDue' }] : [];
  });
  const past = institutions.flatMap(({ _id, name, code, statusHistory }) =>
    statusHistory.map(({ from, to, at }): Event => {
      const type =
        from === null
          ? 'instituteCreated'
          : to === 'Active'
            ? 'instituteActivated'
            : 'statusChanged';
      return { ...blank, institution: { _id, name, code }, date: dayOf(at), at, type, from, to };
    }),
  );
  return [...due, ...past];
}
