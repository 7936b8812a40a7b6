import type { OtaKind } from '../contract/facts/ota.ts';

/** Channels that many institutes sell by. Names only: the product is connected to none of them, and a partner of none. */
export const DEFAULT_OTAS: readonly (readonly [name: string, code: string, kind: OtaKind])[] = [
  ['Booking.com', 'BOOKING_COM', 'OTA'],
  ['Expedia', 'EXPEDIA', 'OTA'],
  ['Agoda', 'AGODA', 'OTA'],
  ['Airbnb', 'AIRBNB', 'OTA'],
  ['MakeMyTrip', 'MAKEMYTRIP', 'OTA'],
  ['Google Hotels', 'GOOGLE_HOTELS', 'Metasearch'],
  ['Direct website', 'WEBSITE', 'Direct'],
  ['Walk-in', 'WALK_IN', 'Offline'],
  ['Phone', 'PHONE', 'Offline'],
  ['Travel agent', 'TRAVEL_AGENT', 'Offline'],
];
