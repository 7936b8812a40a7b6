import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { MonthCalendar, type MonthCalendarProps } from './index.ts';

const renewals = { key: 'renewalDue', label: '3 renewals', tone: 'info' } as const;
const trial = { key: 'trialEnding', label: '1 trial ends', tone: 'warning' } as const;
const opened = { key: 'instituteActivated', label: '2 went live', tone: 'success' } as const;
const lapsed = { key: 'statusChanged', label: '1 changed status', tone: 'danger' } as const;

const meta = {
  title: 'Data/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Events in November 2026',
    month: '2026-11-01',
    today: '2026-11-21',
    onDay: fn(),
    onMonth: fn(),
    days: [
      { date: '2026-11-05', items: [opened] },
      { date: '2026-11-10', items: [trial, renewals] },
      { date: '2026-11-21', items: [renewals, trial, opened, lapsed] },
      { date: '2026-11-30', items: [renewals] },
    ],
  },
  // Shows the month to which the keys lead, as a page does.
  render: function Months({ onMonth, month: first, ...args }: MonthCalendarProps) {
    const [month, setMonth] = useState(first);
    return (
      <MonthCalendar
        {...args}
        month={month}
        onMonth={(day) => {
          onMonth(day);
          setMonth(day);
        }}
      />
    );
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedDay = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined;

export const Default: Story = {};

export const FeaturesMonday: Story = {
  name: 'Features: weeks from Monday, one line a day',
  args: { weekStart: 1, maxItems: 1 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader');
    await expect(first).toHaveTextContent('Mon');
  },
};

export const BehaviourNames: Story = {
  name: 'Behaviour: a day is named with all that happens on it, and counts what does not fit',
  play: async ({ canvas }) => {
    const today = canvas.getByRole('gridcell', { current: 'date' });
    await expect(today).toHaveAccessibleName(
      'Saturday, 21 November 2026: 3 renewals 1 trial ends 2 went live 1 changed status',
    );
    await expect(today).toHaveTextContent('+2 more');
    await expect(within(today).getAllByText(/went live/)[0]).toHaveClass('bk-visually-hidden');
    await expect(
      canvas.getByRole('gridcell', { name: 'Sunday, 1 November 2026: no events' }),
    ).toBeVisible();
  },
};

export const BehaviourWeekend: Story = {
  name: 'Behaviour: days of a weekend look like any other day, and not like those of another month',
  play: async ({ canvas, canvasElement }) => {
    const ground = (day: Element) => getComputedStyle(day).backgroundColor;
    const [saturday, friday] = ['Saturday, 14', 'Friday, 13'].map((name) =>
      ground(canvas.getByRole('gridcell', { name: new RegExp(`^${name} November`) })),
    );
    await expect(saturday).toBe(friday);
    for (const outside of canvasElement.querySelectorAll('.bk-month-day-outside')) {
      await expect(ground(outside)).not.toBe(saturday);
    }
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: one stop of Tab, then the keys lead through days and months',
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    await expect(focusedDay()).toBe('2026-11-21');
    const ways: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', '2026-11-22'],
      ['{ArrowUp}', '2026-11-15'],
      ['{End}', '2026-11-21'],
      ['{Home}', '2026-11-15'],
      ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-12-06'],
      ['{PageUp}', '2026-11-06'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-06'],
      ['{PageDown}', '2027-12-06'],
    ];
    for (const [keys, day] of ways) {
      await userEvent.keyboard(keys);
      await expect(focusedDay()).toBe(day);
    }
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await expect(args.onDay).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-12-06');
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: a press anywhere on a day is a press on it, a press on another month is none',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('2 went live', { selector: '.bk-month-item' }));
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-05');
    const outside = canvasElement.querySelector('.bk-month-day-outside');
    if (outside) await userEvent.click(outside);
    await expect(args.onDay).toHaveBeenCalledTimes(1);
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: from right to left the arrow keys go as they point',
  decorators: [rightToLeft],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedDay()).toBe('2026-11-22');
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: where it is narrow it is the same grid with dots, and low enough for a phone',
  decorators: [
    (Story) => (
      <div className="sheet-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid.getBoundingClientRect().height).toBeLessThan(360);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    const dots = [...canvasElement.querySelectorAll('[data-day="2026-11-10"] .bk-month-item')];
    await expect(dots.map((dot) => dot.getBoundingClientRect().width)).toEqual([6, 6]);
    await expect(
      canvas.getByRole('gridcell', { name: /10 November 2026: 1 trial ends 3 renewals/ }),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focusedDay()).toBe('2026-11-28');
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <MonthCalendar {...args} />
      <MonthCalendar {...args} label="Old events in November 2026" isBusy />
    </div>
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const StressLong: Story = {
  name: 'Stress: long lines on every day',
  args: {
    days: Array.from({ length: 30 }, (_, at) => ({
      date: `2026-11-${String(at + 1).padStart(2, '0')}`,
      items: Array.from({ length: 12 }, (_item, key) => ({
        key: String(key),
        label: '1,12,345 subscriptions of the Andaman and Nicobar Islands',
      })),
    })),
  },
};
