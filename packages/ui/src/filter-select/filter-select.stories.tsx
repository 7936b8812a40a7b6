import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
  parameters: {
    docs: {
      description: {
        component:
          'A chip that narrows the list under it by one field. It shows what it is set to, and "Any" while it does not ' +
          "filter. In a form use Select. Keyboard: the platform's own list: arrows and letters choose.",
      },
    },
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <div className="sheet-row">
      <Kept {...args} /> <Kept {...args} value="professional" />
      <Kept {...args} icon={undefined} label="Rows" value="basic" isRequired />
    </div>
  ),
};

export const BehaviourChoose: Story = {
  name: 'Behaviour: shows the choice and tells it; Any filters nothing',
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
