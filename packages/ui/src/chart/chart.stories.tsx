import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { withBrowser } from '../testing/browser.ts';
import {
  inRupees,
  sampleMonths,
  sampleMovement,
  samplePlans,
  sampleStatuses,
} from '../testing/sample-charts.ts';
import { BarList, Chart, type ChartShape, chartShapes } from './index.ts';

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: {
    title: 'Recurring revenue by month',
    description: 'Up ₹18,997 in November.',
    points: sampleMonths,
    series: sampleMovement,
    format: inRupees,
  },
  argTypes: { shape: { control: 'inline-radio', options: Object.keys(chartShapes) } },
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

export const BehaviourLengths: Story = {
  name: 'Behaviour: lengths are proportional to values',
  args: { points: sampleMonths.slice(0, 2), series: [{ key: 'a', label: 'A', values: [30, 60] }] },
  play: async ({ canvasElement }) => {
    const [half, whole] = canvasElement.querySelectorAll('.bk-chart-column');
    const plot = canvasElement.querySelector('.bk-chart-plot');
    if (!half || !whole || !plot) throw new Error('There are no columns.');
    const height = (of: Element) => (of as SVGGraphicsElement).getBoundingClientRect().height;
    await expect(height(whole)).toBeCloseTo(plot.getBoundingClientRect().height, 0);
    await expect(height(half) * 2).toBeCloseTo(height(whole), 0);
  },
};

/** Returns the vertical ends of each piece of an area by series, in percent of the plot from its top. */
function areaHeights(canvas: HTMLElement): number[][] {
  return [...canvas.querySelectorAll('.bk-chart-area')].map((area) =>
    [...(area.getAttribute('clip-path') ?? '').matchAll(/% ([-\d.]+)%/g)].map(([, y]) => Number(y)),
  );
}

export const BehaviourNegativeArea: Story = {
  name: 'Behaviour: an area of negative values and zeros stays below zero',
  args: {
    shape: 'area',
    format: undefined,
    points: sampleMonths.slice(0, 3),
    series: [
      { key: 'in', label: 'In', values: [4, 6, 8] },
      { key: 'out', label: 'Out', values: [-2, 0, -4] },
    ],
  },
  play: async ({ canvasElement }) => {
    const zero = Number.parseFloat(
      canvasElement.querySelector('[data-zero]')?.getAttribute('y1') ?? '',
    );
    const [above = [], below = []] = areaHeights(canvasElement);
    await expect(Math.max(...above)).toBe(zero);
    await expect(Math.min(...below)).toBe(zero);
    await expect(Math.max(...below)).toBeGreaterThan(zero);
  },
};

export const BehaviourMissing: Story = {
  name: 'Behaviour: a missing value is a gap, read as no data',
  args: {
    format: undefined,
    points: sampleMonths.slice(0, 4),
    series: [{ key: 'guests', label: 'Guests', values: [4, null, 8, null] }],
  },
  render: (args) => (
    <div className="sheet">
      {(Object.keys(chartShapes) as ChartShape[]).map((shape) => (
        <Chart key={shape} {...args} title={shape} shape={shape} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const plotOf = (title: string) => canvas.getByRole('figure', { name: title });
    await expect(plotOf('columns').querySelectorAll('.bk-chart-column')).toHaveLength(2);
    await expect(plotOf('area').querySelectorAll('.bk-chart-area')).toHaveLength(2);
    await expect(
      [...plotOf('line').querySelectorAll('.bk-chart-plot polyline')].map((line) =>
        line.getAttribute('points'),
      ),
    ).toEqual(['0,50 12.5,50 25,50', '50,0 62.5,0 75,0']);
    for (const reader of canvas.getAllByRole('slider')) {
      await expect(reader).toHaveAttribute('aria-valuetext', 'Mar 2026: Guests no data');
    }
    await expect(canvasElement.querySelector('.bk-chart-value')).toHaveTextContent('–no data');
    await userEvent.tab();
    await userEvent.keyboard('c');
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'PeriodGuests',
      'Dec 20254',
      'Jan 2026–no data',
      'Feb 20268',
      'Mar 2026–no data',
    ]);
  },
};

export const BehaviourMissingUnder: Story = {
  name: 'Behaviour: an area stacks only on known values',
  args: {
    shape: 'area',
    format: undefined,
    points: sampleMonths.slice(0, 3),
    series: [
      { key: 'a', label: 'A', values: [4, null, 4] },
      { key: 'b', label: 'B', values: [4, 4, 4] },
    ],
  },
  play: async ({ canvasElement }) => {
    // Each piece is level: from the middle to the top, or from the bottom to the middle.
    await expect(areaHeights(canvasElement).map((heights) => [...new Set(heights)])).toEqual([
      [50, 100],
      [50, 100],
      [0, 50],
      [50, 100],
      [0, 50],
    ]);
  },
};

export const BehaviourZero: Story = {
  name: 'Behaviour: zeros are drawn',
  render: (args) => (
    <>
      <Chart {...args} series={[{ key: 'a', label: 'Rooms', values: [0, 0] }]} />
      <BarList
        title="Rooms by floor"
        dimension="Floor"
        measure="Rooms"
        items={[{ key: '1', label: 'First', value: 0 }]}
        hasShares
      />
    </>
  ),
  args: { format: undefined, points: sampleMonths.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Jan 2026: Rooms 0');
    await expect(canvas.getByRole('row', { name: 'First 0 0.0%' })).toBeVisible();
    await expect(canvas.queryByText('No data yet.')).toBeNull();
  },
};

export const BehaviourUnknown: Story = {
  name: 'Behaviour: without values it shows the empty text',
  args: { series: [{ key: 'a', label: 'Rooms', values: [null, null] }], empty: 'No counts yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No counts yet.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
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

/** How far from the left each of the characters is drawn. */
function places(element: Element, text: string): number[] {
  const [node] = [...element.querySelectorAll('bdi')].flatMap((bdi) => [...bdi.childNodes]);
  if (node?.textContent !== text) throw new Error(`${text} is not shown.`);
  return [...text].map((_, at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  });
}

export const BehaviourMinus: Story = {
  name: 'Behaviour: from right to left, the minus stays before its number, linked or not',
  args: {
    points: sampleMonths.slice(0, 1),
    series: [
      { key: 'lost', label: 'Lost', values: [-1_500], hrefs: ['#lost'] },
      { key: 'refunded', label: 'Refunded', values: [-1_200] },
    ],
    format: inRupees,
  },
  render: (args) => (
    <div dir="rtl">
      <Chart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const isInOrder = (element: Element, text: string) => {
      const at = places(element, text);
      return at.every((left, place) => left > (at[place - 1] ?? Number.NEGATIVE_INFINITY));
    };
    await expect(isInOrder(canvas.getByRole('link', { name: '-₹1,500' }), '-₹1,500')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(isInOrder(canvas.getByRole('link', { name: '-₹1,500' }), '-₹1,500')).toBe(true);
    await expect(isInOrder(canvas.getByRole('cell', { name: '-₹1,200' }), '-₹1,200')).toBe(true);
  },
};

export const BehaviourNet: Story = {
  name: 'Behaviour: the sum of all series is a line, an entry of the legend and a column of the table',
  args: {
    net: 'Net change',
    points: sampleMonths.slice(0, 2),
    series: [
      { key: 'new', label: 'New', values: [4_000, 3_000] },
      { key: 'lost', label: 'Lost', values: [-1_500, null] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.querySelector('.bk-chart-plot .bk-chart-net');
    await expect(line).toHaveAttribute('points', expect.stringMatching(/^25,\S+ 75,\S+$/));
    const [, net] = ['Lost', 'Net change'].map((name) =>
      canvas.getByText(name, { selector: 'li *' }),
    );
    await expect(net?.parentElement).toHaveTextContent('Net change ₹3,000');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/New ₹3,000, Lost no data, Net change ₹3,000$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /₹4,000 -₹1,500 ₹2,500$/ })).toBeVisible();
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
