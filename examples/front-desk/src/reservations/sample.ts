import { addDays } from '@booking/api-client/facts';
import type { Hotel } from '../hotel/load-hotel.ts';
import type { Reservation, Status } from './reservation.ts';

const NAMES =
  'Asha Rao,Imran Khan,Meera Iyer,Joseph D’Souza,Priya Nair,Arjun Singh,Fatima Shaikh,Kabir Bose,Leela Menon,Rohan Gupta,Sara Thomas,Vikram Joshi'.split(
    ',',
  );

/** Guests of some weeks around today, the same for every hotel. */
export function sampleReservations(
  { rooms, categories, settings }: Hotel,
  today: string,
): Reservation[] {
  const ratePackage = settings.rates.ratePackages.find(({ isDefault }) => isDefault)?.key ?? '';
  const stays: Reservation[] = [];
  for (const [index, room] of rooms.entries()) {
    const category = categories.find(({ _id }) => _id === room.category._id);
    // Every third room has no one tonight.
    let arrival = addDays(today, -9 + ((index * 5) % 7));
    for (let turn = 0; turn < 4; turn += 1) {
      const count = 1 + ((index * 3 + turn * 2) % 5);
      const departure = addDays(arrival, count);
      const number = stays.length + 1;
      const nights = Array.from({ length: count }, (_, night) => ({
        date: addDays(arrival, night),
        price: category?.basePrice ?? 0,
        extraGuest: 0,
      }));
      stays.push({
        key: `sample-${number}`,
        number,
        status: statusOn(today, arrival, departure, number),
        room: room._id,
        category: room.category._id,
        arrival,
        departure,
        guest: NAMES[(index * 7 + turn * 5) % NAMES.length] ?? '',
        phone: `+9198${String(20_000_000 + number * 7919).slice(-8)}`,
        guests: 1 + ((index + turn) % (category?.baseOccupancy ?? 1)),
        ratePackage,
        nights,
        notes: '',
      });
      arrival = addDays(departure, (index + turn * 2) % 4);
    }
  }
  return stays;
}

function statusOn(today: string, arrival: string, departure: string, number: number): Status {
  if (departure < today) return number % 17 === 0 ? 'no-show' : 'checked-out';
  return arrival < today ? 'checked-in' : 'confirmed';
}
