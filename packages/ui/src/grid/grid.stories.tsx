import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Grid, type GridColumns, type GridColumnWidth, gridColumnWidths } from './index.ts';

const widths = Object.keys(gridColumnWidths) as GridColumnWidth[];
const counts = [1, 2, 3, 4, 5, 6] as const satisfies readonly GridColumns[];

const cards = ['Arrivals', 'Departures', 'In house', 'Free', 'To clean', 'Closed'].map((title) => (
  <Card key={title} title={title} />
));

const meta = {
  title: 'Basics/Grid',
  component: Grid,
  args: { children: cards },
  argTypes: {
    columns: { control: 'inline-radio', options: [undefined, ...counts] },
    gap: { control: 'select', options: [0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48] },
    minColumnWidth: { control: 'inline-radio', options: widths },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesAtMost: Story = {
  name: 'Features: three columns at most',
  args: { columns: 3, minColumnWidth: 'sm' },
};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  decorators: [rightToLeft],
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      {widths.map((width) => (
        <Grid key={width} minColumnWidth={width} gap={8}>
          {cards}
        </Grid>
      ))}
    </div>
  ),
};

/** Returns how many of its children stand in the first row. */
const inFirstRow = (grid: Element) => {
  const tops = [...grid.children].map((child) => child.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
};

export const BehaviourColumns: Story = {
  name: 'Behaviour: as many columns as fit where it stands, and never more than asked for',
  render: () => (
    <>
      {counts.map((columns) => (
        <Grid key={columns} columns={columns} minColumnWidth="xs" data-testid={columns}>
          {cards}
        </Grid>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const columns of counts) {
      const grid = canvas.getByTestId(columns);
      // Widths that no number of columns divides.
      for (const width of [1001.3, 967, 901.7]) {
        grid.style.width = `${width}px`;
        await expect(inFirstRow(grid)).toBe(columns);
      }
      // Two columns of 128 and the space between them need 272.
      grid.style.width = '272px';
      await expect(inFirstRow(grid)).toBe(Math.min(columns, 2));
      grid.style.width = '271px';
      await expect(inFirstRow(grid)).toBe(1);
    }
  },
};

export const StressNarrow: Story = {
  name: 'Stress: narrower than a column, long words',
  args: {
    minColumnWidth: 'xl',
    style: { width: 200 },
    children: <Card title="RegistrationCertificatesAndRepresentativesOfTheHouse" />,
  },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('.bk-tracks');
    await expect(grid?.scrollWidth).toBe(200);
  },
};
