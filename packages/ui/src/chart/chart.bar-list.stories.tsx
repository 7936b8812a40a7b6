import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { chartStories } from '../testing/chart-stage.tsx';
import { inRupees, sampleMonths } from '../testing/sample-charts.ts';
import { BarList, Chart } from './index.ts';

const meta = {
  ...chartStories,
  title: 'Data/Chart',
  component: Chart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourHrefs: Story = {
  name: 'Behaviour: values lead to their rows, in the legend and in the table',
  args: {
    points: sampleMonths.slice(0, 2),
    series: [{ key: 'new', label: 'New', values: [4_000, 3_000], hrefs: [undefined, '#new'] }],
    format: inRupees,
  },
  play: async ({ canvas }) => {
    const link = () => canvas.getAllByRole('link', { name: '₹3,000' });
    await expect(link()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(link()).toHaveLength(1);
    await expect(canvas.getByRole('cell', { name: '₹4,000' })).toBeInTheDocument();
  },
};

export const BehaviourRest: Story = {
  name: 'Behaviour: everything else comes last without a bar, and shortens no other',
  render: () => (
    <BarList
      title="Institutes by state"
      dimension="State"
      measure="Institutes"
      items={[
        { key: 'goa', label: 'Goa', value: 20 },
        { key: 'kerala', label: 'Kerala', value: 10 },
        { key: 'rest', label: 'All others', value: 170, isRest: true },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const [most, half, ...others] = [...canvasElement.querySelectorAll('.bk-bars-fill')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(others).toEqual([]);
    await expect((half ?? 0) / (most ?? 1)).toBeCloseTo(0.5, 2);
    await expect(canvas.getByRole('row', { name: 'All others 170' })).toBeVisible();
    // The longest bar is the largest value and not a whole: nothing is drawn behind it.
    await expect(canvasElement.querySelector('.bk-bars-track')).toBeNull();
  },
};
