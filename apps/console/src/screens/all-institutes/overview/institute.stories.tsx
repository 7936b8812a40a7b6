import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { noDialog, textShown } from '../../../testing/dialogs.ts';
import { aSetting } from '../../../testing/institute-settings.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import { someone } from '../../../testing/listed-users.ts';
import { aNotice } from '../../../testing/notices.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';
import { aUser } from '../../../testing/users.ts';

const lakeview = anInstitute({
  notes: 'Call after ten.',
  statusHistory: [
    { from: null, to: 'Pending', reason: null, at: '2026-01-05T04:30:00.000Z', by: null },
    { from: 'Pending', to: 'Active', reason: null, at: '2026-01-06T04:30:00.000Z', by: null },
    {
      from: 'Active',
      to: 'Suspended',
      reason: { code: 'nonPayment', note: 'Two bills open.' },
      at: '2026-02-06T04:30:00.000Z',
      by: null,
    },
  ],
  status: 'Suspended',
  statusReason: { code: 'nonPayment', note: 'Two bills open.' },
});
const { _id, name, code, status, template, createdAt, updatedAt, createdBy, updatedBy, __v } =
  lakeview;
const audit = { createdAt, updatedAt, createdBy, updatedBy, __v };
const subscribed = {
  ...{ _id, name, code, status, template, ...audit },
  subscription: aSubscription(),
};

const meta = {
  title: 'Console/Institute',
  component: ConsoleStory,
  args: {
    history: [`/all-institutes/${_id}`],
    institutes: [lakeview],
    overrides: { 'subscription.current': () => pageOf([subscribed], { limit: 1 }) },
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'An institute’s own page: its setup, its subscription, its owner and what has happened to it.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page, once it has replaced what was shown while it loaded. */
const main = async () => {
  await waitFor(() => expect(document.title).toMatch(/^Overview · ./));
  return within(screen.getByRole('main'));
};

export const Default: Story = {
  play: async () => {
    const page = await main();
    // Setup that is finished is a line.
    await expect(await page.findByText('Complete')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Setup' })).not.toBeVisible();
    await expect(await page.findByText('₹1,999 a month')).toBeVisible();
    await expect(page.getByText(/^Suspended since/)).toBeVisible();
    await expect(page.getByText('Last activity', { selector: '.ck-strip dt' })).toBeVisible();
    await expect(page.getAllByText('Non-payment: Two bills open.')).toHaveLength(2);
    await expect(page.getByText('Call after ten.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await (await main()).findByText('Complete');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const StatesNoSubscription: Story = {
  name: 'States: no active subscription',
  args: {
    overrides: {
      'subscription.current': () => pageOf([{ ...subscribed, subscription: null }], { limit: 1 }),
    },
  },
  play: async () => {
    await expect(await (await main()).findByText('No active subscription.')).toBeVisible();
  },
};

let isDown = true;

export const StatesFailed: Story = {
  name: 'States: the subscription can’t be loaded, then can',
  args: {
    overrides: {
      'subscription.current': () =>
        isDown ? failure('FORBIDDEN') : pageOf([subscribed], { limit: 1 }),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    const page = await main();
    await expect(await page.findByText('Couldn’t load the subscription')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('₹1,999 a month')).toBeVisible();
  },
};

export const StatesClosed: Story = {
  name: 'States: closed, with the last day to reopen it',
  args: {
    institutes: [{ ...lakeview, status: 'Closed', purgeAfter: '2027-02-20T04:30:00.000Z' }],
  },
  play: async () => {
    await expect(await (await main()).findByText(/Can be reopened until/)).toHaveTextContent(
      '20 Feb 2027',
    );
  },
};

const notices = [
  aNotice({ _id: '2'.padStart(24, 'b') }),
  aNotice({
    ...{ _id: '3'.padStart(24, 'b'), kind: 'firstReminder', status: 'Skipped' },
    ...{ reason: 'superseded', subject: null, text: null, sentAt: null, paper: null },
  }),
];
const resend = fn(() => aNotice({ status: 'Queued', email: 'accounts@lake.example' }));

export const BehaviourNotices: Story = {
  name: 'Behaviour: billing emails are listed with why one was not sent, read, filtered and sent again',
  args: {
    overrides: {
      'notice.list': ({ input: { status } }) =>
        pageOf(
          notices.filter((notice) => !status || [status].flat().includes(notice.status)),
          { limit: 5 },
        ),
      'notice.resend': () => resend(),
    },
  },
  play: async () => {
    resend.mockClear();
    const page = await main();
    const card = within(await page.findByRole('region', { name: 'Billing emails' }));
    await expect(await card.findByText('Another email said it.')).toBeVisible();
    const subject = 'Tax invoice INV/26-27/0042 for ₹1,999';
    await userEvent.click(card.getByRole('button', { name: `Show email: ${subject}` }));
    const dialog = within(await screen.findByRole('dialog', { name: subject }));
    await expect(
      await dialog.findByText('Here’s your invoice for Lakeview Residency.'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'Status' }), 'Sent');
    await waitFor(() => expect(card.queryByText('Another email said it.')).toBeNull());
    await userEvent.click(card.getByRole('button', { name: `Send again: ${subject}` }));
    await textShown('Sending to accounts@lake.example.');
    await expect(resend).toHaveBeenCalledTimes(1);
  },
};

const viewer = aUser({ role: 'Viewer', template: 'Tours & Travels' });
const ownId = viewer.institution?._id ?? '';

export const StatesViewer: Story = {
  name: 'States: a viewer of the institute sees what they may, and why the rest is closed',
  args: {
    user: viewer,
    history: [`/all-institutes/${ownId}`],
    institutes: [anInstitute({ _id: ownId, name: 'Saffron Trails Travels', notes: 'secret' })],
  },
  play: async () => {
    const page = await main();
    await expect(await page.findByText(/^You don’t have permission to/)).toBeVisible();
    await expect(page.queryByText('secret')).toBeNull();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'You don’t have permission to edit institutes.',
    );
  },
};

const invited = anInstitute({
  status: 'Pending',
  setup: { ...lakeview.setup, owner: false, settings: false, percentage: 67 },
});
let sent: unknown[] = [];

export const BehaviourSetup: Story = {
  name: 'Behaviour: setup leads to the next open step, keeps the template’s settings and invites the owner again',
  args: {
    institutes: [invited],
    overrides: {
      'setting.save': ({ input }) => {
        sent.push(input);
        return aSetting(_id, { isSaved: true });
      },
      'user.update': ({ input }) => {
        sent.push(input);
        return someone({ firstName: 'Asha' });
      },
    },
  },
  beforeEach: () => {
    sent = [];
  },
  play: async () => {
    const page = await main();
    await expect(await page.findByRole('link', { name: 'Check the settings' })).toHaveAttribute(
      'href',
      `/all-institutes/${_id}/settings/advSettings`,
    );
    await expect(page.queryByText('Ready to be activated')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Keep the template’s settings' }));
    await waitFor(() => expect(sent).toEqual([{ institution: _id, stayTimes: {}, __v: 0 }]));
    await userEvent.click(page.getByRole('button', { name: 'Resend invitation' }));
    await textShown(/^Invitation sent to /);
    await expect(sent.at(-1)).toEqual({ action: 'resendInvitation' });
  },
};

export const StatesReady: Story = {
  name: 'States: an institute that misses its invited owner only can be activated',
  args: {
    institutes: [{ ...invited, setup: { ...invited.setup, settings: true } }],
  },
  play: async () => {
    const page = await main();
    await userEvent.click(await page.findByRole('button', { name: 'Activate…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change status' }));
    await expect(await dialog.findByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(
      page.queryByText(/^(Assets|Add assets)$/, { selector: '.bk-card-actions *' }),
    ).toBeNull();
  },
};

export const BehaviourStatus: Story = {
  name: 'Behaviour: a change of status shows on the page and in its history',
  args: { institutes: [anInstitute()] },
  play: async () => {
    const page = await main();
    await userEvent.click(await page.findByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change status' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Suspended' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'legal');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Order 12.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend institute' }));
    await noDialog();
    await waitFor(() => expect(page.getAllByText('Suspended')[0]).toBeVisible());
  },
};
