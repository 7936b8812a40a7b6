import { StateSheet } from '../testing/state-sheet.tsx';
import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    value: 'month',
    onChange: fn(),
    options: [
      { value: 'day', label: 'Day' },
      { value: 'month', label: 'Month' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesIcons: Story = {
  name: 'Features: icons with tooltips',
  args: {
    label: 'Row height',
    value: 'default',
    options: [
      { value: 'compact', label: 'Compact', icon: 'list' },
      { value: 'default', label: 'Default', icon: 'menu' },
    ],
  },
};

export const BehaviourArrows: Story = {
  name: 'Behaviour: arrow keys select, and the width stays',
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Period' });
    const { width } = group.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(group.getBoundingClientRect().width).toBe(width);
  },
};

export const BehaviourForm: Story = {
  name: 'Behaviour: a surrounding form gets no value, and one option stays selected',
  render: (args) => (
    <form aria-label="Settings">
      <Kept {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form).keys()]).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

function Kept({ value: initial, onChange, ...rest }: SegmentedControlProps) {
  const [value, setValue] = useState(initial);
  return (
    <SegmentedControl
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="SegmentedControl controls"
      rows={['Words', 'Icons']}
      cell={(row) =>
        row === 'Words' ? <Kept {...args} /> : <Kept {...args} {...FeaturesIcons.args} />
      }
    />
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const StressLong: Story = {
  name: 'Stress: long text, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <Kept
        {...args}
        value="a"
        options={[
          { value: 'a', label: 'By institute' },
          { value: 'b', label: 'By subscription' },
          { value: 'c', label: 'By state' },
        ]}
      />
    </div>
  ),
};
