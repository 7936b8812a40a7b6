import type { Institution } from '@booking/api-client';
import {
  includes,
  isShareEvent,
  MESSAGE_EVENTS,
  type MessageEvent,
} from '@booking/api-client/facts';

/** The events that the plan of an institute includes; none without one. */
export function eventsOf({ currentSubscription }: Institution): readonly MessageEvent[] {
  if (includes(currentSubscription, 'whatsappIntegration')) return MESSAGE_EVENTS;
  return includes(currentSubscription, 'whatsappShare') ? MESSAGE_EVENTS.filter(isShareEvent) : [];
}
