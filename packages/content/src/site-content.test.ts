import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { faq } from './faq.ts';
import { plans } from './plans.ts';
import { samples } from './samples.ts';
import { sitePages } from './site-pages.ts';
import { steps } from './steps.ts';
import { testimonials } from './testimonials.ts';

describe('the questions', () => {
  it('are fourteen, each asked once and answered', () => {
    expect(faq).toHaveLength(14);
    expect(new Set(faq.map(({ key }) => key)).size).toBe(14);
    expect(faq.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
    expect(faq.filter(({ answer }) => answer.length < 40)).toEqual([]);
  });
});

describe('the answers', () => {
  const answerTo = (key: string) => faq.find((question) => question.key === key)?.answer;

  it.each([
    ['rights', 'roles'],
    ['export', 'csvExport'],
    ['whatsapp', 'whatsappShare'],
    ['whatsapp', 'whatsappIntegration'],
    ['booking-sites', 'channelManager'],
    ['phone', 'mobileApp'],
  ])('to %s name the plan that has it', (key, feature) => {
    const plan = plans.find(({ features }) =>
      features.some((planFeature) => planFeature.key === feature),
    );
    expect(answerTo(key)).toContain(plan?.header.replace(' Plan', ''));
  });
});

describe('what a hotel owner asks', () => {
  const answerTo = (key: string) => faq.find((question) => question.key === key)?.answer;

  it.each([
    ['booking-sites', /Booking\.com, Agoda and MakeMyTrip.*manual today/],
    ['install', /the internet.*stays on the page/],
    ['safe', /stored in India wherever we can/],
  ])('is answered in %s as the product and the privacy policy have it', (key, said) => {
    expect(answerTo(key)).toMatch(said);
  });
});

describe('the price that searches and questions tell', () => {
  it.each([
    ['the description of the landing page', sitePages.landing.description],
    ['the answer to what it costs', faq.find(({ key }) => key === 'cost')?.answer],
  ])('is that of the cheapest plan: %s', (_, said) => {
    const lowest = Math.min(...plans.map(({ monthlyPrice }) => monthlyPrice ?? Infinity));
    expect(said?.match(/₹[\d,]+/g)).toEqual([`₹${lowest.toLocaleString('en-IN')}`]);
  });
});

describe('the steps', () => {
  it('are named as specified', () => {
    expect(steps.map(({ title }) => title)).toEqual([
      'Subscribe & Access',
      'Customize & Utilize',
      'Secure & Scalable',
    ]);
  });
});

describe('the quotes', () => {
  it('name no one as long as no one has said them', () => {
    const named = testimonials.filter((quote) => quote.isSample && 'personName' in quote);
    expect(named).toEqual([]);
  });

  it('have the written consent of their authors', () => {
    const without = testimonials.filter(
      (quote) => !quote.isSample && !/^\d{4}-\d\d-\d\d$/.test(quote.consent.date),
    );
    expect(without).toEqual([]);
  });
});

describe('the list of samples', () => {
  it('names every sample of the brand, and the quotes', () => {
    const facts = Object.entries(brand).filter(([, fact]) =>
      /"isSample":true/.test(JSON.stringify(fact)),
    );
    const quotes = testimonials.some(({ isSample }) => isSample) ? 1 : 0;
    expect(samples()).toHaveLength(facts.length + quotes);
    expect(facts.filter(([name]) => !samples().includes(`brand.${name}`))).toEqual([]);
  });
});
