import { type DescriptionItem, DescriptionList } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { billOf } from '../hotel/bill.ts';
import { useSpeech } from '../language.tsx';
import type { Reservation } from '../reservations/reservation.ts';

/** Nights, taxes and the total of a stay. */
export function Bill({ of }: { of: Pick<Reservation, 'nights' | 'guests' | 'category'> }) {
  const { say, money } = useSpeech();
  const { settings, categories } = useDesk().hotel;
  const amount = (value: number) => money(value, settings.region.currency);
  const bill = billOf(
    of,
    settings,
    categories.find(({ _id }) => _id === of.category),
  );
  const items: DescriptionItem[] = [
    ...bill.nights.map(({ count, price }) => ({
      key: `night-${price}`,
      term: `${say(count === 1 ? 'night' : 'nights', { count })} × ${amount(price)}`,
      value: amount(count * price),
    })),
    ...bill.taxes.map((tax) => ({
      key: tax.name,
      term: tax.isInclusive ? say('included', { name: tax.name }) : tax.name,
      value: amount(tax.amount),
    })),
    ...(settings.taxes.rules.length === 0
      ? [{ key: 'none', term: say('taxes'), value: say('noTaxes') }]
      : []),
    { key: 'total', term: say('total'), value: <strong>{amount(bill.total)}</strong> },
  ];
  return <DescriptionList aria-label={say('bill')} items={items} />;
}
