import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TapeChart } from './tape-chart.tsx';

const meta = {
  title: 'Patterns/Tape chart',
  component: TapeChart,
  args: { onNew: fn(async () => false), onOpen: fn() },
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

export const Today: Story = {
  name: 'Behaviour: Today brings the chart back each time; who cancels the form leaves nothing behind',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const chart = canvasElement.querySelector('.bk-resource-timeline');
    const start = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      return chart?.scrollLeft;
    };
    const today = await start();
    await expect(today).toBeGreaterThan(0);
    chart?.scrollTo({ left: 1200, behavior: 'instant' });
    await canvas.findByRole('columnheader', { name: 'Sat 14 Mar' });
    await waitFor(async () => expect(await start()).toBe(today));
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Imran Khan/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(
      'Fri 6 Mar to Sat 7 Mar, Room 102, free',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onNew).toHaveBeenLastCalledWith({
      room: '102',
      startDate: '2026-03-06',
      endDate: '2026-03-07',
    });
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Fri 6 Mar.*Room 102, free$/),
    );
  },
};
