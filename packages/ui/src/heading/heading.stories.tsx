import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Heading, type HeadingSize, headingSizes } from './index.ts';

const meta = {
  title: 'Basics/Heading',
  component: Heading,
  args: { level: 2, children: 'House rules' },
  argTypes: {
    level: { control: 'inline-radio', options: [1, 2, 3, 4, 5, 6] },
    size: { control: 'inline-radio', options: Object.keys(headingSizes) },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(headingSizes) as HeadingSize[];

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div className="sheet">
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </div>
  ),
};

export const BehaviourLevels: Story = {
  name: 'Behaviour: the level is the outline’s, the size the eye’s',
  render: () => (
    <>
      <Heading level={2} size="sm">
        Rates
      </Heading>
      <Heading level={3} size="lg">
        Weekdays
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const rates = canvas.getByRole('heading', { level: 2, name: 'Rates' });
    const weekdays = canvas.getByRole('heading', { level: 3, name: 'Weekdays' });
    const height = (element: Element) => element.getBoundingClientRect().height;
    await expect(height(weekdays)).toBeGreaterThan(height(rates));
  },
};

export const BehaviourSizes: Story = {
  ...States,
  name: 'Behaviour: each size is no smaller than the one before, and has no margin',
  play: async ({ canvas }) => {
    const styles = sizes.map((name) => getComputedStyle(canvas.getByRole('heading', { name })));
    const fonts = styles.map(({ fontSize }) => Number.parseFloat(fontSize));
    await expect([...fonts].sort((a, b) => a - b)).toEqual(fonts);
    await expect(new Set(styles.map(({ margin }) => margin))).toEqual(new Set(['0px']));
  },
};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  decorators: [rightToLeft],
  args: { children: 'قواعد المنزل' },
};

export const StressLong: Story = {
  name: 'Stress: long words on a narrow screen',
  render: (args) => (
    <div className="sheet-narrow">
      <Heading {...args} size="lg">
        Everythingthataguestofthehouseboats could want to know
      </Heading>
    </div>
  ),
};
