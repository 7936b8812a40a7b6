import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { nothing, point, tooltipStories, tooltipText } from '../testing/tooltip-stage.tsx';
import { Tooltip } from './index.ts';

const meta = {
  ...tooltipStories,
  title: 'Overlays/Tooltip',
  component: Tooltip,
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const onOpenChange = fn<OnOpenChange>();
const told = () => onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);

function Hints() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sheet-row">
      <Tooltip label="Rates are per night" open={isOpen} onOpenChange={onOpenChange}>
        <Button onClick={() => setOpen(!isOpen)}>Rates</Button>
      </Tooltip>
      <Tooltip label="New" defaultOpen>
        <Button>Reports</Button>
      </Tooltip>
    </div>
  );
}

export const Opened: Story = {
  name: 'Behaviour: the app can open a tooltip, or show it at first',
  render: () => <Hints />,
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear();
    await waitFor(() => expect(tooltipText()).toBe('New'));
    const rates = canvas.getByRole('button', { name: 'Rates' });
    point(rates);
    await waitFor(() => expect(told()).toEqual([[true, 'hover']]));
    await expect(tooltipText()).toBe('New');
    point(document.body);
    await waitFor(() =>
      expect(told()).toEqual([
        [true, 'hover'],
        [false, 'hover'],
      ]),
    );
    rates.click();
    await waitFor(() => expect(tooltipText()).toBe('Rates are per night'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(told().at(-1)).toEqual([false, 'escape']));
    await expect(tooltipText()).toBe('Rates are per night');
    rates.click();
    await waitFor(() => expect(tooltipText()).toBe('New'));
    await userEvent.keyboard('{Escape}');
    await nothing();
  },
};

const onRefused = fn<OnOpenChange>((_, details) => details.cancel());

export const Refused: Story = {
  name: 'Behaviour: the app can refuse that a tooltip opens or closes',
  render: () => (
    <div className="sheet-row">
      <Tooltip label="Rates are per night" onOpenChange={onRefused}>
        <Button>Rates</Button>
      </Tooltip>
      <Tooltip
        label="New reports"
        onOpenChange={(open, details) => open || onRefused(open, details)}
      >
        <Button>Reports</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    onRefused.mockClear();
    point(canvas.getByRole('button', { name: 'Rates' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    await nothing();
    point(canvas.getByRole('button', { name: 'Reports' }));
    await waitFor(() => expect(tooltipText()).toBe('New reports'));
    point(document.body);
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{Escape}');
    await expect(onRefused.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'hover'],
      [false, 'hover'],
      [false, 'escape'],
    ]);
    await expect(tooltipText()).toBe('New reports');
  },
};
