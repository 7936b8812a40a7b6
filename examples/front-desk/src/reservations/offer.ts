import type { Rates } from '@booking/api-client';
import { queries } from '../api.ts';
import type { Word } from '../words.ts';
import type { Night, Reservation } from './reservation.ts';

type Stay = Pick<Reservation, 'room' | 'ratePackage' | 'arrival' | 'departure'>;

/** The rates of a room for a stay. The day of the departure has its rules too. */
export const ratesQuery = (
  institution: string,
  { room, ratePackage, arrival: startDate, departure: endDate }: Stay,
) =>
  queries.rate.list({ institution, asset: room, ratePackage, startDate, endDate, resolve: true });

/** The nights of a stay, and why the rates don't allow it, if they don't. */
export function offerOf(
  { rows }: Rates,
  { arrival, departure }: Stay,
): { nights: readonly Night[]; refusal?: Word; limit?: number } {
  const cells = rows[0]?.cells ?? [];
  const stay = cells.filter(({ date }) => date >= arrival && date < departure);
  const nights = stay.map(({ date, price, extraAdult }) => ({
    date,
    price: price ?? 0,
    extraGuest: extraAdult ?? 0,
  }));
  const { minStay, maxStay, closedToArrival } = stay[0] ?? {};
  const last = cells.find(({ date }) => date === departure);
  if (stay.some(({ stopSell }) => stopSell)) return { nights, refusal: 'stopSell' };
  if (closedToArrival) return { nights, refusal: 'closedToArrival' };
  if (last?.closedToDeparture) return { nights, refusal: 'closedToDeparture' };
  if (minStay && nights.length < minStay) return { nights, refusal: 'minStay', limit: minStay };
  if (maxStay && nights.length > maxStay) return { nights, refusal: 'maxStay', limit: maxStay };
  return { nights };
}
