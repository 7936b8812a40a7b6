import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { brand } from '@booking/content/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anInstitute } from '../../testing/institutes.ts';
import { aPaper } from '../../testing/papers.ts';
import { bkbtrSetting } from '../../testing/settings.ts';
import { aSubscription } from '../../testing/subscriptions.ts';
import { aUser } from '../../testing/users.ts';

const user = aUser({ role: 'Owner', template: 'Hospitality' });
const _id = user.institution?._id ?? '';
const own = anInstitute({ _id, name: 'Saffron Trails Travels', code: 'SAFFRON' });
const { name, code, status, template, createdAt, updatedAt, createdBy, updatedBy, __v } = own;
const calls: Resolvers = {
  'subscription.current': () =>
    pageOf(
      [
        {
          ...{ _id, name, code, status, template, subscription: aSubscription() },
          ...{ createdAt, updatedAt, createdBy, updatedBy, __v },
        },
      ],
      { limit: 1 },
    ),
  'paper.list': () => pageOf([aPaper()], { limit: 12 }),
};

const meta = {
  title: 'Console/Hand-over',
  component: ConsoleStory,
  args: { history: ['/home'], user, institutes: [own], overrides: calls },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Users of other templates are sent on to their own application. Where its address is not set up, this says so.',
      },
    },
  },
  beforeEach: () => {
    const others = window.fetch;
    spyOn(window, 'fetch').mockImplementation((input, init) =>
      input === '/config.json'
        ? Promise.resolve(Response.json({ subApps: { hospitality: null, event: null } }))
        : others(input, init),
    );
    return () => mocked(window.fetch).mockRestore();
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAddress: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The hospitality app isn’t connected' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Ask us to add it/)).toBeVisible();
    // Who is signed in, which platform this is, and who to call.
    await expect(canvas.getByText(/^Signed in as /)).toHaveTextContent(user.email);
    await expect(canvas.getByRole('link', { name: brand.logoLabel })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: bkbtrSetting.company.email }),
    ).toBeVisible();
    // Its account goes on without the app.
    const account = within(await canvas.findByRole('region', { name: 'Subscription' }));
    await expect(await account.findByText('Standard Plan')).toBeVisible();
    await expect(account.getByRole('button', { name: 'Download statement' })).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Download INV/26-27/0042' }),
    ).toBeVisible();
  },
};

export const Phone: Story = { ...NoAddress, globals: { viewport: { value: 'w390' } } };

export const Dark: Story = { ...NoAddress, globals: { theme: 'dark' } };

export const EventManagement: Story = {
  args: { user: aUser({ role: 'Owner', template: 'Event Management' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The event app isn’t connected' });
  },
};

export const Unreadable: Story = {
  beforeEach: () => {
    mocked(window.fetch).mockImplementation(() => Promise.reject(new TypeError('offline')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Couldn’t load its address/)).toBeVisible();
    const asked = () =>
      mocked(window.fetch).mock.calls.filter(([input]) => input === '/config.json').length;
    const before = asked();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  },
};

/** How often the tokens of the app have been asked for. */
const handOver = fn(() => failure('TOO_MANY_REQUESTS'));

export const Failed: Story = {
  name: 'States: no session for the app, and another try',
  args: { overrides: { ...calls, 'user.handOver': handOver } },
  beforeEach: () => {
    handOver.mockClear();
    mocked(window.fetch).mockImplementation(() =>
      Promise.resolve(Response.json({ subApps: { hospitality: 'https://stay.example/' } })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t open the hospitality app' });
    await expect(canvas.getByText(/^Too many attempts/)).toBeVisible();
    await expect(handOver).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(handOver).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

export const BehaviourSignOut: Story = {
  name: 'Behaviour: the page offers to sign out',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await canvas.findByRole('button', { name: 'Sign in' });
  },
};

const actedBy = {
  _id: 'e'.repeat(24),
  name: 'Anjali Menon',
  reason: 'They can’t find their rates.',
  until: '2026-11-29T12:00:00.000Z',
  isReadOnly: true,
};

export const Acting: Story = {
  name: 'States: someone of the platform who acts as the user goes back',
  args: { user: { ...user, actedBy } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Back to my account' })).toBeVisible();
    await expect(canvas.getByText(/Anjali Menon: They can’t find their rates/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};
