import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send the invitation now' },
  parameters: {
    docs: {
      description: {
        component:
          'Yes or no, saved with its form, or a member of a set. The dash means some of what it stands for. What works at ' +
          'once is a switch; one of several is RadioCards. Keyboard: Space turns it.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div className="sheet">
      <Checkbox label="Clear" />
      <Checkbox label="Selected" defaultChecked />
      <Checkbox label="Some" isIndeterminate />
      <Checkbox label="With a hint" hint="They receive one mail." />
      <Checkbox label="Wrong" error="Confirm it to go on." />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and selected" disabled defaultChecked />
    </div>
  ),
};

export const BehaviourToggle: Story = {
  name: 'Behaviour: Space and a press on the words turn it',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send the invitation now' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Send the invitation now'));
    await expect(box).not.toBeChecked();
  },
};

export const BehaviourMixed: Story = {
  name: 'Behaviour: some is neither yes nor no',
  args: { label: 'All institutes', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All institutes' })).toBePartiallyChecked();
  },
};
