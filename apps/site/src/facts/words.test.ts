import { faq } from '@booking/content/faq';
import { siteFacts } from '@booking/content/site-facts';
import { sitePages } from '@booking/content/site-pages';
import { STARTING_PRICE } from '@booking/content/starting-price';
import { expect, it } from 'vitest';
import { liveToday, startingPrice, withStartingPrice } from './words.ts';

const [basic] = siteFacts.plans;
if (!basic?.price) throw new Error('The first plan has a price.');
const { price } = basic;
const costing = (...prices: object[]) => ({
  ...siteFacts,
  plans: prices.map((changes) => ({ ...basic, price: { ...price, ...changes } })),
});

it('says the price that texts are written with, for the plans that a new installation has', () => {
  expect(startingPrice(siteFacts)).toBe(STARTING_PRICE);
  const texts = [sitePages.landing.description, ...faq.map(({ answer }) => answer)];
  expect(texts.filter((text) => text.includes(STARTING_PRICE))).toHaveLength(2);
});

it('says the lowest of the current prices, by the month', () => {
  const changed = costing({ amount: 1499 }, { amount: 9000, months: 12 });
  expect(withStartingPrice(`${STARTING_PRICE}.`, changed)).toBe('From ₹750 a month, GST included.');
  expect(startingPrice(costing({ amount: 12.5, taxInclusive: false }))).toBe(
    'From ₹12.50 a month, plus GST',
  );
  expect(startingPrice(costing({ amount: 17.1, months: 12 }))).toBe(
    'From ₹1.43 a month, GST included',
  );
  expect(startingPrice({ ...siteFacts, plans: [{ ...basic, price: null }] })).toBe(
    'Prices on request',
  );
});

it('says of the tax what holds for the price', () => {
  const said = (...prices: object[]) => startingPrice(costing(...prices));
  expect(said({ taxRate: 0 })).toBe('From ₹999 a month');
  expect(said({ taxRate: 0, taxInclusive: false })).toBe('From ₹999 a month');
  expect(said({ taxRate: 5, taxInclusive: false, currency: 'USD' })).toBe(
    'From $999 a month, plus tax',
  );
  expect(said({ currency: 'USD' })).toBe('From $999 a month, tax included');
  // 999 and 18 % are more than 1,100.
  expect(said({ taxInclusive: false }, { amount: 1100 })).toBe('From ₹1,100 a month, GST included');
});

it('names the lines of business that are open', () => {
  const opened = (...keys: string[]) =>
    liveToday({
      ...siteFacts,
      templates: siteFacts.templates.map((template) => ({
        ...template,
        isAvailable: keys.includes(template.key),
      })),
    });
  expect(liveToday(siteFacts)).toBe('Hospitality is available today. Four more are planned.');
  expect(opened('hospitality', 'event', 'tours', 'subscription')).toMatch(
    /^Hospitality, .* are available today\. One more is planned\.$/,
  );
  expect(opened(...siteFacts.templates.map(({ key }) => key))).toMatch(/ are available today\.$/);
});
