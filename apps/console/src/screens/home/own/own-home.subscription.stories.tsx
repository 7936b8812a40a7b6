import { addDays } from '@booking/api-client/facts';
import { pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { today } from '../../../dates/shown-date.ts';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import {
  _id,
  calls,
  card,
  own,
  owner,
  ownHomeStories,
  subscribed,
} from '../../../testing/own-home.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';

const meta = {
  ...ownHomeStories,
  title: 'Console/Home/Own institute',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = {
  name: 'Features: what is past due, how to pay it and who to call',
  args: {
    overrides: {
      ...calls,
      'subscription.current': () =>
        subscribed(
          aSubscription({
            ...{ status: 'PastDue', balance: 1999, dueSince: addDays(today(), -20) },
            ...{ dueOn: addDays(today(), -13), suspendsOn: addDays(today(), 2) },
          }),
        ),
    },
  },
  play: async ({ canvas }) => {
    const subscription = await card(canvas, 'Subscription');
    await expect(await subscription.findByText('₹1,999 is past due')).toBeVisible();
    await expect(subscription.getByText(/the subscription ends on/)).toBeVisible();
    await expect(subscription.getByRole('heading', { name: 'How to pay' })).toBeVisible();
    await expect(subscription.getByRole('heading', { name: 'Support' })).toBeVisible();
  },
};

export const Suspended: Story = {
  name: 'Features: suspended, with the account of the subscription that ended',
  args: {
    user: {
      ...owner,
      institution: owner.institution && { ...owner.institution, status: 'Suspended' },
    },
    institutes: [
      {
        ...own,
        status: 'Suspended',
        statusReason: { code: 'nonPayment', note: 'Two bills are open.' },
        currentSubscription: null,
        seats: null,
      },
    ],
    overrides: {
      ...calls,
      'subscription.current': () => subscribed(null),
      'subscription.list': () =>
        pageOf([
          aSubscription({
            ...{ status: 'Expired', endedAt: '2026-11-20T04:30:00.000Z', endedAs: 'Expired' },
            ...{ balance: 3998, dueSince: addDays(today(), -40) },
          }),
        ]),
    },
  },
  play: async ({ canvas }) => {
    const subscription = await card(canvas, 'Subscription');
    await expect(await subscription.findByText('₹3,998 is past due')).toBeVisible();
    await expect(subscription.getByText('Expired')).toBeVisible();
    // There is nothing that they could save.
    await expect(canvas.queryByRole('link', { name: 'Add user' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'States: nothing is set up yet, and there is no subscription',
  args: {
    institutes: [
      {
        ...own,
        status: 'Pending',
        currentSubscription: null,
        seats: null,
        counts: { users: 1, categories: 0, assets: 0 },
        setup: {
          ...{ owner: true, subscription: false, category: false, asset: false },
          ...{ price: false, settings: false, percentage: 17 },
        },
      },
    ],
    overrides: {
      ...calls,
      'subscription.current': () => subscribed(null),
      'subscription.list': () => pageOf([]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No subscription yet.');
    await expect(await canvas.findByText('1 of 6 · 17%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add what you rent' })).toHaveAttribute(
      'href',
      `/all-institutes/${_id}/settings/addAssets`,
    );
    for (const title of ['Days without rates', 'Out of service', 'WhatsApp messages']) {
      await expect(canvas.queryByRole('region', { name: title })).toBeNull();
    }
  },
};
