/** The zone of the platform's calendar: subscriptions begin and end by its days. */
export const PLATFORM_TIME_ZONE = 'Asia/Kolkata';

/** Whose calendar says what day it is: the platform's, that of the institute's own zone, or that of the person who looks. */
export type Calendar = 'platform' | 'institute' | 'viewer';

/** Which calendar each rule means when it says "today". */
export const TODAY = {
  /** Periods, charges and dues of subscriptions, days of payments, suspensions and their end. */
  billing: 'platform',
  /** Prices by the day, what is sold of them, and what still needs them. */
  rates: 'institute',
  /** The period of a report that isn't over yet. */
  report: 'viewer',
} as const satisfies Record<string, Calendar>;

/** The time zone that a rule needs besides the moment. */
type ZoneFor<Rule extends keyof typeof TODAY> = (typeof TODAY)[Rule] extends 'platform'
  ? []
  : [timeZone: string];

/**
 * Returns the day that a rule means by "today", `YYYY-MM-DD`.
 *
 * @param timeZone the IANA name of the zone of the institute or of the viewer, where the rule goes by theirs.
 * @throws RangeError for an unknown time zone.
 */
export function todayOf<Rule extends keyof typeof TODAY>(
  rule: Rule,
  at: Date,
  ...zone: ZoneFor<Rule>
): string;
export function todayOf(
  rule: keyof typeof TODAY,
  at: Date,
  timeZone: string = PLATFORM_TIME_ZONE,
): string {
  return dayIn(at, TODAY[rule] === 'platform' ? PLATFORM_TIME_ZONE : timeZone);
}

/** Returns the day of an instant in a time zone, `YYYY-MM-DD`. @throws RangeError for an unknown one. */
export function dayIn(at: Date, timeZone: string): string {
  return civilDays(timeZone).format(at);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes fifty times as long as using it. */
function civilDays(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  // Written as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
