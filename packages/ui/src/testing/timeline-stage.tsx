import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ResourceTimelineProps } from '../resource-timeline/index.ts';
import { deskSize, HotelDesk } from './hotel-desk.tsx';
import { hotelGroups, hotelRows, hotelStays } from './sample-hotel.ts';

const args = {
  label: 'Stays of Lake Pichola House',
  rows: hotelRows,
  groups: hotelGroups,
  items: hotelStays,
  startDate: '2026-03-01',
  endDate: '2026-04-30',
  today: '2026-03-03',
  now: '2026-03-03T14:05',
  visibleDay: '2026-03-01',
  onItemOpen: fn(),
};

/** The meta of all files whose stories only show. */
export const timelineStories = {
  args: { ...args, rowsLabel: 'Rooms' },
  decorators: [deskSize],
} satisfies Meta<ResourceTimelineProps>;

/** The meta of all files whose stories change something. */
export const timelineChanges = {
  args: { ...args, onMove: fn(), onResize: fn(), onCreate: fn() },
  render: (own) => <HotelDesk {...own} />,
  decorators: [deskSize],
} satisfies Meta<ResourceTimelineProps>;

export const rootOf = (canvasElement: HTMLElement) => {
  const root = canvasElement.querySelector<HTMLElement>('.bk-resource-timeline');
  if (!root) throw new Error('No timeline.');
  return root;
};
export const focusedName = () => document.activeElement?.getAttribute('aria-label');
export const press = (keys: string) => userEvent.keyboard(keys);

/** What is read out in a moment. */
export const heard = (text: string) =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent),
    ).toContain(text),
  );
