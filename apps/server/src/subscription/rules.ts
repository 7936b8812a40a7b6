/** The plan that a new institution tries out. */
export const TRIAL_PLAN = 'basic';

/** The zone of the platform's civil dates: subscriptions begin and end by its calendar. */
export const PLATFORM_TIME_ZONE = 'Asia/Kolkata';

// Making one takes fifty times as long as using it.
const civilDates = new Intl.DateTimeFormat('en-CA', {
  timeZone: PLATFORM_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The platform's civil date of an instant, `YYYY-MM-DD`. */
export function platformDay(at: Date): string {
  return civilDates.format(at);
}

/** The first instant of a day of the platform, whose zone has one offset all year. */
export function startOfPlatformDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
