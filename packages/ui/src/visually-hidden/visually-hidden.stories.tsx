import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component: `Words for those who listen, where those who look see a picture or a dash.

**Use it** for the meaning of a sign that words would crowd. **Not for** the name of a control: IconButton and Icon take
a label.`,
      },
    },
  },
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
  name: 'Behaviour: is read and takes no room',
  ...Default,
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('not linked').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
