import { addDays } from '@booking/api-client/facts';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { today } from '../../../dates/shown-date.ts';
import { aCategory, anAsset } from '../../../testing/assets.ts';
import { aChannel } from '../../../testing/channels.ts';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import { someone } from '../../../testing/listed-users.ts';
import { mockAssets } from '../../../testing/mock-assets.ts';
import {
  _id,
  calls,
  card,
  coach,
  own,
  owner,
  ownHomeStories,
  subscribed,
} from '../../../testing/own-home.ts';
import { aRateCell, ratesOf } from '../../../testing/rates.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';
import { aUser } from '../../../testing/users.ts';
import { aMessage } from '../../../testing/whatsapps.ts';

const meta = {
  ...ownHomeStories,
  title: 'Console/Home/Own institute',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const subscription = await card(canvas, 'Subscription');
    await expect(await subscription.findByText('₹1,999 a month')).toBeVisible();
    await expect(subscription.getByText('4 of 10')).toBeVisible();
    await expect(subscription.getByText(/^UPI: desk@bank/)).toBeVisible();
    await expect(subscription.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
    await canvas.findByText('Every category has a rate for the next 30 days.');
    await canvas.findByText('Everything is in service.');
    await canvas.findByText('No message is blocked.');
    await canvas.findByText('No invitation is open.');
    // Setup that is finished is a line, which opens.
    await expect(canvas.getByRole('navigation', { name: 'Setup' })).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Setup Complete' }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Setup' })).toBeVisible());
    for (const platform of [/MRR/, /churn/i, /Trials/, /by state/, /Needs attention/]) {
      await expect(canvas.queryByText(platform)).toBeNull();
    }
  },
};

export const Phone: Story = {
  ...Default,
  name: 'Features: on a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No invitation is open.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const unpriced = aCategory({ _id: '1'.padStart(24, '0'), name: 'Mini coach', basePrice: 0 });
const first = addDays(today(), 3);

const problems: Resolvers = {
  ...calls,
  ...mockAssets(
    [coach, unpriced],
    [
      anAsset({
        name: 'Coach 7',
        category: coach,
        status: 'OutOfOrder',
        statusReason: { reason: 'Gearbox', from: today(), until: null },
      }),
    ],
  ),
  'rate.list': ({ input }) => {
    const rates = ratesOf(input);
    return {
      ...rates,
      rows: rates.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) =>
          cell.date < first ? cell : aRateCell(cell.date, { price: 0 }),
        ),
      })),
    };
  },
  'whatsapp.list': () =>
    pageOf(
      [
        aMessage({
          name: 'Monsoon offer',
          status: 'Blocked',
          blocked: { reason: 'notApproved', at: '2026-01-05T04:30:00.000Z' },
        }),
      ],
      { limit: 5 },
    ),
};

export const Problems: Story = {
  name: 'Features: what needs the owner, and the way to where it is mended',
  args: {
    institutes: [{ ...own, channels: [aChannel({ status: 'Paused' })] }],
    users: [
      someone({
        ...{ _id: '7'.repeat(24), institution: owner.institution, status: 'Invited' },
        ...{ firstName: 'Mina', lastName: 'Das', role: 'Staff' },
      }),
    ],
    overrides: problems,
  },
  play: async ({ canvas }) => {
    const pages = `/all-institutes/${_id}`;
    const leads = async (text: RegExp, href: string) =>
      expect(await canvas.findByRole('link', { name: text })).toHaveAttribute('href', href);
    await leads(
      /^Deluxe Lake Room 27 days of the next 30, from/,
      `${pages}/settings/addRates?from=${first}`,
    );
    await leads(/^Coach 7, .*Out of order: Gearbox$/, `${pages}/settings/addAssets`);
    await leads(/^Monsoon offer Blocked\. /, `${pages}/whatsapp?open=${'6'.repeat(24)}`);
    await leads(/^Lagoon Stays Paused\. /, `${pages}/integration`);
    await leads(/^Mina Das Staff, invited on /, `/all-users?open=${'7'.repeat(24)}`);
  },
};

export const NoPermission: Story = {
  name: 'States: a card is not there for those who may not view what it shows',
  args: { user: aUser({ role: 'Viewer', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Saffron Trails Travels' });
    await card(canvas, 'Out of service');
    await expect(canvas.queryByRole('region', { name: 'Subscription' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Your team' })).toBeNull();
    await expect(canvas.queryByText(/₹/)).toBeNull();
  },
};

const server = { fails: true };

export const Failed: Story = {
  name: 'States: a card that failed does so alone, and is loaded again',
  args: {
    overrides: {
      ...calls,
      'subscription.current': () =>
        server.fails ? failure('FORBIDDEN') : subscribed(aSubscription()),
    },
  },
  beforeEach: () => {
    server.fails = true;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the subscription');
    await canvas.findByText('Everything is in service.');
    server.fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('₹1,999 a month')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Couldn’t load the subscription')).toBeNull());
  },
};

export const Dark: Story = {
  ...Problems,
  name: 'States: dark',
  globals: { theme: 'dark' },
};
