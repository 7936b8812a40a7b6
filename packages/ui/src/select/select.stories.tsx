import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { Select } from './select.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Plan',
    name: 'plan',
    options: [
      { value: 'basic', label: 'Basic' },
      { value: 'standard', label: 'Standard' },
      { value: 'professional', label: 'Professional' },
      { value: 'enterprise', label: 'Enterprise', disabledReason: 'ask us' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'standard', description: '₹1,999 per month, GST included' },
};

export const FeaturesPlaceholder: Story = {
  name: 'Features: no selection',
  args: { placeholder: 'Choose a plan' },
};

export const BehaviourChoose: Story = {
  name: 'Behaviour: starts without selection and calls onChange',
  args: { placeholder: 'Choose a plan' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Plan' });
    await expect(field).toHaveValue('');
    await userEvent.selectOptions(field, 'standard');
    await expect(field).toHaveValue('standard');
    await expect(canvas.getByRole('option', { name: 'Enterprise (ask us)' })).toBeDisabled();
    // The placeholder can't be selected again.
    await expect(canvas.queryByRole('option', { name: 'Choose a plan' })).toBeNull();
  },
};

export const BehaviourEmptyValue: Story = {
  name: 'Behaviour: an option with the empty value takes the place of the placeholder',
  args: {
    placeholder: 'Choose a plan',
    options: [
      { value: 'basic', label: 'Basic' },
      { value: '', label: 'No plan' },
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Plan' });
    await expect(field.selectedOptions[0]).toHaveTextContent('No plan');
    await userEvent.selectOptions(field, 'basic');
    await userEvent.selectOptions(field, 'No plan');
    await expect(field.selectedOptions[0]).toHaveTextContent('No plan');
    await expect(canvas.getAllByRole('option', { hidden: true })).toHaveLength(2);
  },
};

export const BehaviourWholeBox: Story = {
  name: 'Behaviour: the whole box, including the arrow, is the target',
  args: { defaultValue: 'basic' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Plan' });
    const { right, top, height } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 12, top + height / 2)).toBe(field);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Selects"
      rows={['Chosen', 'Nothing chosen', 'Wrong', 'Disabled', 'Disabled with reason']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <Select
          {...args}
          {...(row !== 'Nothing chosen' && row !== 'Wrong'
            ? { defaultValue: 'basic' }
            : { placeholder: 'Choose a plan' })}
          error={row === 'Wrong' && 'Choose a plan.'}
          disabled={row === 'Disabled'}
          disabledReason={row === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};

export const StressLong: Story = {
  name: 'Stress: a long option in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <Select
        {...args}
        defaultValue="long"
        options={[
          { value: 'long', label: 'Hospitality with restaurant, spa, banquet and conference' },
        ]}
      />
    </div>
  ),
};
