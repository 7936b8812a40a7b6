import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
    await expect(await canvas.findByRole('link', { name: 'Suspended 9' })).toHaveAttribute(
      'href',
      '/all-institutes?status=Suspended',
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

export const StatesFailed: Story = {
  args: { overrides: { 'institution.list': () => failure('FORBIDDEN') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This could not be loaded')).toHaveLength(3));
    await expect(await canvas.findByRole('link', { name: 'All – not known' })).toBeVisible();
  },
};
