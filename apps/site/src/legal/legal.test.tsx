import { privacy } from '@booking/content/legal/privacy';
import { terms } from '@booking/content/legal/terms';
import { type PublicCompany, siteFacts } from '@booking/content/site-facts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FactsProvider } from '../facts/facts.tsx';
import { LegalPage, type LegalPageProps } from './legal-page.tsx';

afterEach(cleanup);

const show = (text: LegalPageProps['text'], company: Partial<PublicCompany> = {}) =>
  render(
    <FactsProvider value={{ ...siteFacts, company: { ...siteFacts.company, ...company } }}>
      <LegalPage text={text} updated="June 2024" />
    </FactsProvider>,
  );

describe.each([
  ['[SITE-17] the privacy policy', privacy, 'Privacy policy', 15],
  ['[SITE-18] the terms', terms, 'Our terms', 17],
])('%s', (_, text, title, least) => {
  const whole = text(siteFacts.company);
  const sections = whole.parts.flatMap((part) => part.sections);

  it('has its title and the date of its last change', () => {
    show(text);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('Last updated June 2024')).toBeDefined();
  });

  it('is whole: every section has its number, a place in the contents and something to say', () => {
    show(text);
    expect(sections.length).toBeGreaterThanOrEqual(least);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    sections.forEach(({ id, title: name }, at) => {
      const heading = screen.getByRole('heading', { name: `${at + 1}. ${name}` });
      expect(heading.id).toBe(id);
      const link = within(contents).getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`#${id}`);
      const section = screen.getByRole('region', { name: `${at + 1}. ${name}` });
      expect(section.textContent?.length).toBeGreaterThan(heading.textContent.length + 80);
    });
  });

  it('has anchors that are there once, and refers to sections that it has', () => {
    const { container } = show(text);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const body = JSON.stringify(whole);
    for (const [, name] of body.matchAll(/as “([^”]+)” says/g)) {
      expect(sections.map((section) => section.title)).toContain(name);
    }
  });
});

it.each([
  ['the privacy policy', privacy],
  ['the terms', terms],
])(
  '%s: the company is the one that the settings name, and only what is a sample is called one',
  (_, text) => {
    const company = { legalName: 'Kestrel Stays LLP', address: ['4 Lake Road', 'Udaipur 313 001'] };
    const { container } = show(text, company);
    expect(container.textContent).toContain('Kestrel Stays LLP');
    expect(container.textContent).toContain('4 Lake Road, Udaipur 313 001');
    expect(container.textContent).not.toContain('Sample Chambers');
    expect(screen.getByText('Phone and email are samples')).toBeDefined();
    cleanup();
    show(text, { ...company, phone: '+91 98765 43210', email: 'desk@kestrel.example' });
    // Those of the footer.
    const notes = screen.getAllByText(/ samples?$/).map(({ textContent }) => textContent);
    expect(notes).toEqual(['Social links are samples']);
    expect(screen.getAllByRole('link', { name: 'desk@kestrel.example' }).length).toBeGreaterThan(0);
  },
);

it('[SITE-18] the terms are both: terms and conditions, and terms of service', () => {
  show(terms);
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(expect.arrayContaining(['Terms and conditions', 'Terms of service']));
});
