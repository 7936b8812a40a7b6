import { addDays, addMonths, DUE_AGES, daysDue } from '../../../contract/facts/billing.ts';
import type { REPORT_STEPS } from '../../../contract/facts/report.ts';
import { TEMPLATE_KEYS, TEMPLATE_NAMES } from '../../../contract/facts/template.ts';
import type { SuperAdminReport } from '../../../contract/schemas/report.ts';
import { byStatusOn } from './kpis.ts';
import { dayOf, type Ground, isWithin, type Period, paysOn, sumOf } from './period.ts';

type Series = NonNullable<SuperAdminReport['series']>;

const MONTHS = 12;

export function seriesOf(
  ground: Ground,
  period: Period,
  groupBy: (typeof REPORT_STEPS)[number],
): Series {
  const { institutions, subscriptions, today } = ground;
  const trials = subscriptions.filter(
    ({ trialEndsAt, startDate }) => trialEndsAt !== null && isWithin(startDate, period),
  );
  const late = subscriptions.filter(({ dueOn }) => dueOn !== null && dueOn < today);
  return {
    steps: stepsIn(period, groupBy).map((step) => ({
      ...step,
      institutesNew: institutions.filter(({ createdAt }) => isWithin(dayOf(createdAt), step))
        .length,
      byStatus: byStatusOn(ground, step.endDate),
      mrr: mrrOn(ground, earlier(step.endDate, today)),
    })),
    mrrMovement: movementTo(ground, earlier(period.endDate, today)),
    plans: plansOf(ground),
    templates: templatesOf(ground),
    states: statesOf(ground),
    trials: {
      started: trials.length,
      running: trials.filter(({ status }) => status === 'Trialing').length,
      converted: trials.filter(({ paidFrom }) => paidFrom !== null).length,
      ended: trials.filter(({ endedAt, paidFrom }) => endedAt !== null && paidFrom === null).length,
    },
    pastDueAgeing: DUE_AGES.map(([fromDays, toDays]) => {
      const aged = late.filter(({ dueSince }) => {
        const days = daysDue(dueSince ?? today, today);
        return days >= fromDays && (toDays === null || days <= toDays);
      });
      return {
        fromDays,
        toDays,
        count: aged.length,
        amount: sumOf(aged, ({ balance }) => balance),
      };
    }),
  };
}

const mrrOn = ({ subscriptions }: Ground, day: string): number =>
  sumOf(
    subscriptions.filter((row) => paysOn(row, day)),
    ({ mrr }) => mrr,
  );

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The days, weeks or months of a period; the first and the last may be shorter. */
function stepsIn({ startDate, endDate }: Period, groupBy: 'day' | 'week' | 'month'): Period[] {
  const steps: Period[] = [];
  for (let start = startDate; start <= endDate; ) {
    const nextMonth = addMonths(`${start.slice(0, 7)}-01`, 1);
    const weekday = new Date(start).getUTCDay();
    const next =
      groupBy === 'month' ? nextMonth : addDays(start, groupBy === 'day' ? 1 : 7 - weekday);
    const last = addDays(next, -1);
    steps.push({ startDate: start, endDate: last < endDate ? last : endDate });
    start = next;
  }
  return steps;
}

/** Month by month: what those who pay at its end pay more or less than at the end of the one before. */
function movementTo(ground: Ground, day: string): Series['mrrMovement'] {
  const first = addMonths(`${day.slice(0, 7)}-01`, 1 - MONTHS);
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = addMonths(first, at);
    const end = addDays(addMonths(month, 1), -1);
    const last = end < day ? end : day;
    const before = addDays(month, -1);
    const paidOn = (when: string, id: string) =>
      sumOf(
        ground.subscriptions.filter((row) => row.institution._id === id && paysOn(row, when)),
        ({ mrr }) => mrr,
      );
    const moves = ground.institutions.map(({ _id }) => {
      const [old, net] = [paidOn(before, _id), paidOn(last, _id)];
      const isKnown = ground.subscriptions.some(
        ({ institution, paidFrom }) =>
          institution._id === _id && paidFrom !== null && paidFrom <= before,
      );
      return { old, net, isKnown };
    });
    const total = (isOne: (move: (typeof moves)[number]) => boolean) =>
      Math.abs(sumOf(moves.filter(isOne), ({ old, net }) => net - old));
    return {
      month: month.slice(0, 7),
      new: total(({ old, net, isKnown }) => old === 0 && net > 0 && !isKnown),
      expansion: total(({ old, net }) => old > 0 && net > old),
      reactivated: total(({ old, net, isKnown }) => old === 0 && net > 0 && isKnown),
      contraction: total(({ old, net }) => net > 0 && net < old),
      churned: total(({ old, net }) => old > 0 && net === 0),
      mrr: mrrOn(ground, last),
    };
  });
}

function plansOf({ subscriptions, today }: Ground): Series['plans'] {
  const live = subscriptions.filter((row) => paysOn(row, today));
  return [...new Set(live.map(({ plan }) => plan))]
    .map((key) => {
      const own = live.filter(({ plan }) => plan === key);
      const mrr = sumOf(own, (row) => row.mrr);
      return { key, name: own[0]?.planName ?? key, institutes: own.length, mrr };
    })
    .sort((a, b) => b.mrr - a.mrr);
}

function templatesOf({ institutions, subscriptions, today }: Ground): Series['templates'] {
  return TEMPLATE_KEYS.flatMap((key) => {
    const name = TEMPLATE_NAMES[key];
    const own = institutions.filter(({ template }) => template.name === name);
    const ids = new Set(own.map(({ _id }) => _id));
    const live = subscriptions.filter((row) => ids.has(row.institution._id) && paysOn(row, today));
    const open = own.filter(({ status }) => status !== 'Closed');
    const mrr = sumOf(live, (row) => row.mrr);
    return own.length > 0 ? [{ key, name, institutes: open.length, mrr }] : [];
  }).sort((a, b) => b.institutes - a.institutes);
}

function statesOf({ institutions }: Ground): Series['states'] {
  const open = institutions.filter(({ status }) => status !== 'Closed');
  const names = [...new Set(open.map(({ address }) => address.state ?? null))];
  return names
    .map((name) => ({
      name,
      institutes: open.filter(({ address }) => (address.state ?? null) === name).length,
    }))
    .sort((a, b) => b.institutes - a.institutes);
}
