import type { Asset } from '@booking/api-client';
import { addDays } from '@booking/api-client/facts';
import type { Span } from './reservation.ts';

/** Nights on which a room isn't for sale: the end is the first day on which it is again. */
type Closure = Span & { readonly reason: string };

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
