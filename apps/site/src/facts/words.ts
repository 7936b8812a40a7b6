import type { PublicPrice, SiteFacts } from '@booking/content/site-facts';
import { STARTING_PRICE } from '@booking/content/starting-price';
import { includesTax, taxAdded, taxName } from '@booking/content/tax-words';
import { formatMoney } from '@booking/ui/format';

/** "From ₹999 a month, GST included", by the lowest of the current prices. */
export function startingPrice({ plans }: SiteFacts): string {
  const prices = plans.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  const lowest = prices.filter(({ currency }) => currency === first?.currency).toSorted(byMonth)[0];
  if (!lowest) return 'Prices on request';
  const tax = includesTax(lowest) ? `${taxName(lowest.currency)} included` : taxAdded(lowest);
  const price = `From ${formatMoney(monthOf(lowest), lowest.currency)} a month`;
  return tax ? `${price}, ${tax}` : price;
}

/** A text in which the starting price is the current one. */
export function withStartingPrice(text: string, facts: SiteFacts): string {
  return text.replace(STARTING_PRICE, startingPrice(facts));
}

const numbers = [
  '',
  'One more is',
  'Two more are',
  'Three more are',
  'Four more are',
  'Five more are',
];
const list = new Intl.ListFormat('en-IN');

/** Returns the templates that institutes can be added with. */
export function openTemplates({ templates }: SiteFacts): SiteFacts['templates'] {
  return templates.filter(({ isAvailable }) => isAvailable);
}

/** "Hospitality is", "Hospitality and Tours are" */
export function openNames(facts: SiteFacts): string {
  const open = openTemplates(facts).map(({ name }) => name);
  return `${list.format(open)} ${open.length === 1 ? 'is' : 'are'}`;
}

/** "Hospitality is available today. Four more are planned." */
export function liveToday(facts: SiteFacts): string {
  const closed = numbers[facts.templates.length - openTemplates(facts).length];
  const live = `${openNames(facts)} available today.`;
  return closed ? `${live} ${closed} planned.` : live;
}

/** In whole hundredths, so that a half is one and is rounded up. */
const monthOf = ({ amount, months }: PublicPrice) =>
  Math.round(Math.round(amount * 100) / months) / 100;

/** Prices are compared as they are paid: one without its tax is no lower for that. */
const paidOf = (price: PublicPrice) =>
  monthOf(price) * (price.taxInclusive ? 1 : 1 + price.taxRate / 100);
const byMonth = (a: PublicPrice, b: PublicPrice) => paidOf(a) - paidOf(b);
