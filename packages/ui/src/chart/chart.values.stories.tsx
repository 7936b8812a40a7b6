import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chartStories } from '../testing/chart-stage.tsx';
import { inRupees, sampleMonths } from '../testing/sample-charts.ts';
import { BarList, Chart, type ChartShape, chartShapes } from './index.ts';

const meta = {
  ...chartStories,
  title: 'Data/Chart',
  component: Chart,
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

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
