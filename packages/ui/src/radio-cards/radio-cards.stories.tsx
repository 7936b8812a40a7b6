import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    legend: 'New status',
    name: 'status',
    value: 'Active',
    onChange: fn(),
    options: [
      { value: 'Active', label: 'Active', description: 'Staff can sign in, bookings are open' },
      {
        value: 'Paused',
        label: 'Paused',
        description: 'Sign-in works, new bookings are closed',
      },
      {
        value: 'Suspended',
        label: 'Suspended',
        description: 'No one can sign in, data is kept',
      },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

const withClosed = [
  ...meta.args.options,
  {
    value: 'Closed',
    label: 'Closed',
    disabledReason: 'End the subscription first.',
  },
];

export const Default: Story = {};

export const BehaviourArrows: Story = {
  name: 'Behaviour: arrow keys select one option at a time',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Paused');
    await expect(canvas.getByRole('radio', { name: 'Paused' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Active' })).not.toBeChecked();
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: an unavailable option gives its reason and cannot be selected',
  args: { options: withClosed },
  play: async ({ args, canvas }) => {
    const closed = canvas.getByRole('radio', { name: 'Closed' });
    await expect(closed).toHaveAccessibleDescription('End the subscription first.');
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Closed'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(closed).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
  },
};

function Kept({ value: initial, onChange, ...rest }: RadioCardsProps) {
  const [value, setValue] = useState(initial);
  return (
    <RadioCards
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
      caption="Radio cards"
      rows={['Chosen', 'Nothing chosen', 'Wrong']}
      pointer={['Rest', 'Focused']}
      cell={(row, state) => (
        <div className="sheet-narrow">
          <Kept
            {...args}
            options={withClosed.slice(1)}
            name={`${row} ${state}`}
            value={row === 'Chosen' ? 'Paused' : ''}
            error={row === 'Wrong' && 'Choose a status.'}
          />
        </div>
      )}
    />
  ),
};

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const FeaturesReason: Story = {
  name: 'Features: an unavailable option',
  args: { options: withClosed },
};

export const StressLong: Story = {
  name: 'Stress: long text in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <Kept
        {...args}
        value="long"
        options={[
          {
            value: 'long',
            label: 'Paused until the certificate of registration has been renewed',
            description: 'Sign-in works, new bookings are closed, '.repeat(4),
          },
        ]}
      />
    </div>
  ),
};
