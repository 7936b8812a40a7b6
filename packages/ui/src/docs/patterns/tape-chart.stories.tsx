import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TapeChart } from './tape-chart.tsx';

const meta = {
  title: 'Patterns/Tape chart',
  component: TapeChart,
  args: { onNew: fn(async () => {}), onOpen: fn() },
} satisfies Meta<typeof TapeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const Phone: Story = {
  name: 'States: on a phone, a list of one day',
  globals: { viewport: { value: 'w390' } },
};

export const Refused: Story = {
  name: 'Behaviour: a stay moves by the keyboard, to a room that is free and allowed',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const stay = (name: RegExp) => canvas.findByRole('gridcell', { name });
    (await stay(/^Asha Rao.*Room 101/)).focus();
    await waitFor(async () => expect(await stay(/^Asha Rao/)).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}{Enter}');
    await expect(
      await canvas.findByText('A guest who has checked in keeps the room.'),
    ).toBeVisible();
    (await stay(/^Imran Khan.*Room 102/)).focus();
    await waitFor(async () => expect(await stay(/^Imran Khan/)).toHaveAttribute('tabindex', '0'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await stay(/^Imran Khan.*Room 201/);
  },
};
