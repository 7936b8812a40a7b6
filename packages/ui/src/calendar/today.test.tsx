import { getLocalTimeZone, today } from '@internationalized/date';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from '../calendar/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { FilterBar } from '../filter-bar/index.ts';
import { MonthCalendar } from '../month-calendar/index.ts';

const viewersDay = today(getLocalTimeZone()).toString();

afterEach(() => document.body.replaceChildren());

/** Hydrates what a server renders. Returns its markup, and what React complained about. */
async function hydrated(element: ReactElement) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = vi.fn();
  const box = document.body.appendChild(document.createElement('div'));
  const html = renderToString(element);
  box.innerHTML = html;
  await act(async () => void hydrateRoot(box, element, { onRecoverableError }));
  const problems = [...complaints.mock.calls, ...onRecoverableError.mock.calls];
  complaints.mockRestore();
  return { html, problems };
}

const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-current=date]')].map(
    ({ dataset }) => dataset.day,
  );

describe('today, if the app gives none', () => {
  it.each([
    ['Calendar', <Calendar key="" label="Arrival" />],
    ['Calendar with a value', <Calendar key="" label="Arrival" defaultValue={viewersDay} />],
    ['MonthCalendar', <MonthCalendar key="" label="Events" days={[]} />],
    [
      'MonthCalendar of a month',
      <MonthCalendar key="" label="Events" days={[]} month={viewersDay} />,
    ],
  ])('is the viewer’s own day, which no server marks: %s', async (_, element) => {
    const { html, problems } = await hydrated(element);
    expect(html).not.toContain('aria-current');
    expect(html).not.toContain('1970');
    expect(problems).toEqual([]);
    expect(marked()).toEqual([viewersDay]);
  });

  it('is that of a server too where the app gives it', async () => {
    const { html, problems } = await hydrated(<Calendar label="Arrival" today="2026-11-21" />);
    expect(html).toContain('aria-current="date"');
    expect(problems).toEqual([]);
    expect(marked()).toEqual(['2026-11-21']);
  });

  it.each([
    ['DatePicker', <DatePicker key="" label="Arrival" />],
    ['DateRangePicker', <DateRangePicker key="" label="Stay" />],
    [
      'FilterBar',
      <FilterBar
        key=""
        onClear={() => {}}
        filters={[
          { kind: 'day', key: 'since', label: 'Since', value: '2026-11-01', onChange: () => {} },
        ]}
      />,
    ],
  ])('needs none to be hydrated: %s', async (_, element) => {
    const { problems } = await hydrated(element);
    expect(problems).toEqual([]);
  });
});
