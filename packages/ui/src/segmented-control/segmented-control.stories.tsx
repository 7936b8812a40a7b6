import { StateSheet } from '../testing/state-sheet.tsx';
import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlSize, segmentedControlSizes } from './index.ts';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    defaultValue: 'month',
    onChange: fn(),
    options: [
      { value: 'day', label: 'Day' },
      { value: 'month', label: 'Month' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesIcons: Story = {
  name: 'Features: icons with tooltips',
  args: {
    label: 'Row height',
    defaultValue: 'default',
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
      <SegmentedControl {...args} />
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

export const BehaviourNamed: Story = {
  name: 'Behaviour: with a name a form gets the value, and its reset brings back the default',
  args: { name: 'period' },
  render: (args) => (
    <form aria-label="Settings">
      <SegmentedControl {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect([...new FormData(form)]).toEqual([['period', 'day']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await expect([...new FormData(form)]).toEqual([['period', 'month']]);
  },
};

export const BehaviourLate: Story = {
  name: 'Behaviour: of options that come late the first is selected, and a reset brings it back',
  args: { name: 'period' },
  render: function Late({ options, defaultValue: _, ...args }) {
    const [shown, setShown] = useState<typeof options>([]);
    return (
      <form aria-label="Settings">
        <SegmentedControl {...args} options={shown} />
        <button type="button" onClick={() => setShown(options)}>
          Load
        </button>
        <button type="reset">Reset</button>
      </form>
    );
  },
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(await canvas.findByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect([...new FormData(form)]).toEqual([['period', 'month']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
    await expect([...new FormData(form)]).toEqual([['period', 'day']]);
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: an unavailable option can be reached, gives its reason and is not selected',
  args: {
    options: [
      { value: 'a day', label: 'Day', disabledReason: 'Choose one institute first.' },
      { value: 'month', label: 'Month' },
    ],
  },
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('radio', { name: 'Day' });
    await expect(day).toHaveAccessibleDescription('Choose one institute first.');
    await userEvent.click(day);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

export const FeaturesSizes: Story = {
  name: 'Features: sizes',
  render: (args) => (
    <div className="sheet-row">
      {(Object.keys(segmentedControlSizes) as SegmentedControlSize[]).map((size) => (
        <SegmentedControl key={size} {...args} label={size} size={size} />
      ))}
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="SegmentedControl controls"
      rows={['Words', 'Icons', 'Disabled', 'Disabled with reason']}
      cell={(row) => (
        <SegmentedControl
          {...args}
          {...(row === 'Icons' && FeaturesIcons.args)}
          disabled={row === 'Disabled'}
          disabledReason={
            row === 'Disabled with reason' ? 'Choose one institute first.' : undefined
          }
        />
      )}
    />
  ),
};

export const StressLong: Story = {
  name: 'Stress: long text, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <SegmentedControl<string>
        {...args}
        defaultValue="a"
        options={[
          { value: 'a', label: 'By institute' },
          { value: 'b', label: 'By subscription' },
          { value: 'c', label: 'By state' },
        ]}
      />
    </div>
  ),
};
