import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: ['line', 'title', 'block', 'round'] } },
  decorators: [
    (Story) => (
      <div className="sheet-skeleton">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sheet = (
  <div className="sheet">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="round" />
  </div>
);

export const States: Story = { render: () => sheet };

export const FeaturesTitle: Story = { name: 'Features: a heading', args: { shape: 'title' } };

export const BehaviourSilent: Story = {
  name: 'Behaviour: hidden from screen readers',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.bk-skeleton')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

const lines = Array.from({ length: 40 }, (_, at) => at);

export const StressMany: Story = {
  name: 'Stress: a full page',
  render: () => (
    <div className="sheet">
      {lines.map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  ),
};
