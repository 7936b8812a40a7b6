import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  closed,
  dateRangePickerStories,
  dialog,
  end,
  open,
  retype,
  start,
} from '../testing/date-range-picker-stage.tsx';
import { dayCell } from '../testing/days.ts';
import { DateRangePicker } from './index.ts';

const meta = {
  ...dateRangePickerStories,
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourPlaceholders: Story = {
  name: 'Behaviour: empty it shows what each end is, and in the focus the form of a date',
  args: { defaultValue: { startDate: '', endDate: '' } },
  play: async () => {
    await expect([start(), end()].map((field) => field.getAttribute('placeholder'))).toEqual([
      'Arrival',
      'Departure',
    ]);
    await userEvent.click(start());
    await expect(start()).toHaveAttribute('placeholder', '14 Mar 2027');
    await userEvent.tab();
    await expect(end()).toHaveAttribute('placeholder', '14 Mar 2027');
    await expect(start()).toHaveAttribute('placeholder', 'Arrival');
  },
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: both ends are typed, and an end before the start is an error',
  play: async ({ args }) => {
    await retype(end(), '20 Dec 2026');
    await expect(end()).toHaveAccessibleDescription('Choose an end after 24 Dec 2026.');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-12-24',
      endDate: '',
    });
    await retype(end(), '2/1/27');
    await expect(end()).toHaveValue('02 Jan 2027');
    await expect(end()).toBeValid();
    await expect(screen.getByText('9 nights')).toBeVisible();
    await retype(start(), '31 Jun');
    await expect(start()).toHaveAccessibleDescription('Enter a date, for example 14 Mar 2027.');
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: picked by keyboard across months, and focus returns',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dayCell('2026-12-24')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('status')).toHaveTextContent('Select an end date.');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-12-31',
      endDate: '2027-01-03',
    });
    await waitFor(() => expect(start()).toHaveFocus());
  },
};

export const BehaviourMonths: Story = {
  name: 'Behaviour: the next button keeps its focus while the months turn',
  play: async () => {
    await open();
    await dialog();
    const next = screen.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await expect(screen.getByRole('grid', { name: 'February 2027' })).toBeInTheDocument();
    await expect(next).toHaveFocus();
  },
};

export const BehaviourHostKeys: Story = {
  name: 'Behaviour: keys that the host prevents do nothing; after a touch the focus returns to the button',
  args: {
    onKeyDown: fn((event) => event.preventDefault()),
  },
  play: async ({ args }) => {
    await userEvent.clear(start());
    await userEvent.type(start(), '25 Dec 2026{Enter}{ArrowDown}');
    await expect(args.onKeyDown).toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();

    const trigger = screen.getByRole('button', { name: 'Open calendar' });
    fireEvent.pointerDown(trigger, { pointerType: 'touch' });
    fireEvent.click(trigger);
    await dialog();
    fireEvent.click(dayCell('2026-12-24'));
    fireEvent.click(dayCell('2026-12-27'));
    await closed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
