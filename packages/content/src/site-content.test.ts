import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { faq } from './faq.ts';
import { samples } from './samples.ts';
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
  it('name nobody as long as nobody has said them', () => {
    const named = testimonials.filter((quote) => quote.isSample && 'personName' in quote);
    expect(named).toEqual([]);
  });

  it('have the written consent of whoever said them', () => {
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
