import '../app/tailwind.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { customRange } from '../calendar/date-range.ts';
import { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx';

const meta = {
  title: 'Console/Home/Period picker',
  component: PeriodPicker,
  args: {
    label: 'Period',
    value: { startDate: '2026-11-01', endDate: '2026-11-30', diff: 29 },
    maxDays: 92,
    today: '2026-11-21',
    onChange: fn(),
    onStep: fn(),
    onToday: fn(),
    presets: [
      { key: 'today', label: 'Today', startDate: '2026-11-21', endDate: '2026-11-21' },
      { key: 'last7Days', label: 'Last 7 days', startDate: '2026-11-15', endDate: '2026-11-21' },
      { key: 'thisMonth', label: 'This month', startDate: '2026-11-01', endDate: '2026-11-30' },
    ],
  },
  render: function Chosen({ value: first, onChange, ...args }: PeriodPickerProps) {
    const [value, setValue] = useState(first);
    return (
      <PeriodPicker
        {...args}
        value={value}
        onChange={(range, preset) => {
          onChange(range, preset);
          setValue(customRange(range.startDate, range.endDate));
        }}
      />
    );
  },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: /^Period: / });
const dialog = () => screen.findByRole('dialog', { name: 'Period' });
const day = (date: string) => {
  const cell = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!cell) throw new Error(`${date} is not shown.`);
  return cell;
};
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day][aria-selected="true"]')].map(
    (cell) => cell.dataset.day,
  );

export const Default: Story = {};

export const FeaturesLength: Story = {
  name: 'Features: no period is longer than its maximum',
  args: { maxDays: 7 },
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await dialog();
    await userEvent.click(day('2026-11-10'));
    // Eight days, with a maximum of seven.
    await userEvent.click(day('2026-11-17'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(day('2026-11-17')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('2026-11-16'));
    await expect(args.onChange).toHaveBeenCalledWith(
      { startDate: '2026-11-10', endDate: '2026-11-16' },
      undefined,
    );
  },
};

export const StatesOpen: Story = {
  name: 'States: open',
  play: async () => {
    await userEvent.click(trigger());
    await dialog();
  },
};

export const BehaviourPresets: Story = {
  name: 'Behaviour: a preset is selected and marked',
  play: async ({ args }) => {
    await userEvent.click(trigger());
    const presets = within(await screen.findByRole('list', { name: 'Periods' }));
    await expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('This month');
    await userEvent.click(presets.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      { startDate: '2026-11-15', endDate: '2026-11-21' },
      'last7Days',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger()).toHaveAccessibleName('Period: 15 to 21 Nov 2026, 7 days');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: two clicks select the ends in either order, with a preview',
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await dialog();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(day('2026-12-02'));
    await expect(screen.getByRole('status')).toHaveTextContent('Select an end date.');
    await userEvent.hover(day('2026-11-30'));
    await expect(chosen()).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day('2026-11-29'));
    await expect(args.onChange).toHaveBeenCalledWith(
      { startDate: '2026-11-29', endDate: '2026-12-02' },
      undefined,
    );
    await expect(trigger()).toHaveAccessibleName('Period: 29 Nov to 2 Dec 2026, 4 days');
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: a range by keyboard, across months',
  play: async ({ args }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await dialog();
    await waitFor(() => expect(day('2026-11-01')).toHaveFocus());
    await expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowUp}');
    await expect(day('2026-12-25')).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(day('2027-01-01')).toHaveFocus();
    await expect(chosen()).toHaveLength(8);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(
      { startDate: '2026-12-25', endDate: '2027-01-01' },
      undefined,
    );
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

export const BehaviourEscape: Story = {
  name: 'Behaviour: Escape changes nothing',
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await dialog();
    await userEvent.click(day('2026-11-05'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(trigger()).toHaveFocus();
  },
};

export const BehaviourSteps: Story = {
  name: 'Behaviour: buttons and arrow keys step, T returns to today',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('t');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onToday).toHaveBeenCalledTimes(2);

    // The open calendar handles its own keys.
    await userEvent.click(trigger());
    await waitFor(() => expect(day('2026-11-01')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(day('2026-11-02')).toHaveFocus();
    await expect(args.onStep).toHaveBeenCalledTimes(3);
  },
};

export const BehaviourPlace: Story = {
  name: 'Behaviour: the buttons do not move with the length of the period',
  render: function Stepped(args) {
    const [isLong, setLong] = useState(false);
    const value = isLong
      ? customRange('2026-12-25', '2027-01-04')
      : customRange('2026-11-21', '2026-11-21');
    return <PeriodPicker {...args} value={value} onStep={() => setLong(!isLong)} />;
  },
  play: async ({ canvas }) => {
    const places = () =>
      ['Today', 'Previous period', 'Next period'].map(
        (name) => canvas.getByRole('button', { name }).getBoundingClientRect().left,
      );
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Next period' }));
    await expect(trigger()).toHaveAccessibleName('Period: 25 Dec 2026 to 4 Jan 2027, 11 days');
    await expect(places()).toEqual(before);
  },
};

export const BehaviourTwoMonths: Story = {
  name: 'Behaviour: two months side by side with navigation',
  play: async () => {
    await userEvent.click(trigger());
    const open = within(await dialog());
    const first = open.getByRole('grid', { name: 'November 2026' });
    const second = open.getByRole('grid', { name: 'December 2026' });
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().top);
    await expect(second.getBoundingClientRect().left).toBeGreaterThan(
      first.getBoundingClientRect().right,
    );
    await userEvent.click(open.getByRole('button', { name: 'Next month' }));
    await expect(open.getByRole('grid', { name: 'January 2027' })).toBeInTheDocument();
    await expect(open.queryByRole('grid', { name: 'November 2026' })).toBeNull();
  },
};

export const StressNarrow: Story = {
  name: 'Stress: a long range in a narrow column',
  args: { value: customRange('2024-12-25', '2027-11-24') },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <PeriodPicker {...args} />
    </div>
  ),
};
