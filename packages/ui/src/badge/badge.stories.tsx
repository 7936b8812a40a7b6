import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, type BadgeSize, type BadgeTone, badgeSizes, badgeTones } from './index.ts';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Active', tone: 'success' },
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(badgeTones) },
    size: { control: 'inline-radio', options: Object.keys(badgeSizes) },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const samples: Record<BadgeTone, string> = {
  neutral: 'Paused',
  info: 'Trial',
  success: 'Active',
  warning: 'Expires in 9 days',
  danger: 'Suspended',
  accent: 'Current plan',
};

const tones = Object.keys(badgeTones) as BadgeTone[];
const sizes = Object.keys(badgeSizes) as BadgeSize[];

const sheet = (
  <div className="sheet-stack">
    {sizes.map((size) => (
      <div key={size} className="sheet-row">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} size={size}>
            {samples[tone]}
          </Badge>
        ))}
        <Badge size={size} hasDot={false}>
          Professional
        </Badge>
        <Badge size={size} tone="warning" icon="clock">
          2 days left
        </Badge>
      </div>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const FeaturesTone: Story = {
  name: 'Features: warning tone',
  args: { tone: 'warning', children: 'Expires in 9 days' },
};

export const FeaturesIcon: Story = {
  name: 'Features: an icon instead of the dot',
  args: { tone: 'danger', icon: 'lock', children: 'Suspended' },
};

export const FeaturesPlain: Story = {
  name: 'Features: no dot, for a name such as a plan',
  args: { tone: 'neutral', hasDot: false, children: 'Professional' },
};

export const BehaviourWords: Story = {
  name: 'Behaviour: only its text is read',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvasElement.textContent).toBe('Active');
  },
};

export const BehaviourIcon: Story = {
  name: 'Behaviour: an icon is decoration, and takes the place of the dot',
  args: { icon: 'lock' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Active').closest('.bk-badge') ?? document.body;
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(badge, '::before').content).toBe('none');
  },
};

export const BehaviourUnstretched: Story = {
  name: 'Behaviour: in a grid or a column it is as wide as its words',
  render: () => (
    <div style={{ width: 640 }}>
      <Badge>Inline</Badge>
      <div style={{ display: 'grid' }}>
        <Badge>Inline</Badge>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Badge>Inline</Badge>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByText('Inline')
      .map((words) => words.closest('.bk-badge')?.getBoundingClientRect().width);
    await expect(widths).toHaveLength(3);
    await expect(new Set(widths).size).toBe(1);
    await expect(widths[0]).toBeLessThan(100);
  },
};

export const StressHindi: Story = {
  name: 'Stress: Hindi',
  render: () => (
    <div className="sheet-row" lang="hi">
      {sizes.map((size) => (
        <Badge key={size} size={size} tone="success" icon="check">
          सक्रिय सदस्यता
        </Badge>
      ))}
    </div>
  ),
};

export const StressLong: Story = {
  name: 'Stress: a long word, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Badge tone="danger">Suspended until the certificate of registration has been renewed</Badge>
    </div>
  ),
};
