import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, type BadgeTone, badgeTones } from './index.ts';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Active', tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: Object.keys(badgeTones) } },
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

const sheet = (
  <div className="sheet-row">
    {(Object.keys(badgeTones) as BadgeTone[]).map((tone) => (
      <Badge key={tone} tone={tone}>
        {samples[tone]}
      </Badge>
    ))}
  </div>
);

export const States: Story = { render: () => sheet };

export const StatesDark: Story = {
  ...States,
  name: 'States: dark',
  globals: { theme: 'dark' },
};

export const FeaturesTone: Story = {
  name: 'Features: warning tone',
  args: { tone: 'warning', children: 'Expires in 9 days' },
};

export const BehaviourWords: Story = {
  name: 'Behaviour: only its text is read',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvasElement.textContent).toBe('Active');
  },
};

export const StressLong: Story = {
  name: 'Stress: a long word, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Badge tone="danger">Suspended until the certificate of registration has been renewed</Badge>
    </div>
  ),
};
