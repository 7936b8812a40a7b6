import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { DateTimeField, type DateTimeFieldProps } from './index.ts';

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Suspend from',
    today: '2026-03-02',
    defaultValue: '2026-03-04T14:00',
    onChange: fn(),
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = () => within(screen.getByRole('group', { name: 'Suspend from' }));
const date = () => group().getByRole('textbox', { name: 'Suspend from' });
const time = () => group().getByRole('textbox', { name: 'Time' });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Tab}`);
};

export const Default: Story = {};

export const FeaturesBounds: Story = {
  name: 'Features: min and max, to the minute',
  args: {
    min: '2026-03-04T10:00',
    max: '2026-03-06T18:00',
    timeDescription: 'Indian Standard Time',
  },
  play: async ({ args }) => {
    await retype(time(), '9');
    await expect(time()).toHaveAccessibleDescription('Enter 10:00 or later.');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await retype(date(), '5 Mar 2026');
    await retype(time(), '9');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05T09:00');
    // The same time is too early on the first day.
    await retype(date(), '4 Mar 2026');
    await expect(time()).toHaveAccessibleDescription('Enter 10:00 or later.');
    await expect(time()).toBeInvalid();
    await retype(date(), '7 Mar 2026');
    await expect(date()).toBeInvalid();
  },
};

export const FeaturesFallbackTime: Story = {
  name: 'Features: a chosen date has a time at once',
  args: { defaultValue: '', fallbackTime: '09:30' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('gridcell', { name: /10 March 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10T09:30');
    await expect(time()).toHaveValue('09:30');
    await userEvent.type(time(), '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-10T09:45');
  },
};

export const BehaviourHalf: Story = {
  name: 'Behaviour: half a moment is none, and what is typed stays',
  play: async ({ args }) => {
    await retype(date(), '31 Feb');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(date()).toHaveValue('31 Feb');
    await expect(time()).toHaveValue('14:00');
    await expect(time()).toHaveAttribute('aria-disabled', 'true');
    await expect(time()).toHaveAccessibleDescription('Choose a date first.');
    await retype(date(), '5 Mar 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05T14:00');
    await userEvent.clear(time());
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await retype(time(), '8:15');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05T08:15');
  },
};

function Reset(args: DateTimeFieldProps) {
  const [value, setValue] = useState('2026-03-04T14:00');
  return (
    <>
      <DateTimeField {...args} defaultValue={undefined} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Now
      </button>
    </>
  );
}

export const BehaviourCleared: Story = {
  name: 'Behaviour: an app that clears it clears both',
  render: Reset,
  play: async ({ canvas }) => {
    await userEvent.clear(time());
    await userEvent.tab();
    await retype(time(), '8:15');
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
    await expect(date()).toHaveValue('');
    await expect(time()).toHaveValue('');
  },
};

const submitted = fn();

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets both, and a time out of bounds blocks it',
  args: { name: 'from', min: '2026-03-04T10:00' },
  beforeEach: () => void submitted.mockClear(),
  render: (args) => (
    <form
      aria-label="Pause"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <DateTimeField {...args} />
      <button type="submit">Save</button>
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(submitted).toHaveBeenLastCalledWith({ from: '2026-03-04T14:00' });
    await retype(date(), '5 Mar 2026');
    await retype(time(), '9');
    await retype(date(), '4 Mar 2026');
    await userEvent.click(save);
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(time()).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(time()).toHaveValue('14:00');
    await userEvent.click(save);
    await expect(submitted).toHaveBeenLastCalledWith({ from: '2026-03-04T14:00' });
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Dates and times"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest']}
      cell={(row) => (
        <DateTimeField
          {...args}
          label={row}
          value={row === 'Empty' ? '' : '2026-03-04T14:00'}
          error={row === 'Wrong' && 'The reception is closed then.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: too narrow for both',
  args: { description: 'Leave empty to change it now.', timeDescription: 'Indian Standard Time' },
  render: (args) => (
    <div className="sheet-narrow">
      <DateTimeField {...args} />
    </div>
  ),
  play: async () => {
    const [upper, lower] = [date(), time()].map((field) => field.getBoundingClientRect());
    await expect(lower?.top).toBeGreaterThan(upper?.bottom ?? Infinity);
  },
};
