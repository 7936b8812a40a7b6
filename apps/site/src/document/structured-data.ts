import { brand } from '@booking/content/brand';
import { faq } from '@booking/content/faq';
import { plans } from '@booking/content/plans';
import { SITE_ORIGIN_MARK, sitePages } from '@booking/content/site-pages';
import icon from '../marks/icon-512.png?no-inline';

/** Facts in the vocabulary of schema.org. */
export interface StructuredData {
  '@type': string;
  [name: string]: unknown;
}

const context = 'https://schema.org';
const home = `${SITE_ORIGIN_MARK}/`;
const organization = `${home}#organization`;

/** Facts that only stand in are left out: here nothing could mark them as samples. */
function known() {
  const { email, phone, social } = brand;
  return {
    ...(!email.isSample && { email: email.value }),
    ...(!phone.isSample && { telephone: phone.value }),
    ...(!social.isSample && { sameAs: social.value.map(({ href }) => href) }),
  };
}

/** What the landing page tells search engines: who runs the product, what it costs, and the questions it answers. */
export function landingData(): readonly StructuredData[] {
  return [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      url: home,
      logo: SITE_ORIGIN_MARK + icon,
      ...known(),
    },
    {
      '@context': context,
      '@type': 'SoftwareApplication',
      name: brand.name,
      description: sitePages.landing.description,
      url: home,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web browser',
      publisher: { '@id': organization },
      offers: plans.flatMap(({ id, header, idealFor, monthlyPrice }) =>
        monthlyPrice === null
          ? []
          : {
              '@type': 'Offer',
              name: header,
              description: idealFor,
              url: `${home}#plan-${id}`,
              price: String(monthlyPrice),
              priceCurrency: 'INR',
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: String(monthlyPrice),
                priceCurrency: 'INR',
                valueAddedTaxIncluded: true,
                referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
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
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** As it may stand in a script element: without the sign that could end it. */
export function jsonOf(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
