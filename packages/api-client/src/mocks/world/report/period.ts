import type { Institution } from '../../../contract/schemas/institution.ts';
import type { Subscription } from '../../../contract/schemas/subscription.ts';
import type { UserRow } from '../row-types.ts';

/** The first and the last day. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** Data that a report is made of. */
export interface Ground {
  readonly institutions: readonly Institution[];
  readonly subscriptions: readonly Subscription[];
  readonly users: readonly UserRow[];
  readonly today: string;
}

/** The day of an instant. A world is read in one zone: its report cuts days in UTC. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

export const isWithin = (day: string, { startDate, endDate }: Period): boolean =>
  day >= startDate && day <= endDate;

/** Whether a subscription is paid for on a day. */
export function paysOn({ paidFrom, endedAt, status }: Subscription, day: string): boolean {
  if (paidFrom === null || paidFrom > day || status === 'Paused') return false;
  return endedAt === null || dayOf(endedAt) > day;
}

/** The status of an institute at the end of a day; undefined before there was one. */
export function statusOn({ statusHistory }: Institution, day: string) {
  return statusHistory.findLast(({ at }) => dayOf(at) <= day)?.to;
}

export const sumOf = <T>(items: readonly T[], read: (item: T) => number): number =>
  Math.round(items.reduce((sum, item) => sum + read(item), 0) * 100) / 100;
