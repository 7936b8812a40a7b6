import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type KeyboardEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Valid until', value: '2027-03-14', today: '2026-11-21', onChange: fn() },
  render: function Chosen({ value: first, onChange, ...args }: DatePickerProps) {
    const [value, setValue] = useState(first ?? '');
    return (
      <DatePicker
        {...args}
        value={value}
        onChange={(day) => {
          onChange?.(day);
          setValue(day);
        }}
      />
    );
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Valid until' });
const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`);

export const Default: Story = {};

export const FeaturesBounds: Story = {
  name: 'Features: min and max',
  args: { value: '', min: '2026-11-10', max: '2026-12-31', description: 'This year' },
  play: async ({ args }) => {
    await userEvent.type(field(), '9 Nov 2026{Tab}');
    await expect(field()).toHaveAccessibleDescription('Choose 10 Nov 2026 or later.');
    await userEvent.clear(field());
    await userEvent.type(field(), '1/1/27{Tab}');
    await expect(field()).toHaveAccessibleDescription('Choose 31 Dec 2026 or earlier.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(day('2026-12-31')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(day('2026-12-31')).toHaveFocus();
  },
};

export const FeaturesUnavailable: Story = {
  name: 'Features: unavailable days and prices',
  args: {
    value: '2026-11-24',
    isDateUnavailable: (date) => date === '2026-11-26' && 'Sold out',
    dayContent: (date) => (date === '2026-11-26' ? '–' : '₹6k'),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(day('2026-11-24')).toHaveFocus());
    await expect(day('2026-11-24')).toHaveAccessibleName('Tuesday, 24 November 2026: ₹6k');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(day('2026-11-26')).toHaveFocus();
    await expect(day('2026-11-26')).toHaveAccessibleDescription('Sold out');
    // The first Escape would hide the tooltip with the reason: it goes with the focus.
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.clear(field());
    await userEvent.type(field(), '26/11{Enter}');
    await expect(field()).toHaveAccessibleDescription('Sold out');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const FeaturesOpen: Story = {
  name: 'Features: open at first, the month and the year are chosen',
  args: { defaultOpen: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2028');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    const leapDay = day('2028-02-29');
    if (leapDay) await userEvent.click(leapDay);
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-02-29');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'item' }),
    );
  },
};

export const StatesOpen: Story = {
  name: 'States: open',
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('combobox', { name: 'Year' });
  },
};

export const BehaviourTyped: Story = {
  name: 'Behaviour: a typed date is parsed on blur, day first',
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '9/4/27');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-09');
    await expect(field()).toHaveValue('09 Apr 2027');
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: invalid text stays, shows an error and clears the value',
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), '31 Jun 2027{Enter}');
    await expect(field()).toHaveValue('31 Jun 2027');
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Enter a date, for example 14 Mar 2027.');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field(), '{Backspace}'.repeat(6));
    await userEvent.type(field(), 'l 2027{Tab}');
    await expect(field()).toHaveValue('31 Jul 2027');
    await expect(field()).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-07-31');
  },
};

export const BehaviourPicked: Story = {
  name: 'Behaviour: picked by keyboard, and focus returns',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day('2027-03-14')).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'March 2027' })).toContainElement(
      day('2027-03-14'),
    );
    await userEvent.keyboard('{PageDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-13');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('13 Apr 2027');
  },
};

export const BehaviourEscape: Story = {
  name: 'Behaviour: Escape changes nothing',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(day('2027-03-14')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: picked by pointer in another month',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Previous month' }));
    const cell = day('2027-02-28');
    if (cell) await userEvent.click(cell);
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    await expect(field()).toHaveValue('28 Feb 2027');
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: with a disabled reason it stays focusable and opens nothing',
  args: { disabledReason: 'The subscription has ended.', name: 'day' },
  play: async () => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription('The subscription has ended.');
    await userEvent.keyboard('{ArrowDown}x');
    await expect(field()).toHaveValue('14 Mar 2027');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const BehaviourClearedByOwner: Story = {
  name: 'Behaviour: clearing the value clears typed text',
  render: function Owned(args) {
    const [value, setValue] = useState('2027-03-14');
    // As a shortcut would, while the field has focus.
    const clearOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setValue('');
    };
    return (
      <search onKeyDown={clearOnEscape}>
        <DatePicker {...args} value={value} onChange={setValue} />
      </search>
    );
  },
  play: async () => {
    await userEvent.type(field(), '{Backspace}{Escape}');
    await expect(field()).toHaveValue('');
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Dates"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <DatePicker
          {...args}
          label={row}
          value={row === 'Empty' ? '' : '2027-03-14'}
          error={row === 'Wrong' && 'It ends before it begins.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: a long label and error in a narrow column',
  args: {
    label: 'Last day on which the institute may be let by the registration of the state',
    error: 'The registration ends before the day on which the subscription begins.',
  },
  render: (args) => (
    <div className="sheet-narrow">
      <DatePicker {...args} />
    </div>
  ),
};
