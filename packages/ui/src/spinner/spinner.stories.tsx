import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: { color: { control: 'color' }, size: { control: 'inline-radio' } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesSizesAndColours: Story = {
  name: 'Features: sizes and colours',
  render: () => (
    <div className="sheet-row">
      <Spinner />
      <Spinner size="md" color="var(--bk-text-secondary)" />
      <Spinner size="lg" color="var(--bk-focus-ring)" />
    </div>
  ),
};

export const Colour: Story = {
  name: 'Behaviour: [BTN-03] light grey by default, or any colour',
  render: () => (
    <div className="sheet-row">
      <Spinner label="Loading" />
      <Spinner label="Saving" color="rgb(201, 35, 36)" />
    </div>
  ),
  play: async ({ canvas }) => {
    const colorOf = (name: string) =>
      getComputedStyle(canvas.getByRole('status', { name })).borderTopColor;
    // CSS lightgrey.
    await expect(colorOf('Loading')).toBe('rgb(211, 211, 211)');
    await expect(colorOf('Saving')).toBe('rgb(201, 35, 36)');
  },
};

export const ReducedMotion: Story = {
  name: 'Behaviour: with reduced motion it pulses instead of spinning',
  globals: { motion: 'reduced' },
  args: { label: 'Loading' },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    await expect(getComputedStyle(spinner).animationName).toBe('bk-spinner-breathe');
  },
};

export const States: Story = {
  render: () => (
    <div className="sheet-row">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Spinner key={size} size={size} color="currentColor" label={`Loading, ${size}`} />
      ))}
    </div>
  ),
};

const hundred = Array.from({ length: 100 }, (_, at) => at);

export const StressMany: Story = {
  name: 'Stress: a hundred at once',
  render: () => (
    <div className="sheet-row">
      {hundred.map((number) => (
        <Spinner key={number} color="currentColor" />
      ))}
    </div>
  ),
};
