import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import { ResourceTimeline } from './index.ts';

it('a server renders the grid with its name, and no style attribute', () => {
  const html = renderToString(
    h(ResourceTimeline, {
      label: 'Stays',
      rows: hotelRows,
      items: hotelStays,
      startDate: '2026-03-01',
      endDate: '2026-03-31',
    }),
  );
  expect(html).toMatch(/role="grid"[^>]*aria-label="Stays"[^>]*aria-rowcount="8"/);
  expect(html).toContain('aria-colcount="32"');
  expect(html).not.toContain('style=');
});
