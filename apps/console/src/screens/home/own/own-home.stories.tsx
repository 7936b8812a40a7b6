import type { Subscription } from '@booking/api-client';
import { addDays, ENTITLEMENTS } from '@booking/api-client/facts';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { today } from '../../../dates/shown-date.ts';
import { aCategory, anAsset } from '../../../testing/assets.ts';
import { aChannel } from '../../../testing/channels.ts';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { anInstitute, templates } from '../../../testing/institutes.ts';
import { someone } from '../../../testing/listed-users.ts';
import { mockAssets } from '../../../testing/mock-assets.ts';
import { aRateCell, ratesOf } from '../../../testing/rates.ts';
import { bkbtrSetting } from '../../../testing/settings.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';
import { aUser } from '../../../testing/users.ts';
import { aMessage } from '../../../testing/whatsapps.ts';

const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });
const _id = owner.institution?._id ?? '';
const plan = aSubscription().limits;
const template = { _id: templates[1]?._id ?? '', name: 'Tours & Travels' };
const sold = {
  _id: 'e'.repeat(24),
  plan: 'enterprise' as const,
  planName: 'Enterprise Plan',
  entitlements: Object.values(ENTITLEMENTS).flatMap((some) => [...some]),
  status: 'Active' as const,
  currentPeriodEnd: addDays(today(), 8),
};
const own = anInstitute({
  ...{ _id, name: 'Saffron Trails Travels', code: 'SAFFRON', template },
  currentSubscription: sold,
});
const { name, code, status, createdAt, updatedAt, createdBy, updatedBy, __v } = own;
const subscribed = (subscription: Subscription | null) =>
  pageOf(
    [
      {
        ...{ _id, name, code, status, template, subscription },
        ...{ createdAt, updatedAt, createdBy, updatedBy, __v },
      },
    ],
    { limit: 1 },
  );
const coach = aCategory({ name: 'Deluxe coach' });

/** The calls of an institute where all is well. */
const calls: Resolvers = {
  ...mockAssets([coach], [anAsset({ name: 'Coach 1' })]),
  'subscription.current': () => subscribed(aSubscription({ limits: { ...plan, assets: 40 } })),
  'rate.list': ({ input }) => ratesOf(input),
  'whatsapp.list': () => pageOf([], { limit: 5 }),
  'bkbtrSetting.get': () => ({
    ...bkbtrSetting,
    billing: {
      ...bkbtrSetting.billing,
      paymentInstructions: 'UPI: desk@bank\nWrite the code of your institute.',
    },
  }),
};

const meta = {
  title: 'Console/Home/Own institute',
  component: ConsoleStory,
  args: {
    history: ['/home'],
    user: owner,
    institutes: [own],
    users: [someone({ institution: owner.institution })],
    overrides: calls,
  },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The home of the people of an institute: what it pays, what needs them, and who works there. A card is there for those who may view what it shows.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole('region', { name: title }));

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
