import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { Checkbox } from './checkbox.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send the invitation now' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourToggle: Story = {
  name: 'Behaviour: Space and a click on the label toggle it',
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
  name: 'Behaviour: indeterminate',
  args: { label: 'All institutes', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All institutes' })).toBePartiallyChecked();
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: an error is announced; the caller’s description and validity stay',
  render: () => {
    const [error, setError] = useState<string>();
    return (
      <>
        <Checkbox
          label="Send it"
          description="By email."
          error={error}
          aria-describedby="terms"
          onChange={() => setError('Choose an address first.')}
        />
        <p id="terms">To everyone.</p>
        <Checkbox label="Archive" aria-invalid />
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send it' });
    await expect(box).toHaveAccessibleDescription('By email. To everyone.');
    await expect(box).not.toHaveAttribute('aria-invalid');
    const region = canvas.getByText('By email.').closest('[aria-live="polite"]');
    await userEvent.click(box);
    await expect(region).toHaveTextContent('Choose an address first.');
    await expect(box).toHaveAccessibleDescription('Choose an address first. To everyone.');
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('checkbox', { name: 'Archive' })).toBeInvalid();
  },
};

export const States: Story = {
  render: () => (
    <StateSheet
      caption="Checkboxes"
      rows={['Clear', 'Selected', 'Some']}
      states={['Wrong', 'Disabled', 'Disabled with reason']}
      cell={(row, state) => (
        <Checkbox
          label="Invite"
          defaultChecked={row === 'Selected'}
          isIndeterminate={row === 'Some'}
          error={state === 'Wrong' && 'Confirm it.'}
          disabled={state === 'Disabled'}
          disabledReason={state === 'Disabled with reason' ? 'The season is over.' : undefined}
        />
      )}
    />
  ),
};

export const FeaturesHint: Story = {
  name: 'Features: with a description',
  args: { description: 'They get one email.', defaultChecked: true },
};

export const StressLong: Story = {
  name: 'Stress: a long label in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <Checkbox
        {...args}
        label="Send the invitation now to everyone who has an address in Andaman and Nicobar Islands"
        description="They get one email, in the language of their institute."
      />
    </div>
  ),
};
