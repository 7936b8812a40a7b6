import type { MessageEvent } from '../../../contract/facts/whatsapp.ts';
import type { Random } from '../../../sample/random.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';

const messages: readonly (readonly [name: string, event: MessageEvent, template: string])[] = [
  ['Booking confirmed', 'bookingConfirmed', 'booking_confirmed'],
  ['Day before arrival', 'checkInReminder', 'arrival_reminder'],
  ['Ask for a review', 'reviewRequest', 'review_request'],
];

/** Adds messages that an institute sends to its guests. */
export function addMessages(
  store: Store,
  writer: Writer,
  random: Random,
  institutionId: string,
): void {
  for (const [name, event, template] of messages) {
    const isBefore = event === 'checkInReminder';
    store.whatsapps.add({
      ...store.fresh(writer),
      ...{ institutionId, name, event },
      trigger: isBefore ? 'Before' : 'Immediate',
      offset: isBefore ? { value: 1, unit: 'day' } : null,
      sendAt: isBefore ? '10:00' : null,
      audience: { kind: 'Guest', role: null, phone: null },
      template: { name: template, language: 'en' },
      variables: [
        { key: '1', path: 'guest.firstName', text: 'guest' },
        { key: '2', path: 'institution.name', text: '' },
        { key: '3', path: 'booking.checkIn', text: 'soon' },
        { key: '4', path: 'booking.code', text: 'your booking' },
      ],
      conditions: { minNights: null, sources: [], paymentStatus: [], categories: [] },
      quietHours: null,
      stopAfter: 'once',
      status: random.chance(0.7) ? 'Active' : 'Draft',
      blocked: null,
    });
  }
}
