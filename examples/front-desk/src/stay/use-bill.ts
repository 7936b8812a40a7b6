import { majorOf } from '@booking/api-client/facts';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { billOf } from '../reservations/bill.ts';
import type { Reservation } from '../reservations/reservation.ts';

/** The bill of a stay at this hotel, with amounts as people read them. */
export function useBill(of: Pick<Reservation, 'nights' | 'guests' | 'category'>) {
  const { money } = useSpeech();
  const { settings, categories } = useDesk().hotel;
  const { currency } = settings.region;
  const category = categories.find(({ _id }) => _id === of.category);
  return {
    ...billOf(of, settings, category),
    amountOf: (minor: number) => money(majorOf(minor, currency), currency),
  };
}
