import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linesOf, section, showLandingPage, text } from '../testing/landing-page.ts';

showLandingPage();

describe('the prices of the landing page', () => {
  it('[SITE-06] prices hospitality; the other templates are listed, disabled and silent', () => {
    const tabs = within(section('pricing')).getAllByRole('tab');
    expect(tabs.map(text)).toEqual([
      'Hospitality',
      'Tours & Travels',
      'Event Management',
      'Subscription Management',
      'Appointment-Based Services',
    ]);
    const [selected, ...others] = tabs;
    expect(selected?.getAttribute('aria-selected')).toBe('true');
    const panel = within(section('pricing')).getByRole('tabpanel', { name: 'Hospitality' });
    expect(selected?.getAttribute('aria-controls')).toBe(panel.id);

    const before = document.documentElement.outerHTML;
    for (const tab of others) {
      expect(tab.getAttribute('aria-disabled')).toBe('true');
      expect(tab.getAttribute('aria-selected')).toBe('false');
      // This attribute would raise a toast, whose layer listens for it.
      expect(tab.hasAttribute('data-disabled-reason')).toBe(false);
      expect(tab.closest('form')).toBeNull();
      tab.click();
    }
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it.each([
    {
      plan: 'Basic',
      level: 'Entry-Level',
      price: '₹999 per month',
      facts: 'Up to 10 rooms and 2 users14-day free trial',
      subheader: '16 features to run one desk:',
      isFeatured: false,
    },
    {
      plan: 'Standard',
      level: 'For Growing Businesses',
      price: '₹1,999 per month',
      facts: 'Up to 40 rooms and 10 users14-day free trial',
      subheader: 'Everything in Basic, plus a calendar, rate packages, receipts and reports:',
      isFeatured: true,
    },
    {
      plan: 'Professional',
      level: 'For Larger Operations',
      price: '₹3,999 per month',
      facts: 'Up to 150 rooms and 30 users14-day free trial',
      subheader: 'Everything in Standard, plus billing, deposits, assets and guest records:',
      isFeatured: false,
    },
    {
      plan: 'Enterprise',
      level: 'For Corporations & Enterprises',
      price: 'Contact Us',
      facts: 'Unlimited rooms and users',
      subheader:
        'Everything in Professional, plus online sales, a restaurant POS and more languages:',
      isFeatured: false,
    },
  ])(
    '[SITE-07 $plan] shows the plan to the letter',
    ({ plan, level, price, facts, subheader, isFeatured }) => {
      const card = screen.getByRole('article', { name: `${plan} Plan` });
      expect(card.id).toBe(`plan-${plan.toLowerCase()}`);
      expect(within(card).getByText(level)).toBeDefined();
      expect(text(card.querySelector('.plan-price'))).toBe(price);
      expect(text(card.querySelector('.plan-facts'))).toBe(facts);
      expect(text(card.querySelector('.plan-ideal'))).toMatch(/^Ideal for: \w/);
      expect(within(card).getByText(subheader)).toBeDefined();
      expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
      expect(within(card).queryAllByText('Featured')).toHaveLength(isFeatured ? 1 : 0);
    },
  );

  it('[SITE-08] lists 16 features of Basic and what each other plan adds', () => {
    const features = (plan: string) => {
      const card = screen.getByRole('article', { name: `${plan} Plan` });
      const list = within(card).getByRole('list');
      // The sentence about the additions is right above their list.
      expect(list.previousElementSibling?.className).toBe('plan-subheader');
      return linesOf(list).map((line) => line.replace(/ with setup$/, ''));
    };
    expect(features('Basic')).toHaveLength(16);
    expect(features('Standard').slice(0, 9)).toEqual([
      'Calendar view dashboard',
      'Multi-category creation',
      'Rate packages',
      'Receipts',
      'Policies',
      'Customers',
      'MIS reports',
      'Advance payment',
      'WhatsApp share',
    ]);
    expect(features('Professional')).toEqual([
      'Billing',
      'Income and expenditure',
      'Quotation',
      'Retrieve cancelled booking',
      'Security deposit',
      'Asset management',
      'Customer ID storage',
      'WhatsApp integration',
      'Google review link',
    ]);
    expect(features('Enterprise')).toEqual([
      'Booking engine',
      'Payment gateway',
      'Restaurant POS',
      'Channel manager',
      'Drive integration',
      'Mobile app',
      'Pricing suggestions',
      'Multi-language support',
    ]);
  });

  it('says below the plans what a feature with setup is, and who agrees its cost', () => {
    const plans = section('pricing').querySelector('.pricing-plans');
    expect(text(plans?.nextElementSibling ?? null)).toMatch(
      /^With setup: .*another company’s service.* agreed before we start\.$/,
    );
  });

  it('[SITE-09] says what the prices include and that they start there', () => {
    expect(text(section('pricing'))).toContain(
      'Prices include GST and are starting prices. The actual price depends on your requirements.',
    );
  });
});
