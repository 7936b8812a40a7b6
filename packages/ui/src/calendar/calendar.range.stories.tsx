import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dayCell } from '../testing/days.ts';
import { RangeCalendar } from './index.ts';

const meta = {
  title: 'Forms/Calendar',
  component: RangeCalendar,
  args: {
    label: 'Period',
    today: '2026-11-21',
    defaultValue: { startDate: '2026-11-01', endDate: '2026-11-30' },
    presets: [
      { key: 'week', label: 'Last 7 days', startDate: '2026-11-15', endDate: '2026-11-21' },
      { key: 'month', label: 'This month', startDate: '2026-11-01', endDate: '2026-11-30' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RangeCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const selected = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day][aria-selected="true"]')].map(
    (cell) => cell.dataset.day,
  );

export const FeaturesRange: Story = {
  name: 'Features: a range, with named ones beside it',
  play: async ({ args, canvas }) => {
    const named = within(canvas.getByRole('list', { name: 'Periods' }));
    await expect(named.getByRole('button', { pressed: true })).toHaveTextContent('This month');
    await userEvent.click(named.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { startDate: '2026-11-15', endDate: '2026-11-21' },
      'week',
    );
    await expect(selected()).toHaveLength(7);
  },
};

export const BehaviourRange: Story = {
  name: 'Behaviour: two clicks select the ends of a range in either order, with a preview',
  args: { maxNights: 6, min: '2026-11-05' },
  play: async ({ args, canvas }) => {
    await userEvent.click(dayCell('2026-11-03'));
    await userEvent.click(dayCell('2026-11-10'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Select an end date.');
    await userEvent.hover(dayCell('2026-11-12'));
    await expect(selected()).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
    // Seven nights, with a maximum of six.
    await userEvent.click(dayCell('2026-11-17'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dayCell('2026-11-07'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { startDate: '2026-11-07', endDate: '2026-11-10' },
      undefined,
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const BehaviourYear: Story = {
  name: 'Behaviour: of two months, the first can be chosen with its year',
  globals: { viewport: { value: 'w1024' } },
  args: { max: '2026-12-20' },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('combobox', { name: 'Month' });
    const year = canvas.getByRole('combobox', { name: 'Year' });
    const names = () =>
      canvas
        .getAllByRole('grid')
        .map((grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? ''))
        .map((heading) => heading?.textContent);
    await userEvent.selectOptions(year, '2025');
    await expect(names()).toEqual(['November 2025', 'December 2025']);
    await expect(dayCell('2025-11-01')).toHaveAttribute('tabindex', '0');
    await userEvent.selectOptions(month, 'December');
    await expect(names()).toEqual(['December 2025', 'January 2026']);
    await userEvent.selectOptions(year, '2026');
    await expect(canvas.getByRole('option', { name: 'December' })).toBeDisabled();
  },
};

export const BehaviourDisabled: Story = {
  name: 'Behaviour: in a disabled fieldset no range is selected',
  render: (args) => (
    <fieldset disabled>
      <RangeCalendar {...args} />
    </fieldset>
  ),
  play: async ({ args }) => {
    await userEvent.click(dayCell('2026-11-10'));
    await userEvent.click(dayCell('2026-11-12'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
