import { majorOf } from '@booking/api-client/facts';
import { DescriptionList } from '@booking/ui';
import { useDesk } from '../desk.tsx';
import { useSpeech } from '../language.tsx';
import { billOf } from '../reservations/bill.ts';
import type { Reservation } from '../reservations/reservation.ts';

/** Nights, taxes and the total of a stay. */
export function Bill({ of }: { of: Pick<Reservation, 'nights' | 'guests' | 'category'> }) {
  const { say, money } = useSpeech();
  const { settings, categories } = useDesk().hotel;
  const { currency } = settings.region;
  const amount = (minor: number) => money(majorOf(minor, currency), currency);
  const category = categories.find(({ _id }) => _id === of.category);
  const bill = billOf(of, settings, category);
  const items = [
    ...[...bill.nights].map(([price, count]) => ({
      key: `${price}`,
      term: `${say(count === 1 ? 'night' : 'nights', { count })} × ${amount(price)}`,
      value: amount(count * price),
    })),
    ...[...bill.taxes].map(([{ name, isInclusive }, tax]) => ({
      key: name,
      term: isInclusive ? say('included', { name }) : name,
      value: amount(tax),
    })),
    ...(bill.taxes.size === 0 ? [{ key: '', term: say('taxes'), value: say('noTaxes') }] : []),
    { key: 'total', term: say('total'), value: amount(bill.total), isTotal: true },
  ];
  return <DescriptionList aria-label={say('bill')} items={items} />;
}
