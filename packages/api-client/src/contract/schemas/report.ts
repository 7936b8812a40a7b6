import * as z from 'zod/mini';
import { INSTITUTION_STATUSES } from '../facts/institution.ts';
import {
  PLATFORM_EVENTS,
  REPORT_COMPARISONS,
  REPORT_EVENTS_MAX,
  REPORT_KPIS,
  REPORT_MAX_DAYS,
  REPORT_SECTIONS,
  REPORT_STEPS,
} from '../facts/report.ts';
import { anyOf, wholeNumberWithin } from '../list.ts';
import { named, taking } from '../named.ts';
import { planKey } from '../plan-values.ts';
import {
  civilDate,
  id,
  idOf,
  instant,
  instantAsked,
  plannedDate,
  strict,
  timeZone,
} from '../values.ts';
import { institutionStatus } from './institution.ts';

const count = z.int().check(z.minimum(0));
const figure = z.object({ value: z.nullable(z.number()), before: z.nullable(z.number()) });
const days = z.object({ startDate: civilDate, endDate: civilDate });
const institute = z.object({ _id: id, name: z.string(), code: z.string() });

const byStatus = z.record(z.enum(INSTITUTION_STATUSES), count);

const mix = z.object({ key: z.string(), name: z.string(), institutes: count, mrr: z.number() });

/** Movements of the recurring revenue in a month; together exactly the difference to the month before. */
const movement = z.object({
  month: z.string(),
  new: z.number(),
  expansion: z.number(),
  reactivated: z.number(),
  contraction: z.number(),
  churned: z.number(),
  mrr: z.number(),
});

const series = z.object({
  steps: z.array(z.object({ ...days.shape, institutesNew: count, byStatus, mrr: z.number() })),
  mrrMovement: z.array(movement),
  plans: z.array(mix),
  templates: z.array(mix),
  states: z.array(z.object({ name: z.nullable(z.string()), institutes: count })),
  /** Those that are in none of the parts were charged and wait for their first payment. */
  trials: z.object({ started: count, running: count, converted: count, ended: count }),
  pastDueAgeing: z.array(
    z.object({ fromDays: z.int(), toDays: z.nullable(z.int()), count, amount: z.number() }),
  ),
});

const event = z.object({
  date: civilDate,
  type: z.enum(PLATFORM_EVENTS),
  institution: institute,
  /** When it happened; null for an event that is due on the day as a whole. */
  at: z.nullable(instant),
  from: z.nullable(institutionStatus),
  to: z.nullable(institutionStatus),
  plan: z.nullable(planKey),
  amount: z.nullable(z.number()),
});

const calendar = z.object({
  days: z.array(z.object({ date: civilDate, counts: z.record(z.enum(PLATFORM_EVENTS), count) })),
  /** The first of the period, in order. */
  events: z.array(event),
  /** How many there are in all of the kinds and hours that were asked for. */
  total: count,
});

/** An institute in a work queue, with how to reach it. */
const reachable = z.object({ ...institute.shape, email: z.string(), phone: z.string() });

const due = z.object({
  institution: reachable,
  planName: z.string(),
  /** The last day of the period or of the trial; for a past due one, the day since when it is. */
  date: civilDate,
  amount: z.nullable(z.number()),
});
/** The most urgent first. `total` and `amount` are of all of them, not only of the items. */
const dueList = z.object({ total: count, amount: z.number(), items: z.array(due) });

const lists = z.object({
  renewalsDue: dueList,
  pastDue: dueList,
  trialsEnding: dueList,
  /** Active institutes that no one has signed in to for 14 days, those that renew next first. */
  quiet: z.object({
    total: count,
    /** The monthly recurring revenue of all of them. */
    mrr: z.number(),
    items: z.array(
      z.object({
        institution: reachable,
        lastActivityAt: z.nullable(instant),
        /** Of its current subscription; null without one. */
        planName: z.nullable(z.string()),
        date: z.nullable(civilDate),
        amount: z.nullable(z.number()),
      }),
    ),
  }),
  /** Institutes that are being set up, those that have been so for longest first. */
  settingUp: z.object({
    total: count,
    items: z.array(
      z.object({ institution: reachable, since: instant, planName: z.nullable(z.string()) }),
    ),
  }),
  newest: z.object({
    total: count,
    items: z.array(
      z.object({ institution: institute, createdAt: instant, status: institutionStatus }),
    ),
  }),
});

/** The report on the home page of the platform's administrator. A section that was not asked for is absent. */
export const superAdminReport = z.object({
  /** When the figures were read. */
  asOf: instant,
  /** How long ago that was, where the figures were kept from an earlier request. From `REPORT_FRESH_SECONDS` on, newer ones are being made. */
  ageSeconds: z.optional(count),
  period: z.object({ ...days.shape, timezone: z.string(), groupBy: z.enum(REPORT_STEPS) }),
  /** Null where nothing is compared: by request, or because the period has not begun. */
  comparedWith: z.nullable(days),
  /** Subscriptions in other currencies are not added; `otherCurrencies` is their number. */
  currency: z.string(),
  otherCurrencies: count,
  kpis: z.optional(z.record(z.enum(REPORT_KPIS), figure)),
  byStatus: z.optional(byStatus),
  series: z.optional(series),
  calendar: z.optional(calendar),
  lists: z.optional(lists),
});
export interface SuperAdminReport extends z.infer<typeof superAdminReport> {}

const reportQuery = strict({
  startDate: plannedDate,
  endDate: plannedDate,
  /** The viewer's zone: it decides on which day an instant falls. */
  timezone: z.optional(timeZone),
  template: anyOf(idOf('a template')),
  compare: z.optional(z.enum(REPORT_COMPARISONS, 'Choose a comparison period.')),
  groupBy: z.optional(z.enum(REPORT_STEPS, 'Choose days, weeks or months.')),
  sections: anyOf(z.enum(REPORT_SECTIONS, 'Unknown report section.')),
  /** The kinds of events that the calendar is about; all of them by default. */
  events: anyOf(z.enum(PLATFORM_EVENTS, 'Unknown event type.')),
  /** Leaves out of the calendar events before that time, or from that time on. Those that are due on a day stay. */
  eventsFrom: z.optional(instantAsked),
  eventsUntil: z.optional(instantAsked),
  /** How many events are listed. */
  eventsLimit: z.optional(wholeNumberWithin(1, REPORT_EVENTS_MAX)),
}).check(
  z.refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'The end date is before the start date.',
  }),
  z.refine(
    ({ startDate, endDate }) =>
      (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 < REPORT_MAX_DAYS,
    { path: ['endDate'], error: 'Choose a period of up to three years.' },
  ),
);
export interface ReportQuery extends z.input<typeof reportQuery> {}

export const reportSchemas = {
  superAdmin: {
    query: taking<ReportQuery>()(reportQuery),
    response: named<SuperAdminReport>(superAdminReport),
  },
};

export { reportRoutes } from '../resources/report.ts';
