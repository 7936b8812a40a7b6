import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Section } from './index.ts';

const meta = {
  title: 'Basics/Section',
  component: Section,
  args: { title: 'Arrivals', children: <Card title="Asha Rao" description="Room 204, 2 nights" /> },
  argTypes: { titleLevel: { control: 'inline-radio', options: [2, 3, 4, 5, 6] } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesActions: Story = {
  name: 'Features: a description and actions',
  args: {
    description: 'Guests who are expected today.',
    actions: <Button variant="secondary">Check in all</Button>,
  },
};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  decorators: [rightToLeft],
  args: FeaturesActions.args,
};

export const States: Story = {
  render: (args) => (
    <div className="sheet">
      <Section {...args} />
      <Section {...args} {...FeaturesActions.args} title="Departures" />
      <Section {...args} title="House rules" titleLevel={3} titleSize="xs" gap={8} />
    </div>
  ),
};

export const BehaviourLandmark: Story = {
  name: 'Behaviour: a landmark that its heading names',
  args: { titleLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Arrivals' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Arrivals' })).toBeVisible();
  },
};

export const BehaviourActions: Story = {
  name: 'Behaviour: the actions stand at the end of the title, where there is room',
  args: { ...FeaturesActions.args, title: 'Arrivals of today' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const action = canvas.getByRole('button', { name: 'Check in all' });
    await expect(action.getBoundingClientRect().right).toBe(region.getBoundingClientRect().right);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: a long title, narrow',
  render: (args) => (
    <div className="sheet-narrow">
      <Section
        {...args}
        {...FeaturesActions.args}
        title="श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र, AndamanAndNicobarIslandsTouristBoard"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};
