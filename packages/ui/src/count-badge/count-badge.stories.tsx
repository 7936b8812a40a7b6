import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  CountBadge,
  type CountBadgeSize,
  type CountBadgeTone,
  countBadgeShapes,
  countBadgeSizes,
  countBadgeTones,
} from './index.ts';

const meta = {
  title: 'Data/CountBadge',
  component: CountBadge,
  args: { count: 12 },
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(countBadgeTones) },
    size: { control: 'inline-radio', options: Object.keys(countBadgeSizes) },
    shape: { control: 'inline-radio', options: Object.keys(countBadgeShapes) },
  },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = Object.keys(countBadgeTones) as CountBadgeTone[];
const sizes = Object.keys(countBadgeSizes) as CountBadgeSize[];

const sheet = (
  <div className="sheet-stack">
    {sizes.map((size) => (
      <div key={size} className="sheet-row">
        {tones.map((tone) => (
          <CountBadge key={tone} count={8} tone={tone} size={size} />
        ))}
        {tones.map((tone) => (
          <CountBadge key={tone} count={245} tone={tone} size={size} />
        ))}
        {tones.map((tone) => (
          <CountBadge key={tone} count={1} shape="dot" tone={tone} size={size} />
        ))}
      </div>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const FeaturesMax: Story = {
  name: 'Features: more than 99',
  args: { count: 614, tone: 'danger' },
};

export const FeaturesAll: Story = {
  name: 'Features: every count in full',
  args: { count: 245_878, max: Number.POSITIVE_INFINITY },
};

export const FeaturesDot: Story = {
  name: 'Features: a dot',
  args: { count: 3, shape: 'dot', tone: 'danger', label: '3 unread messages' },
};

export const BehaviourLabel: Story = {
  name: 'Behaviour: screen readers get the label instead of the number',
  args: { count: 614, label: '614 unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('614 unread messages')).toBeInTheDocument();
  },
};

export const BehaviourZero: Story = {
  name: 'Behaviour: nothing at zero, unless asked for',
  render: () => (
    <div className="sheet-row">
      <CountBadge count={0} data-testid="none" />
      <CountBadge count={0} hasZero data-testid="zero" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByTestId('none')).toBeNull();
    await expect(canvas.getByTestId('zero')).toHaveTextContent('0');
  },
};

export const StressLarge: Story = {
  name: 'Stress: millions',
  args: { count: 12_345_678, max: Number.POSITIVE_INFINITY, tone: 'info' },
};
