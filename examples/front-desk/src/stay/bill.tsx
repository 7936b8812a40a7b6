import { DescriptionList } from '@booking/ui';
import { useSpeech } from '../language.tsx';
import type { Reservation } from '../reservations/reservation.ts';
import { useBill } from './use-bill.ts';

/** Nights by their price, taxes and the total of a stay. */
export function Bill({ of }: { of: Pick<Reservation, 'nights' | 'guests' | 'category'> }) {
  const { say } = useSpeech();
  const { nights, taxes, total, amountOf } = useBill(of);
  const items = [
    ...nights.map(({ price, count, isWeekend }) => {
      const word = isWeekend ? 'weekendNight' : 'night';
      const term = say(count === 1 ? word : `${word}s`, { count });
      return {
        key: `${price}`,
        term: `${term} × ${amountOf(price)}`,
        value: amountOf(count * price),
      };
    }),
    ...taxes.map(({ name, isInclusive, tax }) => ({
      key: `${name} ${isInclusive}`,
      term: isInclusive ? say('included', { name }) : name,
      value: amountOf(tax),
    })),
    ...(taxes.length === 0 ? [{ key: '', term: say('taxes'), value: say('noTaxes') }] : []),
    { key: 'total', term: say('total'), value: amountOf(total), isTotal: true },
  ];
  return <DescriptionList align="end" aria-label={say('bill')} items={items} />;
}
