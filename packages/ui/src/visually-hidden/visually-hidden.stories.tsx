import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'not linked' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      <Icon name="minus" size="sm" /> <VisuallyHidden {...args} />
    </p>
  ),
};

export const BehaviourTakesNoRoom: Story = {
  name: 'Behaviour: read by screen readers, and takes no space',
  ...Default,
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('not linked').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet-row">
      <span>
        <Icon name="minus" size="sm" /> <VisuallyHidden>not linked</VisuallyHidden>
      </span>
      <span>
        <Icon name="check" size="sm" /> <VisuallyHidden>linked</VisuallyHidden>
      </span>
    </div>
  ),
};

export const FeaturesUnit: Story = {
  name: 'Features: adds to visible text',
  render: () => (
    <p>
      7 <span aria-hidden="true">/</span>
      <VisuallyHidden>of</VisuallyHidden> 251
    </p>
  ),
};

export const StressLong: Story = {
  name: 'Stress: long text does not cause scrolling',
  args: { children: 'not linked, and never was. '.repeat(80) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
