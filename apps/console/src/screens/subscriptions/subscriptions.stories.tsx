import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { today } from '../../dates/shown-date.ts';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, openDialogs } from '../../testing/dialogs.ts';
import { row } from '../../testing/rows.ts';
import {
  aSubscription,
  someSubscriptions,
  subscriptionCalls,
} from '../../testing/subscriptions.ts';
import { menuOf, subscriptionStories } from '../../testing/subscriptions-list.ts';
import { aUser, superAdmin } from '../../testing/users.ts';

const meta = {
  ...subscriptionStories,
  title: 'Console/Subscriptions',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const due = within(await row('Saffron Gate'));
    await expect(due.getByText('Past due')).toBeVisible();
    await expect(due.getByText('16–30 days')).toBeVisible();
    await expect(await row('Old Fort Inn')).not.toHaveTextContent('Standard');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saffron Gate')).toBeVisible();
  },
};

export const PhoneEnded: Story = {
  name: 'States: on a phone, the mark of a disabled action stands beside its words',
  globals: { viewport: { value: 'w390' } },
  args: { history: ['/subscriptions?tab=all&search=Old'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Old Fort Inn');
    const change = await canvas.findByRole('button', { name: 'Change plan Old Fort Inn' });
    await expect(getComputedStyle(change, '::after').position).toBe('static');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'w1440' } } };

export const All: Story = {
  name: 'Features: all subscriptions, with those that have ended',
  args: { history: ['/subscriptions?tab=all'] },
  play: async ({ canvas }) => {
    await expect(within(await row('Old Fort Inn')).getByText('Cancelled')).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Subscriptions' }));
    await expect(tabs.getByRole('link', { name: 'All subscriptions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByText('Ended this month')).toBeVisible();
  },
};

export const RowAccount: Story = {
  name: 'Features: below a row is what was charged and paid, without opening it',
  args: { history: ['/subscriptions?tab=all'] },
  play: async () => {
    await row('Lakeview Residency');
    const show = (name: string) =>
      userEvent.click(screen.getByRole('button', { name: `Details of ${name}` }));
    await show('Lakeview Residency');
    await expect(await screen.findByText('Payment: ₹1,999')).toBeVisible();
    await show('Monsoon House');
    await expect(await screen.findByText('Nothing has been charged or paid yet.')).toBeVisible();
    await expect(openDialogs()).toHaveLength(0);
  },
};

export const Sums: Story = {
  name: 'Features: below the list is the sum of what is due, with what is credit beside it',
  args: {
    history: ['/subscriptions?tab=all'],
    overrides: subscriptionCalls([
      ...someSubscriptions.map((subscription) =>
        subscription.institution.name === 'Coral Cove'
          ? { ...subscription, balance: -250.5 }
          : subscription,
      ),
      aSubscription({ _id: 'e00000000000000000000006', balance: 0.1, dueSince: today() }),
    ]),
  },
  play: async () => {
    const sums = within(await screen.findByRole('row', { name: /^Sum/ }));
    await expect(sums.getByText('₹1,999.10')).toBeVisible();
    await expect(sums.getByText('Credit ₹250.50')).toBeVisible();
  },
};

const many = Array.from({ length: 45 }, (_, place) =>
  aSubscription({ _id: `f${String(place).padStart(23, '0')}`, balance: 100 }),
);

export const SumsOfPages: Story = {
  name: 'Features: the sum below a list of several pages is of all of its rows',
  args: {
    history: ['/subscriptions?tab=all&limit=20'],
    overrides: {
      ...subscriptionCalls(),
      'subscription.list': ({ input }) => pageOf(many, input),
    },
  },
  play: async () => {
    const sums = within(await screen.findByRole('row', { name: /^Sum/ }));
    await expect(await sums.findByText('₹4,500')).toBeVisible();
    await expect(screen.queryByText('Sum of this page')).toBeNull();
  },
};

export const Drawer: Story = {
  name: 'Features: the drawer has the account and the history',
  args: { history: ['/subscriptions?tab=all&open=e00000000000000000000002'] },
  play: async () => {
    const drawer = await dialogNamed('Saffron Gate');
    await expect(await drawer.findByText(/₹1,999 since .* \(16–30 days\)/)).toBeInTheDocument();
    await expect(await drawer.findByText('Charge: ₹1,999')).toBeInTheDocument();
    await expect(drawer.getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/statements\/[0-9a-f]{24}$/),
    );
  },
};

export const StatesNothingYet: Story = {
  args: { history: ['/subscriptions?tab=all'], overrides: subscriptionCalls([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No subscriptions yet')).toBeVisible();
  },
};

export const StatesNoMatch: Story = {
  args: { history: ['/subscriptions?search=zanzibar'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Clear/ })).toBeVisible();
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'subscription.current': () => failure('INTERNAL') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load institutes')).toBeVisible();
  },
};

export const StatesForbidden: Story = {
  name: 'States: not for users of an institute',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
  },
};

export const StatesReadOnly: Story = {
  name: 'States: without permission, or in another status, an action says why it is disabled',
  play: async () => {
    await menuOf('Coral Cove');
    const item = await screen.findByRole('menuitem', { name: /^Change plan…/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription(
      /It’s paused\. Only available when it’s on trial, paid or past due\./,
    );
  },
};

export const StatesNoPermission: Story = {
  name: 'States: read-only user',
  args: { user: { ...superAdmin, permissions: ['subscription.read', 'report.read'] } },
  play: async ({ canvas }) => {
    await row('Saffron Gate');
    await expect(
      canvas.getByRole('button', { name: 'Start subscription' }),
    ).toHaveAccessibleDescription('You don’t have permission to start subscriptions.');
  },
};

export const DrawerOfHalfAnAddress: Story = {
  name: 'Behaviour: an address of a subscription that has lost its end says so',
  args: { history: ['/subscriptions?tab=all&open=e0000000'] },
  play: async () => {
    await expect(await screen.findByText('Subscription not found')).toBeVisible();
  },
};
