import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useDesk } from '../desk.tsx';
import { nightPrices, nightRatesQuery } from '../hotel/night-prices.ts';
import { useSpeech } from '../language.tsx';
import { freeRooms } from '../reservations/free-rooms.ts';

/** Draws how many rooms of a category are free in a night, and what one costs. */
export function useNights() {
  const { hotel, today, reservations } = useDesk();
  const { locale } = useSpeech();
  const { data: rates } = useQuery(nightRatesQuery(hotel.id, today));
  const prices = useMemo(() => rates && nightPrices(rates), [rates]);
  return useCallback(
    ({ key }: { key: string }, day: string) => (
      <>
        <strong>
          {
            freeRooms(hotel, reservations, day).filter(({ category }) => category._id === key)
              .length
          }
        </strong>
        <span>{prices?.get(`${key} ${day}`)?.toLocaleString(locale)}</span>
      </>
    ),
    [hotel, reservations, prices, locale],
  );
}
