import { todayOf } from '@booking/api-client/contract';

/** The plan that a new institution tries out. */
export const TRIAL_PLAN = 'basic';

/** The platform's civil date of an instant, `YYYY-MM-DD`. */
export const platformDay = (at: Date): string => todayOf('billing', at);

/** The first instant of a day of the platform, whose zone has one offset all year. */
export function startOfPlatformDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
