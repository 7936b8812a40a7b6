/** Facts about the report of the platform. */

/** The parts of the report, each of which can be asked for by itself. */
export const REPORT_SECTIONS = ['kpis', 'series', 'calendar', 'lists'] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Periods to compare with. A running period is compared to the same days: 1 to 22 November with 1 to 22 October. */
export const REPORT_COMPARISONS = ['previous', 'lastYear', 'none'] as const;

/** The length of the steps of a series. */
export const REPORT_STEPS = ['day', 'week', 'month'] as const;

/** The longest period of a report, in days. */
export const REPORT_MAX_DAYS = 1_100;

/** How many events a report lists, by itself and at most. The counts are always of all. */
export const REPORT_EVENTS = 200;
export const REPORT_EVENTS_MAX = 2_000;

/** Figures of many institutes may be kept: from this age on, newer ones are being made. */
export const REPORT_FRESH_SECONDS = 60;

/** Types of events on the platform, each of a day. */
export const PLATFORM_EVENTS = [
  'renewalDue',
  'trialEnding',
  'instituteCreated',
  'instituteActivated',
  'statusChanged',
] as const;
export type PlatformEvent = (typeof PLATFORM_EVENTS)[number];

/**
 * The figures of the report. Money excludes tax, in major units of the report's currency; shares are percentages.
 * A figure that the platform keeps no history of has no value `before`.
 */
export const REPORT_KPIS = [
  /** Institutes that are not closed, and those that are active, at the end of the period. */
  'institutesTotal',
  'institutesActive',
  /** Institutes created in the period, and those closed in it. */
  'institutesNew',
  'institutesClosed',
  /** Institutes activated for the first time in the period, and the median of the days it took them. */
  'institutesActivated',
  'daysToActivate',
  /** Monthly recurring revenue of those who have paid at the end of the period, twelve times it, and its average per paying institute. */
  'mrr',
  'arr',
  'arpi',
  'payingInstitutes',
  /** The recurring revenue of charges that no one has ever paid for, and its institutes: apart from `mrr`. */
  'mrrUnpaid',
  'unpaidInstitutes',
  /**
   * Of those paying 30 days before the end of the period, the share that no longer pays at its end; by number and by
   * revenue. Trailing, so that a month that has just begun reads like any other.
   */
  'churnLogo',
  'churnRevenue',
  'trialsStarted',
  /** Of the trials that ended in the 30 days up to the end of the period, the share whose first payment was recorded, or whose price is 0. */
  'trialConversion',
  /** The trials that the share is of, and those that converted: a share of few trials seems more exact than it is. */
  'trialsEnded',
  'trialsConverted',
  /** Subscriptions whose last day to pay has passed, and the balances of their accounts. */
  'pastDueCount',
  'pastDueAmount',
  /** Active subscriptions that renew in the next 30 days, and what the next period will be charged. */
  'renewalsDue30Count',
  'renewalsDue30Amount',
  'usersTotal',
  'usersActive30',
  'usersInvited',
  /** Active institutes without a sign-in since the beginning of the platform's day 14 days ago. */
  'quietInstitutes14',
] as const;
export type ReportKpi = (typeof REPORT_KPIS)[number];

/** Movements of an institute that pays on a day, since the end of the month before; a churned one pays no more. */
export const MRR_MOVEMENTS = ['new', 'expansion', 'reactivated', 'contraction'] as const;
export type MrrMovement = (typeof MRR_MOVEMENTS)[number];
