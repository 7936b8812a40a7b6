import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import {
  hotelGroups,
  hotelRows,
  hotelStays,
  manyRows,
  manyStays,
} from '../testing/sample-hotel.ts';
import { ResourceTimeline, type ResourceTimelineProps } from './index.ts';

const props: ResourceTimelineProps = {
  label: 'Stays',
  rows: hotelRows,
  groups: hotelGroups,
  items: hotelStays,
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  now: '2026-03-03T14:05',
  today: '2026-03-03',
  visibleDay: '2026-03-01',
};

const bodyOf = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
};

afterEach(() => vi.restoreAllMocks());

it('a server renders the rows with the stays of the first two weeks, and no style attribute', () => {
  const html = renderToString(<ResourceTimeline {...props} />);
  expect(html).not.toContain('style=');
  const table = bodyOf(html).querySelector('table');
  expect(table?.caption?.textContent).toBe('Stays, Sun 1 Mar to Sun 15 Mar');
  expect([...(table?.rows ?? [])].map((row) => row.textContent)).toEqual([
    'Deluxe',
    expect.stringMatching(/^Room 101Asha Rao, 3 nights, Mon 2 Mar to Thu 5 Mar, confirmedVikram/),
    expect.stringMatching(/^Room 102Meera/),
    expect.stringMatching(/^Room 103Painting/),
    expect.stringMatching(/^Room 104John.*Sara/),
    'Lake suite',
    expect.stringMatching(/^Suite 201Family Das.*Noor/),
    'Suite 202',
  ]);
});

it('a server renders no more than 50 rows, says how many there are beside, and none of later days', () => {
  const items = manyStays(500, 40, '2026-03-01');
  const html = renderToString(
    <ResourceTimeline {...props} rows={manyRows(500)} groups={[]} items={items} />,
  );
  const rows = bodyOf(html).querySelectorAll('tr');
  expect(rows).toHaveLength(51);
  expect(rows[50]?.textContent).toBe('+450');
  expect(html).toContain('Guest 0,');
  // His stay begins on the 19th.
  expect(html).not.toContain('Guest 1000,');
});

it('is hydrated without a mismatch, and is a grid then', async () => {
  const error = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const element = <ResourceTimeline {...props} />;
  const body = bodyOf(renderToString(element));
  document.body.append(body);
  const root = await act(async () => hydrateRoot(body, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(body.querySelector('table')).toBeNull();
  expect(body.querySelector('[role=grid] [role=gridcell][data-key=asha]')).not.toBeNull();
  await act(async () => root.unmount());
  body.remove();
});
