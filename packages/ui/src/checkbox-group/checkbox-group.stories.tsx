import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { CheckboxGroup } from './index.ts';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Amenities',
    name: 'amenity',
    defaultValue: ['wifi'],
    onChange: fn(),
    options: [
      { value: 'wifi', label: 'Wi-Fi' },
      { value: 'tv', label: 'Television' },
      { value: 'ac', label: 'Air conditioning', description: 'In every room' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const withReason = [
  ...meta.args.options,
  { value: 'pool', label: 'Pool', disabledReason: 'Add the pool as an asset first.' },
];

export const Default: Story = {};

export const FeaturesAll: Story = {
  name: 'Features: one checkbox for all',
  args: { allLabel: 'All amenities', description: 'Shown on your page.' },
};

export const FeaturesHorizontal: Story = {
  name: 'Features: beside each other',
  args: { orientation: 'horizontal', options: meta.args.options.slice(0, 2) },
};

export const FeaturesReason: Story = {
  name: 'Features: an unavailable option',
  args: { options: withReason, isOptional: true },
};

export const BehaviourValues: Story = {
  name: 'Behaviour: the values are in the order of the options, for a form too; its reset brings back the default',
  render: (args) => (
    <form aria-label="Category">
      <CheckboxGroup {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Air conditioning' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Television' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['wifi', 'tv', 'ac']);
    await expect(new FormData(form).getAll('amenity')).toEqual(['wifi', 'tv', 'ac']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wi-Fi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['tv', 'ac']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['wifi']);
    await expect(canvas.getByRole('checkbox', { name: 'Wi-Fi' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Television' })).not.toBeChecked();
    await expect(new FormData(form).getAll('amenity')).toEqual(['wifi']);
  },
};

export const BehaviourAll: Story = {
  name: 'Behaviour: the checkbox for all is mixed with some, and leaves unavailable options alone',
  args: { options: withReason, allLabel: 'All amenities' },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All amenities' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['wifi', 'tv', 'ac']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBePartiallyChecked();
  },
};

export const BehaviourBounds: Story = {
  name: 'Behaviour: with too few it is wrong once left; with enough the others say why they can’t be checked',
  args: { min: 1, max: 2 },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Amenities' });
    const wifi = canvas.getByRole('checkbox', { name: 'Wi-Fi' });
    await userEvent.click(wifi);
    await expect(group).toHaveAccessibleDescription('Required');
    await userEvent.click(document.body);
    await expect(group).toHaveAccessibleDescription('Required Choose at least 1.');
    await expect(wifi).toBeInvalid();
    await userEvent.click(wifi);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Television' }));
    const third = canvas.getByRole('checkbox', { name: 'Air conditioning' });
    await expect(third).toHaveAccessibleDescription(/Choose up to 2\./);
    await userEvent.click(third);
    await expect(args.onChange).toHaveBeenLastCalledWith(['wifi', 'tv']);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Checkbox groups"
      rows={['Some', 'All', 'Wrong', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Focused']}
      cell={(row) => (
        <CheckboxGroup
          {...args}
          options={withReason}
          allLabel="All amenities"
          defaultValue={row === 'All' ? ['wifi', 'tv', 'ac'] : row === 'Wrong' ? [] : ['wifi']}
          error={row === 'Wrong' && 'Choose what every room has.'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};

export const StressLong: Story = {
  name: 'Stress: many long options in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <CheckboxGroup
        {...args}
        allLabel="हर कमरे में उपलब्ध सभी सुविधाएँ एक साथ चुनें"
        options={Array.from({ length: 12 }, (_, at) => ({
          value: `${at}`,
          label: `${at + 1}. ${'Verlängerungsmöglichkeiten'.repeat(2)} with a view of the lake`,
          description: 'Guests see it on your page and in every channel that takes it.',
        }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('.sheet-narrow');
    await expect(column?.scrollWidth).toBe(column?.clientWidth);
  },
};
