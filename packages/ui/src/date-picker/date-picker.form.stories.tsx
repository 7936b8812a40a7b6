import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hi, MessagesProvider } from '../messages/index.ts';
import { DatePicker, type DatePickerProps } from './index.ts';

const meta = {
  title: 'Forms/DatePicker/In a form',
  component: DatePicker,
  tags: ['!autodocs'],
  args: { label: 'Valid until', value: '2027-03-14', today: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('textbox', { name: 'Valid until' });

/** The picker in a form that records its submission. */
function Booking({
  start = '2027-03-14',
  onSubmit,
  ...args
}: Omit<DatePickerProps, 'value' | 'onChange'> & {
  start?: string;
  onSubmit: (day: FormDataEntryValue | null) => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('day'));
      }}
      onReset={() => setValue(start)}
    >
      <DatePicker {...args} name="day" value={value} onChange={setValue} />
      <button type="reset">Reset</button>
      <button type="button" onClick={() => setValue('2027-01-01')}>
        New year
      </button>
    </form>
  );
}

const submitted = fn();
const form = () => field().closest('form');

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets YYYY-MM-DD in every language',
  render: (args) => (
    <MessagesProvider messages={hi}>
      <Booking {...args} onSubmit={submitted} />
    </MessagesProvider>
  ),
  beforeEach: () => submitted.mockClear(),
  play: async () => {
    await expect(field()).toHaveValue('14 मार्च 2027');
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith('2027-03-14');
    await userEvent.clear(field());
    await userEvent.type(field(), '15 मार्च 2027{Tab}');
    await expect(field()).toBeValid();
    await expect(field()).toHaveValue('15 मार्च 2027');
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith('2027-03-15');
  },
};

export const BehaviourUnread: Story = {
  name: 'Behaviour: submitting commits typed text, and invalid text blocks it',
  render: (args) => <Booking {...args} onSubmit={submitted} />,
  beforeEach: () => submitted.mockClear(),
  play: async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), '1/4/27');
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith('2027-04-01');
    await userEvent.clear(field());
    await userEvent.type(field(), '31 Jun 2027{Enter}');
    await waitFor(() => expect(field()).toBeInvalid());
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveValue('31 Jun 2027');
  },
};

export const BehaviourReset: Story = {
  name: 'Behaviour: resetting the form or setting a value clears invalid text',
  render: (args) => <Booking {...args} onSubmit={submitted} />,
  play: async ({ canvas }) => {
    const typeWrong = async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), '31 Jun 2027{Tab}');
      await expect(field()).toBeInvalid();
    };
    await typeWrong();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field()).toHaveValue('14 Mar 2027');
    await expect(field()).toBeValid();
    await typeWrong();
    await userEvent.click(canvas.getByRole('button', { name: 'New year' }));
    await expect(field()).toHaveValue('01 Jan 2027');
    await expect(field()).toBeValid();
  },
};

export const BehaviourResetToNone: Story = {
  name: 'Behaviour: resetting a form without a value clears invalid text',
  render: (args) => <Booking {...args} start="" onSubmit={submitted} />,
  play: async ({ canvas }) => {
    await userEvent.type(field(), '31 Jun 2027{Tab}');
    await expect(field()).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field()).toHaveValue('');
    await expect(field()).toBeValid();
  },
};

export const BehaviourUncontrolled: Story = {
  name: 'Behaviour: uncontrolled, a reset brings back the default',
  render: ({ value, ...args }) => (
    <form>
      <DatePicker {...args} name="day" defaultValue={value} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const submits = () => {
      const owner = form();
      return owner && new FormData(owner).get('day');
    };
    await userEvent.clear(field());
    await userEvent.type(field(), '1/4/27{Tab}');
    await expect(submits()).toBe('2027-04-01');
    await userEvent.clear(field());
    await userEvent.type(field(), '31 Jun{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field()).toHaveValue('14 Mar 2027');
    await expect(field()).toBeValid();
    await expect(submits()).toBe('2027-03-14');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-14');
  },
};
