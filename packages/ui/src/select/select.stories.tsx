import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
      { value: 'enterprise', label: 'Enterprise (ask us)', disabled: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          "One of up to about thirty known values, in the platform's own list, so that it opens as the reader's device " +
          'opens lists. Two to five choices that need a line each are RadioCards; a filter over a table is FilterSelect. ' +
          'Keyboard: arrows and letters choose, Alt and down opens.',
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'standard', hint: '₹1,999 per month, GST included' },
};

export const FeaturesPlaceholder: Story = {
  name: 'Features: nothing chosen yet',
  args: { placeholder: 'Choose a plan' },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <Select {...args} label="Chosen" defaultValue="basic" />
      <Select {...args} label="Nothing chosen" placeholder="Choose a plan" />
      <Select {...args} label="Wrong" placeholder="Choose a plan" error="Choose a plan." />
      <Select {...args} label="Disabled" disabled defaultValue="basic" />
      <Select {...args} label="Large" size="lg" defaultValue="basic" />
    </div>
  ),
};

export const BehaviourChoose: Story = {
  name: 'Behaviour: starts with nothing chosen, and tells the value that is chosen',
  args: { placeholder: 'Choose a plan' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Plan' });
    await expect(field).toHaveValue('');
    await userEvent.selectOptions(field, 'standard');
    await expect(field).toHaveValue('standard');
    await expect(canvas.getByRole('option', { name: 'Enterprise (ask us)' })).toBeDisabled();
    // Nothing is no choice once something was chosen.
    await expect(canvas.queryByRole('option', { name: 'Choose a plan' })).toBeNull();
  },
};

export const BehaviourWholeBox: Story = {
  name: 'Behaviour: the whole box, arrow included, belongs to the control',
  args: { defaultValue: 'basic' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Plan' });
    const { right, top, height } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 12, top + height / 2)).toBe(field);
  },
};
