import { siteFacts } from '@booking/content/site-facts';
import { expect, it } from 'vitest';
import { landingData } from './structured-data.ts';

const [basic] = siteFacts.plans;
if (!basic?.price) throw new Error('The first plan has a price.');
const { price } = basic;

it.each([
  [{ taxRate: 18, taxInclusive: true }, true],
  [{ taxRate: 18, taxInclusive: false }, false],
  [{ taxRate: 0, taxInclusive: false }, true],
])('a price at %o includes its tax: %s', (tax, valueAddedTaxIncluded) => {
  const facts = { ...siteFacts, plans: [{ ...basic, price: { ...price, ...tax } }] };
  const product = landingData(facts).find((entity) => entity['@type'] === 'SoftwareApplication');
  expect(product?.offers).toMatchObject([{ priceSpecification: { valueAddedTaxIncluded } }]);
});
