import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';

const meta = {
  title: 'Console/Home',
  component: ConsoleStory,
  args: { history: ['/home'] },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'What needs attention, then the figures of the period. Every count leads to the rows behind it.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const queues = within(await canvas.findByRole('region', { name: 'Needs attention' }));
    await expect(await queues.findByRole('link', { name: /^Past due 3/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/subscriptions\?tab=all&lateOn=\d{4}-\d\d-\d\d$/),
    );
    await expect(queues.getAllByText(/^₹[\d,]+ · Due for \d+ days?$/)).not.toEqual([]);
    await expect(queues.getAllByText(/^₹[\d,]+ · In \d+ days?$/)).not.toEqual([]);
  },
};
