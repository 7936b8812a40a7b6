import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import { chartStories } from '../testing/chart-stage.tsx';
import { inRupees } from '../testing/sample-charts.ts';
import { Chart } from './index.ts';

const meta = {
  ...chartStories,
  title: 'Data/Chart',
  component: Chart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourKeys: Story = {
  name: 'Behaviour: arrow keys move between points, and the legend follows',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const reader = canvas.getByRole('slider', {
      name: 'Recurring revenue by month: data points',
    });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      'Nov 2026: New ₹17,999, Expansion ₹1,999, Reactivation ₹999, Contraction ₹0, Churn -₹2,000',
    );
    await withBrowser(async ({ keyboard }) => {
      await keyboard('{ArrowLeft}');
      await expect(reader).toHaveAttribute(
        'aria-valuetext',
        expect.stringContaining('Oct 2026: New ₹12,999'),
      );
      await expect(canvas.getByText('Oct 2026', { selector: 'p' })).toBeVisible();
      await keyboard('{Home}');
      await expect(reader).toHaveAttribute(
        'aria-valuetext',
        expect.stringContaining('Dec 2025: New ₹7,999'),
      );
    });
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: hovering reads a point',
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider');
    const { left, top, width } = reader.getBoundingClientRect();
    const legend = within(canvas.getByRole('list'));
    const at = (share: number) => ({
      target: reader,
      coords: { clientX: left + width * share, clientY: top + 20 },
    });
    await userEvent.pointer(at(0.02));
    await expect(legend.getByText('₹7,999')).toBeVisible();
    await userEvent.pointer(at(0.98));
    await expect(legend.getByText('₹17,999')).toBeVisible();
  },
};

export const BehaviourTable: Story = {
  name: 'Behaviour: C switches between table and drawing',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('c');
    const table = within(canvas.getByRole('table'));
    await expect(canvas.queryByRole('slider')).toBeNull();
    for (const [at, { label }] of args.points.entries()) {
      const row = table.getByRole('row', {
        name: [label, ...args.series.map(({ values }) => inRupees(Number(values[at])))].join(' '),
      });
      await expect(row).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const BehaviourTableFocus: Story = {
  name: 'Behaviour: C takes the focus along, back and forth',
  play: async ({ canvas }) => {
    const slider = () => canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await slider()).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('table').parentElement).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(await slider()).toHaveFocus();
    // A pointer that passes doesn't end what the keyboard reads.
    const points = await slider();
    const said = (text: string) =>
      expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining(text));
    await withBrowser(async ({ keyboard }) => {
      await keyboard('{Home}');
      await waitFor(() => said('Dec 2025'));
      fireEvent.pointerOut(points);
      await keyboard('{ArrowRight}');
      await waitFor(() => said('Jan 2026'));
    });
  },
};
