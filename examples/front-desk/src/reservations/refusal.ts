import type { Hotel } from '../hotel/load-hotel.ts';
import type { Say } from '../words.ts';
import { closuresOf } from './closed.ts';
import { occupies, overlap, type Reservation, spanOf } from './reservation.ts';

/** Returns why a reservation can't be as it is, or nothing. */
export function refusalOf(
  next: Reservation,
  all: readonly Reservation[],
  hotel: Hotel,
  say: Say,
): string | undefined {
  if (!occupies(next)) return undefined;
  const room = hotel.rooms.find(({ _id }) => _id === next.room);
  if (!room) return say('roomMissing');
  const before = all.find(({ key }) => key === next.key);
  if (before?.status === 'checked-in' && before.arrival !== next.arrival) return say('hasCome');
  const closure = closuresOf(room).find((closed) => overlap(closed, spanOf(next)));
  // A guest who is in the room stays there until it can be left.
  if (closure && before?.room !== next.room) {
    return say('closed', { room: room.name, reason: closure.reason });
  }
  const taken = all.find(
    (stay) =>
      stay.key !== next.key &&
      stay.room === next.room &&
      occupies(stay) &&
      overlap(spanOf(stay), spanOf(next)),
  );
  return taken && say('taken', { room: room.name, guest: taken.guest });
}
