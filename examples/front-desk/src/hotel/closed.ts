import type { Asset } from '@booking/api-client';
import { addDays } from '@booking/api-client/facts';

/** Nights on which a room isn't for sale. */
export interface Closure {
  readonly start: string;
  /** The first day on which it is for sale again. */
  readonly end: string;
  readonly reason: string;
}

const LATER = '9999-12-31';

/** A room out of order, and its blocks. One that is only out of service can still be sold. */
export function closuresOf({ status, statusReason, blocks }: Asset): Closure[] {
  const own = blocks.map(({ startDate, endDate, reason }) => ({
    start: startDate,
    end: addDays(endDate, 1),
    reason,
  }));
  if (status !== 'OutOfOrder' || !statusReason) return own;
  const { from, until, reason } = statusReason;
  return [...own, { start: from, end: until ? addDays(until, 1) : LATER, reason }];
}
