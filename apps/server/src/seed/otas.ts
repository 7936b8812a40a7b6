import type { OtaKind } from '@booking/api-client/contract';
import { otas } from '../ota/ota.ts';
import type { WriteContext } from '../resource/context.ts';

/** Channels that many institutes sell by. Names only: the product is connected to none of them, and a partner of none. */
const OTAS: readonly (readonly [name: string, code: string, kind: OtaKind])[] = [
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

export async function seedOtas(context: WriteContext): Promise<void> {
  for (const [order, [name, code, kind]] of OTAS.entries()) {
    await otas.insert(context, { name, code, kind, modes: ['Manual'], order });
  }
}
