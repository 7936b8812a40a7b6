import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anInstitute, someInstitutes } from '../../testing/institutes.ts';
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

const listing = { fails: true };

export const StatesFailed: Story = {
  args: {
    overrides: {
      'institution.list': () =>
        listing.fails ? failure('FORBIDDEN') : pageOf(someInstitutes(3), { limit: 5 }),
    },
  },
  beforeEach: () => {
    listing.fails = true;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This could not be loaded')).toHaveLength(3));
    await expect(await canvas.findByRole('link', { name: 'All – not known' })).toBeVisible();

    // One press asks again for everything on the page that failed.
    listing.fails = false;
    const part = within(canvas.getByRole('region', { name: 'Past due' }));
    await userEvent.click(part.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'All 3' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('This could not be loaded')).toBeNull());
  },
};
