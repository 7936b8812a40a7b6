import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateSheet } from '../testing/state-sheet.tsx';
import { RadioCards } from './radio-cards.tsx';
import '../testing/sheet.css';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    label: 'New status',
    name: 'status',
    defaultValue: 'Active',
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

export const BehaviourReset: Story = {
  name: 'Behaviour: a reset of the form brings back the default, for the state and the page',
  render: (args) => (
    <form aria-label="Status">
      <RadioCards {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Paused' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Active');
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['status', 'Active'],
    ]);
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Radio cards"
      rows={['Chosen', 'Nothing chosen', 'Wrong']}
      pointer={['Rest', 'Focused']}
      cell={(row, state) => (
        <div className="sheet-narrow">
          <RadioCards
            {...args}
            options={withClosed.slice(1)}
            name={`${row} ${state}`}
            defaultValue={row === 'Chosen' ? 'Paused' : ''}
            error={row === 'Wrong' && 'Choose a status.'}
          />
        </div>
      )}
    />
  ),
};

export const FeaturesReason: Story = {
  name: 'Features: an unavailable option',
  args: { options: withClosed },
};

export const StressLong: Story = {
  name: 'Stress: long text in a narrow column',
  render: (args) => (
    <div className="sheet-narrow">
      <RadioCards
        {...args}
        defaultValue="long"
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
