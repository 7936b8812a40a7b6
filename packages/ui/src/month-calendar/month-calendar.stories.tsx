import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { en, MessagesProvider } from '../messages/index.ts';
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
    onDaySelect: fn(),
    onMonthChange: fn(),
    days: [
      { date: '2026-11-05', items: [opened] },
      { date: '2026-11-10', items: [trial, renewals] },
      { date: '2026-11-21', items: [renewals, trial, opened, lapsed] },
      { date: '2026-11-30', items: [renewals] },
    ],
  },
  // Shows the month that the keys move to, as a page does.
  render: function Months({ onMonthChange, month: first, ...args }: MonthCalendarProps) {
    const [month, setMonth] = useState(first);
    return (
      <MonthCalendar
        {...args}
        month={month}
        onMonthChange={(day) => {
          onMonthChange?.(day);
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
  name: 'Features: weeks from Monday, one item per day',
  args: { weekStart: 1, maxItems: 1 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader');
    await expect(first).toHaveTextContent('Mon');
  },
};

export const BehaviourNames: Story = {
  name: 'Behaviour: a day’s name includes all items; those that do not fit are counted',
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
  name: 'Behaviour: weekends look like other days, not like days of other months',
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
  name: 'Behaviour: one tab stop, then keys move through days and months',
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
    await expect(args.onDaySelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2027-12-06');
  },
};

export const BehaviourRange: Story = {
  name: 'Behaviour: the weeks of a range, whose keys stay inside',
  args: {
    label: 'Events of the next 30 days',
    today: '2026-11-27',
    range: { startDate: '2026-11-27', endDate: '2026-12-26' },
    days: [
      { date: '2026-11-27', items: [renewals] },
      { date: '2026-12-10', items: [trial] },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    const days = [...canvasElement.querySelectorAll('[data-day]')];
    await expect(days).toHaveLength(30);
    // 22 November to 26 December.
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(days.map((day) => day.querySelector('.bk-month-number')?.textContent)).toEqual(
      expect.arrayContaining(['27', '30', '1 Dec', '26']),
    );
    await userEvent.tab();
    await expect(focusedDay()).toBe('2026-11-27');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(focusedDay()).toBe('2026-12-03');
    await userEvent.keyboard('{PageDown}');
    await expect(focusedDay()).toBe('2026-12-26');
    await userEvent.keyboard('{PageUp}');
    await expect(focusedDay()).toBe('2026-11-27');
    await expect(args.onMonthChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-11-27');
  },
};

export const BehaviourLongRange: Story = {
  name: 'Behaviour: a range of several months has all of its days',
  args: {
    today: '2026-11-27',
    range: { startDate: '2026-11-27', endDate: '2027-02-24' },
    days: [],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-day]')).toHaveLength(90);
  },
};

export const BehaviourUncontrolled: Story = {
  name: 'Behaviour: uncontrolled, keys lead to other months; the weekend is that of the locale',
  args: { defaultMonth: '2026-11-01' },
  render: ({ month: _month, ...args }) => (
    <MessagesProvider messages={{ ...en, datePicker: { ...en.datePicker, locale: 'ar-EG' } }}>
      <MonthCalendar {...args} />
    </MessagesProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const weekend = [...canvasElement.querySelectorAll('th[data-weekend]')];
    await expect(weekend.map((head) => head.getAttribute('abbr'))).toEqual(['Saturday', 'Friday']);
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await expect(focusedDay()).toBe('2026-12-21');
    await expect(args.onMonthChange).toHaveBeenCalledOnce();
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-21');
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: the whole day is a target, days of other months are not',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('2 went live', { selector: '.bk-month-item' }));
    await expect(args.onDaySelect).toHaveBeenLastCalledWith('2026-11-05');
    const outside = canvasElement.querySelector('.bk-month-day-outside');
    if (outside) await userEvent.click(outside);
    await expect(args.onDaySelect).toHaveBeenCalledTimes(1);
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: arrow keys follow the direction from right to left',
  decorators: [rightToLeft],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedDay()).toBe('2026-11-22');
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: when narrow it is the same grid with dots, and low enough for a phone',
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
      <MonthCalendar {...args} label="Old events in November 2026" isLoading />
    </div>
  ),
};

export const StressLong: Story = {
  name: 'Stress: long items on every day',
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
