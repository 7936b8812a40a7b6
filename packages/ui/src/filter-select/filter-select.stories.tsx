import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { FilterSelect, type FilterSelectProps } from './filter-select.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Plan',
    icon: 'tags',
    value: '',
    onChange: fn(),
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'standard', label: 'Standard' },
      { value: 'professional', label: 'Professional' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourChoose: Story = {
  name: 'Behaviour: shows the value and calls onChange; Any is the empty string',
  play: async ({ args, canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Plan' });
    await userEvent.selectOptions(filter, 'Standard');
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
    await expect(filter).toHaveDisplayValue('Standard');
    await userEvent.selectOptions(filter, 'Any');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const BehaviourWholeChip: Story = {
  name: 'Behaviour: the whole chip opens the list',
  play: async ({ canvas, canvasElement }) => {
    const filter = canvas.getByRole('combobox', { name: 'Plan' });
    const chip = canvasElement.querySelector('.bk-filter')?.getBoundingClientRect();
    await expect(chip && document.elementFromPoint(chip.left + 4, chip.top + 4)).toBe(filter);
    await expect(chip && document.elementFromPoint(chip.right - 4, chip.bottom - 4)).toBe(filter);
  },
};

function Kept({ value: initial, onChange, ...rest }: FilterSelectProps) {
  const [value, setValue] = useState(initial);
  return (
    <FilterSelect
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
      caption="Filters"
      rows={['Any', 'Set', 'Required']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <Kept
          {...args}
          label={row === 'Required' ? 'Rows' : 'Plan'}
          icon={row === 'Required' ? undefined : 'tags'}
          value={row === 'Any' ? '' : 'professional'}
          isRequired={row === 'Required'}
        />
      )}
    />
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const FeaturesRequired: Story = {
  name: 'Features: required',
  args: { label: 'Rows', icon: undefined, value: 'basic', isRequired: true },
};

export const StressLong: Story = {
  name: 'Stress: a long value, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <Kept
        {...args}
        label="Template"
        value="long"
        options={[
          { value: 'long', label: 'Hospitality with restaurant, spa, banquet and conference' },
        ]}
      />
    </div>
  ),
};
