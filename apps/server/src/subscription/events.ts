import type { Subscription } from '@booking/api-client/contract';
import type { WriteContext } from '../resource/context.ts';

type Event = Subscription['events'][number];

/** How many events a subscription keeps. */
export const EVENTS_MAX = 50;

/** The author of a write: a user with a name, or the product itself. */
export interface Writer extends WriteContext {
  readonly actor: WriteContext['actor'] & { readonly name?: string };
}

/** Returns the event of an action now, as a subscription stores it. */
export function eventOf(
  { actor, now }: Writer,
  action: Event['action'],
  { note = null, amount }: Partial<Pick<Event, 'note' | 'amount'>> = {},
): Event {
  const { userId, name } = actor;
  const by = userId && name ? { _id: userId, name } : null;
  return { action, at: now.toISOString(), by, note, ...(amount !== undefined && { amount }) };
}

/** The events of a subscription with a new one. */
export function withEvent(
  { events }: { readonly events: readonly Event[] },
  context: Writer,
  action: Event['action'],
  note?: string | null,
  amount?: number,
): Event[] {
  return [eventOf(context, action, { note: note ?? null, amount }), ...events].slice(0, EVENTS_MAX);
}
