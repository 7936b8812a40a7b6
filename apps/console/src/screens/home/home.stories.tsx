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
          'What there is to know today. Every count and every list leads to the rows behind it.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await expect(await figures.findByRole('link', { name: /^Past due 3/ })).toHaveAttribute(
      'href',
      '/all-institutes?subscriptionStatus=PastDue&sort=currentPeriodEnd',
    );
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
