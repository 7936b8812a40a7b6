import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { queries } from '../api.ts';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { freeRooms } from '../reservations/free-rooms.ts';

/** Draws how many rooms of a category are free in a night, and what one costs. */
export function useNights(startDate: string, endDate: string) {
  const { hotel, reservations } = useDesk();
  const { locale } = useSpeech();
  const scope = { institution: hotel.id, startDate, endDate };
  const { data: rates } = useQuery(queries.rate.list({ ...scope, resolve: true }));
  const prices = useMemo(() => {
    const standard = rates?.packages.find(({ isDefault }) => isDefault)?.key;
    const rows = rates?.rows.filter(({ ratePackage }) => ratePackage === standard) ?? [];
    const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, ...row })));
    return new Map(cells.map(({ category, date, price }) => [`${category} ${date}`, price]));
  }, [rates]);
  return useCallback(
    ({ key }: { key: string }, day: string) => (
      <>
        <strong>
          {
            freeRooms(hotel, reservations, day).filter(({ category }) => category._id === key)
              .length
          }
        </strong>
        <span>{prices.get(`${key} ${day}`)?.toLocaleString(locale)}</span>
      </>
    ),
    [hotel, reservations, prices, locale],
  );
}
