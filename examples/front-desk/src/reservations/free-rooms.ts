import { addDays } from '@booking/api-client/facts';
import type { Hotel } from '../hotel/load-hotel.ts';
import { closuresOf } from './closed.ts';
import { occupies, overlap, type Reservation, spanOf } from './reservation.ts';

/** The rooms that can be sold for a night. */
export function freeRooms({ rooms }: Hotel, reservations: readonly Reservation[], day: string) {
  const night = { start: day, end: addDays(day, 1) };
  const taken = new Set(
    reservations
      .filter((stay) => occupies(stay) && overlap(spanOf(stay), night))
      .map(({ room }) => room),
  );
  return rooms.filter(
    (room) => !taken.has(room._id) && !closuresOf(room).some((closed) => overlap(closed, night)),
  );
}
