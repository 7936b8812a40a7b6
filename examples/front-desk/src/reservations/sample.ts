import { addDays } from '@booking/api-client/facts';
import type { Hotel } from '../hotel/load-hotel.ts';
import type { NightPrices } from '../hotel/night-prices.ts';
import type { Reservation, Status } from './reservation.ts';

const FIRST_NAMES = 'Asha Imran Meera Joseph Priya Arjun Fatima Kabir Leela Rohan Sara Vikram';
const LAST_NAMES = 'Rao Khan Iyer D’Souza Nair Singh Shaikh Bose Menon Gupta Thomas';

function statusOn(today: string, arrival: string, departure: string, number: number): Status {
  if (departure < today) return number % 17 === 0 ? 'no-show' : 'checked-out';
  return arrival < today ? 'checked-in' : 'confirmed';
}

/** Guests of some weeks around today, the same for every hotel, at its prices of the nights. */
export function sampleReservations({ rooms, settings }: Hotel, today: string, prices: NightPrices) {
  const [first, last] = [FIRST_NAMES.split(' '), LAST_NAMES.split(' ')];
  const ratePackage = settings.rates.ratePackages.find(({ isDefault }) => isDefault)?.key ?? '';
  const stays: Reservation[] = [];
  for (const [index, { _id: room, category }] of rooms.entries()) {
    let arrival = addDays(today, ((index * 5) % 7) - 9);
    for (let turn = 0; turn < 4; turn += 1) {
      const count = 1 + ((index * 3 + turn * 2) % 5);
      const departure = addDays(arrival, count);
      const number = stays.length + 1;
      const nights = Array.from({ length: count }, (_, night) => addDays(arrival, night));
      stays.push({
        key: `sample-${number}`,
        number,
        status: statusOn(today, arrival, departure, number),
        room,
        category: category._id,
        arrival,
        departure,
        guest: `${first[number % first.length]} ${last[number % last.length]}`,
        phone: `+9198${20_000_000 + number * 7919}`,
        guests: 1,
        ratePackage,
        nights: nights.map((date) => ({
          date,
          price: prices.get(`${category._id} ${date}`) ?? 0,
          extraGuest: 0,
        })),
        notes: '',
      });
      arrival = addDays(departure, (index + turn * 2) % 4);
    }
  }
  return stays;
}
