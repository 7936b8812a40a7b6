import { describe, expect, it } from 'vitest';
import { restylingSelectors } from './restyling-selectors.ts';
import { type Known, sheetProblems } from './sheet-rules.ts';

const refused = (css: string) => restylingSelectors(css).map(({ selector }) => selector);

describe('a selector for which every page pays', () => {
  it.each([
    '.bk-part > * + *',
    '.bk-part * ~ *',
    '.bk-part:first-child > *',
    'tr:last-child *',
    '.bk-part:not(:first-child) > *',
    '.bk-part:nth-child(2n + 1) :not(.bk-other)',
    '.bk-part:only-child > :is(.bk-other, :hover)',
  ])('is found: %s', (selector) => {
    expect(refused(`${selector} { gap: 0 }`)).toEqual([selector]);
  });

  it('is found where rules are nested', () => {
    const css = '.bk-part:first-child { @media print { & > .bk-a, > * { gap: 0 } } }';
    expect(refused(css)).toEqual([':is(.bk-part:first-child) > *']);
  });

  it.each([
    '.bk-part > :first-child',
    '.bk-part > :not(:last-child)',
    '.bk-part:first-child > .bk-other',
    'tr:last-child > :is(th, td)',
    '.bk-part:first-child > [data-part]',
    '.bk-part:last-child::after',
    ".bk-part[title='a > :first-child b'] > *",
    '.bk-part > *',
  ])('is not %s', (selector) => {
    expect(refused(`${selector} { gap: 0 }`)).toEqual([]);
  });

  it('is refused in the sheet of a component', () => {
    const names: Known = { properties: new Set(), components: new Set(), breakpoints: new Set() };
    expect(sheetProblems('part', '.bk-part:first-child > * { gap: 0 }', names)).toEqual([
      'part.css:1 .bk-part:first-child > * styles a page again for whatever is inserted',
    ]);
  });
});
