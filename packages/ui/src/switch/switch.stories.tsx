import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { StateSheet } from '../testing/state-sheet.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Accept online bookings', name: 'online', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesDescription: Story = {
  name: 'Features: with a description',
  args: { description: 'Guests can book on your site at once.', defaultChecked: true },
};

export const BehaviourToggle: Story = {
  name: 'Behaviour: Space and a click on the label switch it; it is a switch, on or off',
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Accept online bookings' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Accept online bookings'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: with a disabled reason it keeps the focus and its state, and says why',
  args: { disabledReason: 'Connect a payment account first.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Accept online bookings' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('Connect a payment account first.');
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Switches"
      rows={['Off', 'On']}
      pointer={['Rest', 'Hovered', 'Focused']}
      states={['Wrong', 'Disabled', 'Disabled with reason']}
      cell={(row, state) => (
        <Switch
          {...args}
          label="Online"
          defaultChecked={row === 'On'}
          error={state === 'Wrong' && 'Not saved. Try again.'}
          disabled={state === 'Disabled'}
          disabledReason={state === 'Disabled with reason' ? 'Connect an account.' : undefined}
        />
      )}
    />
  ),
};

export const StatesRtl: Story = {
  name: 'States: from right to left',
  args: { defaultChecked: true, description: 'At once' },
  decorators: [rightToLeft],
};

export const StressLong: Story = {
  name: 'Stress: a long label in a narrow column, in Hindi too',
  render: (args) => (
    <div className="sheet-narrow">
      <Switch
        {...args}
        label="Accept bookings from every connected channel until the end of the season"
        description="They are confirmed without a call, in the language of the guest."
      />
      <Switch label="हर जुड़े हुए चैनल से सीज़न के अंत तक बुकिंग स्वीकार करें" defaultChecked />
    </div>
  ),
};
