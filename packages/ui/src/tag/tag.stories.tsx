import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag, type TagTone, tagTones } from './index.ts';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Active', tone: 'success' },
  argTypes: { tone: { control: 'inline-radio', options: Object.keys(tagTones) } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const samples: Record<TagTone, string> = {
  neutral: 'Paused',
  info: 'Trial',
  success: 'Active',
  warning: 'Expires in 9 days',
  danger: 'Suspended',
  accent: 'Current plan',
};

const sheet = (
  <div className="sheet-row">
    {(Object.keys(tagTones) as TagTone[]).map((tone) => (
      <Tag key={tone} tone={tone}>
        {samples[tone]}
      </Tag>
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
      <Tag tone="danger">Suspended until the certificate of registration has been renewed</Tag>
    </div>
  ),
};
