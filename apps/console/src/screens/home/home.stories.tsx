import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anInstitute } from '../../testing/institutes.ts';
import { aUser } from '../../testing/users.ts';

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

export const StatesManager: Story = {
  name: 'States: who may not view the subscription of their institute reads no amounts',
  args: {
    user: aUser({ role: 'Manager', template: 'Tours & Travels' }),
    overrides: {
      'institution.get': () => anInstitute({ name: 'Saffron Trails Travels', code: 'SAFFRON' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Saffron Trails Travels' });
    await expect(canvas.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    await expect(canvas.queryByText(/₹/)).toBeNull();
  },
};

export const OwnInstitution: Story = {
  args: {
    user: aUser({ role: 'Owner', template: 'Tours & Travels' }),
    overrides: {
      'institution.get': () => anInstitute({ name: 'Saffron Trails Travels', code: 'SAFFRON' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Saffron Trails Travels' });
  },
};
