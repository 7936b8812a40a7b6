import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withStoppedTime } from '../testing/stopped-time.ts';
import { clearToasts, toasts } from '../testing/toaster.ts';
import { Toaster } from '../toaster/index.ts';
import { NumberField } from './index.ts';
import { REPEAT_DELAY_MS, REPEAT_INTERVAL_MS } from './use-repeat.ts';

const meta = {
  title: 'Forms/NumberField/Held',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: 'Nights', defaultValue: 3, min: 1, max: 8, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Repeats: Story = {
  name: 'Behaviour: a button that is held repeats, after a delay, until it is released',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    const more = canvas.getByRole('button', { name: 'Increase' });
    await withStoppedTime(async (time) => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
      await time.pass(REPEAT_DELAY_MS - 1);
      await expect(field).toHaveValue('3');
      await time.pass(1);
      await expect(field).toHaveValue('4');
      await time.pass(REPEAT_INTERVAL_MS);
      await expect(field).toHaveValue('5');
      await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
      await time.pass(1000);
      await expect(field).toHaveValue('5');
    });
    // The next press is a click again.
    await userEvent.click(more);
    await expect(field).toHaveValue('6');
  },
};

export const Bound: Story = {
  name: 'Behaviour: at the bound it stops, and its release asks for no reason',
  beforeEach: clearToasts,
  render: (args) => (
    <>
      <NumberField {...args} />
      <Toaster preset="console" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Increase' });
    await withStoppedTime(async (time) => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
      await time.pass(REPEAT_DELAY_MS + 20 * REPEAT_INTERVAL_MS);
      await expect(canvas.getByRole('spinbutton')).toHaveValue('8');
      await userEvent.pointer({ keys: '[/MouseLeft]', target: more });
      await time.pass(200);
    });
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(toasts()).toEqual([]);
  },
};

export const LeftWhileHeld: Story = {
  name: 'Behaviour: it stops where the pointer leaves the button',
  play: async ({ canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'Decrease' });
    await withStoppedTime(async (time) => {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: less });
      await time.pass(REPEAT_DELAY_MS);
      await userEvent.pointer({ target: document.body });
      await time.pass(1000);
      await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body });
    });
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2');
  },
};
