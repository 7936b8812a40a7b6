import { brand } from '@booking/content/brand';
import { faq } from '@booking/content/faq';
import type { SiteFacts } from '@booking/content/site-facts';
import { SITE_ORIGIN_MARK, sitePages } from '@booking/content/site-pages';
import { taxAdded } from '@booking/content/tax-words';
import { isSample } from '../facts/samples.ts';
import { withStartingPrice } from '../facts/words.ts';
import icon from '../marks/icon-512.png?no-inline';
import { planAnchor } from '../pricing/plan-anchor.ts';

/** Facts in the vocabulary of schema.org. */
export interface StructuredData {
  '@type': string;
  [name: string]: unknown;
}

const context = 'https://schema.org';
const home = `${SITE_ORIGIN_MARK}/`;
const organization = `${home}#organization`;

/** Leaves sample facts out: here nothing could mark them as samples. */
function known(facts: SiteFacts) {
  const { email, phone, social, address, legalName, gstin } = facts.company;
  return {
    ...(!isSample(facts, 'email') && { email }),
    ...(!isSample(facts, 'phone') && { telephone: phone }),
    ...(!isSample(facts, 'social') && { sameAs: social.map(({ href }) => href) }),
    ...(!isSample(facts, 'address') && { address: address.join(', ') }),
    ...(!isSample(facts, 'legalName') && { legalName }),
    ...(gstin && { taxID: gstin }),
  };
}

/** Returns the landing page's data for search engines: the company, the prices, and the questions that it answers. */
export function landingData(facts: SiteFacts): readonly StructuredData[] {
  const { plans, company } = facts;
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': organization,
      name: company.name,
      url: home,
      logo: SITE_ORIGIN_MARK + icon,
      ...known(facts),
    },
    {
      '@context': context,
      '@type': 'SoftwareApplication',
      name: brand.name,
      description: withStartingPrice(sitePages.landing.description, facts),
      url: home,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web browser',
      publisher: { '@id': organization },
      offers: plans.flatMap(({ template, key, header, idealFor, price }) =>
        price === null
          ? []
          : {
              '@type': 'Offer',
              name: header,
              description: idealFor,
              url: `${home}#${planAnchor({ template, key })}`,
              price: String(price.amount),
              priceCurrency: price.currency,
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: String(price.amount),
                priceCurrency: price.currency,
                valueAddedTaxIncluded: taxAdded(price) === undefined,
                referenceQuantity: {
                  '@type': 'QuantitativeValue',
                  value: price.months,
                  unitCode: 'MON',
                },
              },
            },
      ),
    },
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: withStartingPrice(answer, facts) },
      })),
    },
  ];
}

/** Returns JSON for a script element: without the sign that could end it. */
export function jsonOf(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
