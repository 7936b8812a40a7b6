import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chartStories } from '../testing/chart-stage.tsx';
import { inRupees, sampleMonths, samplePlans, sampleStatuses } from '../testing/sample-charts.ts';
import { BarList, Chart, type ChartShape, chartShapes } from './index.ts';

const meta = {
  ...chartStories,
  title: 'Data/Chart',
  component: Chart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesTable: Story = {
  name: 'Features: a table at first',
  args: { defaultView: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
  },
};

export const FeaturesArea: Story = {
  name: 'Features: area',
  args: {
    title: 'Institutes by status',
    description: '128 institutes today.',
    shape: 'area',
    series: sampleStatuses,
    format: undefined,
  },
};

export const FeaturesDay: Story = {
  name: 'Features: area of a single point',
  args: {
    title: 'Institutes by status',
    description: '128 institutes today.',
    shape: 'area',
    points: sampleMonths.slice(-1),
    series: sampleStatuses.map((series) => ({ ...series, values: series.values.slice(-1) })),
    format: undefined,
  },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('.bk-chart-drawing');
    const columns = [...canvasElement.querySelectorAll('.bk-chart-column')];
    await expect(columns).toHaveLength(sampleStatuses.length);
    const wall = drawing?.getBoundingClientRect().width ?? 0;
    for (const column of columns) {
      await expect(column.getBoundingClientRect().width).toBeLessThan(wall / 4);
    }
  },
};

export const FeaturesLine: Story = {
  name: 'Features: lines',
  args: {
    title: 'Active and pending',
    description: undefined,
    shape: 'line',
    series: sampleStatuses.slice(0, 2),
    format: undefined,
  },
};

export const FeaturesBars: Story = {
  name: 'Features: bar list',
  render: () => (
    <BarList
      title="Recurring revenue by plan"
      description="₹2,45,878 in all."
      dimension="Plan"
      measure="A month"
      items={samplePlans}
      format={inRupees}
      hasShares
    />
  ),
};

export const FeaturesStacked: Story = {
  name: 'Features: bar list of the parts of one number',
  render: () => (
    <BarList
      title="Recurring revenue by plan"
      description="₹2,45,878 in all."
      dimension="Plan"
      measure="A month"
      items={samplePlans}
      format={inRupees}
      hasShares
      isStacked
    />
  ),
  play: async ({ canvasElement }) => {
    const width = (part: Element) => part.getBoundingClientRect().width;
    const [bar] = canvasElement.querySelectorAll('.bk-bars-stack');
    const pieces = [...canvasElement.querySelectorAll('[data-part="piece"]')].map(width);
    const whole = samplePlans.reduce((sum, { value }) => sum + value, 0);
    for (const [at, { value }] of samplePlans.entries()) {
      await expect((pieces[at] ?? 0) / (bar ? width(bar) : 1)).toBeCloseTo(value / whole, 2);
    }
    await expect(canvasElement.querySelectorAll('[data-part="swatch"]')).toHaveLength(
      samplePlans.length,
    );
    await expect(canvasElement.querySelector('.bk-bars-fill')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      {(Object.keys(chartShapes) as ChartShape[]).map((shape) => (
        <Chart key={shape} {...args} title={`As ${shape}`} shape={shape} />
      ))}
      <Chart
        {...args}
        title="One point"
        points={sampleMonths.slice(11)}
        series={sampleStatuses.map((series) => ({ ...series, values: series.values.slice(11) }))}
        format={undefined}
      />
      {(Object.keys(chartShapes) as ChartShape[]).map((shape) => (
        <Chart
          key={shape}
          {...args}
          title={`Gaps, as ${shape}`}
          description={undefined}
          shape={shape}
          series={args.series.slice(0, 2).map((series, which) => ({
            ...series,
            values: series.values.map((value, at) => (at % 5 === 3 - which ? null : value)),
          }))}
        />
      ))}
      <Chart {...args} title="Loading" isLoading />
      <Chart
        {...args}
        title="Failed"
        loadError="The server is busy. Try again in a moment."
        onRetry={fn()}
      />
      <Chart {...args} title="Empty" series={[]} description={undefined} empty="No payments yet." />
      <BarList
        title="Bars"
        dimension="Plan"
        measure="A month"
        items={samplePlans}
        format={inRupees}
        hasShares
      />
      <BarList title="No bars" dimension="Plan" measure="A month" items={[]} />
    </div>
  ),
};

export const BehaviourBars: Story = {
  ...FeaturesBars,
  name: 'Behaviour: a bar list is a table with links to its rows',
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: 'Recurring revenue by plan' }));
    await expect(
      table.getByRole('row', { name: 'Standard 52 institutes ₹1,03,948 42.3%' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Standard' })).toHaveAttribute(
      'href',
      '#standard',
    );
    const widths = [...canvasElement.querySelectorAll('.bk-bars-fill')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(45_954 / 103_948, 2);
    // The track is the whole, of which a bar is the share that its row says.
    const track = canvasElement.querySelector('.bk-bars-track')?.getBoundingClientRect().width ?? 1;
    await expect((widths[0] ?? 0) / track).toBeCloseTo(0.423, 2);
  },
};

export const BehaviourRetry: Story = {
  name: 'Behaviour: a failed chart can be retried',
  args: { loadError: 'The server is busy.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const many = Array.from({ length: 31 }, (_, at) => at + 1);

export const StressMany: Story = {
  name: 'Stress: a month of days, six series, long labels, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Chart
        title="Institutes of the Andaman and Nicobar Islands by plan, state and status"
        points={many.map((day) => ({
          key: `${day}`,
          label: `${day} January 2026`,
          shortLabel: `${day}`,
        }))}
        series={['One', 'Two', 'Three', 'Four', 'Five', 'A series with a name of many words'].map(
          (label, which) => ({
            key: label,
            label,
            values: many.map((day) => ((day * 7 + which * 3) % 11) * 1_234_567),
          }),
        )}
        format={inRupees}
      />
      <BarList
        title="Institutes by state"
        dimension="State"
        measure="Institutes"
        items={[
          {
            key: 'a',
            label: 'Andaman and Nicobar Islands, Dadra and Nagar Haveli, Daman and Diu',
            value: 98_76_543,
          },
          { key: 'b', label: 'Goa', value: 1 },
        ]}
        hasShares
      />
    </div>
  ),
};
