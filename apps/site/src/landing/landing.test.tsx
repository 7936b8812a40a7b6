import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linesOf, section, showLandingPage, text } from '../testing/landing-page.ts';

showLandingPage();

describe('the landing page', () => {
  it('[SITE-01] is one page with its five anchors', () => {
    const ids = ['home', 'sectors', 'features', 'pricing', 'contact'];
    for (const id of ids) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
    const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(all.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('[SITE-02] leads to its sections, to the sign-in page and to a demo', () => {
    // jsdom has no widths: to it the navigation is the closed popover that narrow screens see.
    const nav = screen.getByRole('navigation', { hidden: true });
    expect(nav.getAttribute('aria-label')).toBe('Main');
    const links = within(nav).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [text(link), link.getAttribute('href')])).toEqual([
      ['Home', '#home'],
      ['Sectors', '#sectors'],
      ['Features', '#features'],
      ['Login', '/login'],
      ['Book Free Demo Now', '#contact'],
    ]);
    expect(links[3]?.className).toContain('bk-button');
  });

  it('[SITE-03] opens with its mission, then shows pictures that have words', () => {
    const heading = screen.getByRole('heading', { level: 1 });
    expect(section('home').contains(heading)).toBe(true);
    expect(text(heading)).toBe('Full house. Calm desk.');

    const strip = screen.getByRole('region', { name: 'Made for places people remember' });
    expect(document.querySelector('#home ~ section')).toBe(strip);
    const pictures = within(strip).getAllByRole('img');
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    const words = pictures.map((picture) => picture.getAttribute('alt') ?? '');
    expect(words.filter((alt) => alt.split(' ').length < 3)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('[SITE-04] shows five sectors, one of them open', () => {
    const cards = within(section('sectors')).getAllByRole('listitem');
    expect(cards.map((card) => text(within(card).getByRole('heading', { level: 3 })))).toEqual([
      'Hotels & Resorts',
      'Tours & Travels',
      'Appointment-Based Services',
      'Event Management',
      'Subscription Management',
    ]);
    expect(cards.map((card) => text(card).includes('Planned'))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('[SITE-05] lists its features under a heading', () => {
    const features = section('features');
    expect(within(features).getByRole('heading', { level: 2 })).toBeDefined();
    const lines = linesOf(within(features).getByRole('list', { name: 'All features' }));
    expect(lines.length).toBeGreaterThanOrEqual(8);
    expect(lines).toContain('Live availability by category and unit');
  });

  it('says from which plan confirmations are sent without anyone doing it', () => {
    const [, confirmations] = within(section('features')).getAllByRole('article');
    if (!confirmations) throw new Error('The features have no second picture.');
    expect(text(confirmations)).toMatch(/From Professional, it sends them for you\./);
    expect(text(confirmations)).not.toMatch(/as you save/);
  });

  it('shows four moments of the day as pictures that no one can get lost in', () => {
    const parts = within(section('features')).getAllByRole('article');
    expect(parts).toHaveLength(4);
    for (const part of parts) {
      expect(within(part).getByRole('heading', { level: 3 })).toBeDefined();
      const picture = part.querySelector('[inert]');
      expect(picture?.getAttribute('aria-hidden')).toBe('true');
      expect(picture && text(picture)).toMatch(/\d/);
    }
    expect(text(section('features'))).toContain('Sample data');
  });

  it('[SITE-11] works in three steps, one after the other', () => {
    const works = screen.getByRole('region', { name: 'How It Works' });
    const steps = within(within(works).getByRole('list')).getAllByRole('listitem');
    const titles = steps.map((step) => text(within(step).getByRole('heading', { level: 3 })));
    expect(titles).toEqual(['Subscribe & Access', 'Customize & Utilize', 'Secure & Scalable']);
    expect(steps.filter((step) => text(step.querySelector('p')) === '')).toEqual([]);
  });

  it('has the phone number where it says to call', () => {
    expect(text(section('faq').querySelector('h2 + p'))).toMatch(/Call us on \+\d[\d ]+ or send/);
    expect(within(section('faq')).getByRole('link').getAttribute('href')).toMatch(/^tel:\+\d/);
  });

  it('[SITE-12] answers 14 questions, of which one is open', () => {
    const questions = within(section('faq')).getAllByRole('button');
    expect(questions).toHaveLength(14);
    expect(new Set(questions.map(text)).size).toBe(14);
    const open = questions.filter((button) => button.getAttribute('aria-expanded') === 'true');
    expect(open).toEqual([questions[0]]);
    // All answers are in the page, for the browser's search and for visitors without script.
    const answers = questions.map((button) => {
      const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
      return text(answer).split(' ').length;
    });
    expect(Math.min(...answers)).toBeGreaterThan(8);
  });

  it('[SITE-13] has a carousel of quotes, each in the page', () => {
    const region = screen.getByRole('region', { name: 'Words from the front desk' });
    expect(region.getAttribute('aria-roledescription')).toBe('carousel');
    const slides = within(region).getAllByRole('group');
    // More than are ever in view, so that there is something to move.
    expect(slides.length).toBeGreaterThan(3);
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      slides.map((_, at) => `${at + 1} of ${slides.length}`),
    );
    // One, two and three in view come from the style sheet, by these.
    expect(region.dataset).toMatchObject({ items: '1', 'items-768': '2', 'items-1170': '3' });
  });

  it('[SITE-20] has its sections in the order of the specification', () => {
    const parts = [
      'nav',
      'main h1',
      '.places',
      '#sectors',
      '#features',
      '#pricing [role="tablist"]',
      '.tour',
      '.how-it-works',
      '#faq',
      '[aria-roledescription="carousel"]',
      '#contact form',
      'footer table',
    ].map((selector) => {
      const matches = document.querySelectorAll(selector);
      expect(matches, selector).toHaveLength(1);
      return matches[0];
    });
    const all = [...document.querySelectorAll('*')];
    const places = parts.map((part) => (part ? all.indexOf(part) : -1));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const part of ['video', 'a[download]']) {
      expect(document.querySelectorAll(`.tour ${part}`), part).toHaveLength(1);
    }
  });

  it('[SITE-15] ends with hours, address, contact and social links', () => {
    const footer = screen.getByRole('contentinfo');
    const hours = within(within(footer).getByRole('table')).getAllByRole('row').map(text);
    expect(hours).toEqual(['Mon-Fri09:00-18:00', 'Sat09:00-13:00', 'SunClosed']);
    expect(text(footer.querySelector('address'))).toContain('Bengaluru 560 001');
    const addresses = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((href) => href.startsWith('tel:'))).toHaveLength(1);
    expect(addresses.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
    expect(addresses.filter((href) => href.startsWith('https:')).length).toBeGreaterThanOrEqual(1);
  });

  it('has no button, icon or dialog of its own', () => {
    const controls = [
      ...document.querySelectorAll('button, [role="button"], dialog, [role="dialog"]'),
    ];
    expect(controls.length).toBeGreaterThan(14);
    expect(controls.filter(({ className }) => !/\bbk-/.test(className)).map(text)).toEqual([]);
    const drawn = [...document.querySelectorAll('svg')];
    expect(drawn.filter((svg) => !svg.closest('[class*="bk-"]'))).toEqual([]);
  });

  it('marks every sample where the visitor reads it', () => {
    expect(text(section('contact'))).toContain('Phone, email and address are samples');
    expect(text(screen.getByRole('contentinfo'))).toContain(
      'Legal name, address, phone, email and social links are samples',
    );
    expect(text(section('home').querySelector('figcaption'))).toContain('Sample');
    const quotes = screen.getByRole('region', { name: 'From the front desk' });
    expect(text(quotes)).toContain('Sample quotes');
    for (const quote of within(quotes).getAllByRole('figure')) {
      expect(text(quote.querySelector('figcaption'))).toMatch(/^Sample/);
    }
  });

  it('can be found and reached around', () => {
    expect(document.documentElement.lang).toBe('en-IN');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.title).toContain('Booking Desk');
    const first = screen.getAllByRole('link')[0];
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has no anchor that leads nowhere', () => {
    const anchors = [...document.querySelectorAll('a[href^="#"]')];
    expect(anchors.length).toBeGreaterThan(5);
    const dead = anchors
      .map((anchor) => anchor.getAttribute('href')?.slice(1) ?? '')
      .filter((id) => document.getElementById(id) === null);
    expect(dead).toEqual([]);
  });
});
