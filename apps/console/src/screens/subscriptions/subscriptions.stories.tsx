import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '../../dates/civil-date.ts';
import { today } from '../../dates/shown-date.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, openDialogs, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { mockPlans } from '../../testing/mock-plans.ts';
import { somePlans } from '../../testing/plans.ts';
import { row } from '../../testing/rows.ts';
import {
  anEntry,
  aSubscription,
  someSubscriptions,
  subscriptionCalls,
} from '../../testing/subscriptions.ts';
import { aUser, justSignedIn, superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Subscriptions',
  component: ConsoleStory,
  args: { history: ['/subscriptions'], overrides: subscriptionCalls() },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the menu of a row, once nothing else holds the focus. */
async function menuOf(name: string) {
  await row(name);
  await noDialog();
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
}

async function choose(name: string, action: string) {
  await menuOf(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

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

export const BehaviourPay: Story = {
  name: 'Behaviour: a payment starts with what is due, and settles it',
  args: { overrides: subscriptionCalls() },
  play: async () => {
    await choose('Saffron Gate', 'Record payment…');
    const dialog = await dialogNamed('Record payment');
    await expect(dialog.getByLabelText('Amount')).toHaveValue('1,999');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await textShown('Payment of Saffron Gate recorded.');
    await waitFor(async () => expect(await row('Saffron Gate')).toHaveTextContent('Paid'));
  },
};

const lapsed = aSubscription({
  status: 'Expired',
  endedAs: 'Expired',
  endedAt: `${addDays(today(), -3)}T06:00:00.000Z`,
  balance: 1999,
  entries: [anEntry({ kind: 'payment', amount: -20_000, reference: 'UTR 9' })],
});

export const BehaviourPayLate: Story = {
  name: 'Behaviour: the dialog of a payment says whose money it is, what it leads to, and that it is there already',
  args: { history: ['/subscriptions?tab=all'], overrides: subscriptionCalls([lapsed]) },
  play: async () => {
    await choose('Lakeview Residency', 'Record payment…');
    const dialog = await dialogNamed('Record payment');
    await expect(
      await dialog.findByText(/^Lakeview Residency \(LAKEVIEW\), Standard Plan\. ₹1,999/),
    ).toBeVisible();
    await expect(await dialog.findByText('Nothing is due then.')).toBeVisible();
    await expect(dialog.getByText(/^The subscription is active again until/)).toBeVisible();
    const amount = dialog.getByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '8011');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'utr 9');
    await expect(await dialog.findByText(/^₹6,012 becomes credit/)).toBeVisible();
    await expect(await dialog.findByText(/^Is this another payment\? ₹20,000 on/)).toBeVisible();
  },
};

/** Calls whose server asks once about something, until it is confirmed. */
function asksAbout(path: string, code: string, message: string) {
  const calls = subscriptionCalls([{ ...lapsed, institution: somewhere }]);
  const asked = (confirmed: readonly string[] | undefined) =>
    confirmed?.includes(code)
      ? undefined
      : failure('CONFIRMATION_REQUIRED', { message, errors: [{ path, code, message }] });
  const { 'subscription.update': update, 'subscription.create': create } = calls;
  return {
    ...calls,
    'subscription.update': (...[call]: Parameters<NonNullable<typeof update>>) =>
      asked('confirmed' in call.input ? call.input.confirmed : undefined) ?? update?.(call),
    'subscription.create': (...[call]: Parameters<NonNullable<typeof create>>) =>
      asked(call.input.confirmed) ?? create?.(call),
  } as typeof calls;
}

const somewhere = { ...lapsed.institution, name: 'Old Fort Inn', code: 'OLDFORT' };

export const BehaviourAsked: Story = {
  name: 'Behaviour: what the server finds unusual about a payment is asked, and nothing typed is lost',
  args: {
    history: ['/subscriptions?tab=all'],
    overrides: asksAbout('amount', 'overpayment', '₹1,999 is due: ₹18,001 becomes credit.'),
  },
  play: async () => {
    await choose('Old Fort Inn', 'Record payment…');
    const dialog = await dialogNamed('Record payment');
    const amount = await dialog.findByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '20000');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    const question = await dialogNamed('Record payment all the same?');
    await expect(question.getByText('₹1,999 is due: ₹18,001 becomes credit.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(amount).toHaveValue('20,000');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    const again = await dialogNamed('Record payment all the same?');
    await userEvent.click(again.getByRole('button', { name: 'Record payment' }));
    await textShown(/^Payment of Old Fort Inn recorded\./);
  },
};

export const BehaviourAskedAtTheStart: Story = {
  name: 'Behaviour: a price far below the usual one is asked about before a subscription begins',
  args: {
    history: ['/subscriptions?tab=all'],
    overrides: asksAbout('price', 'low_price', '₹19.99 is far below the usual ₹1,999.'),
    institutes: [anInstitute({ ...somewhere })],
  },
  play: async () => {
    await choose('Old Fort Inn', 'Renew…');
    const form = await dialogNamed('Start subscription');
    await userEvent.type(await form.findByLabelText(/^Price per billing cycle/), '19.99');
    await userEvent.click(form.getByRole('button', { name: 'Start subscription' }));
    const question = await dialogNamed('Start subscription all the same?');
    await expect(question.getByText('₹19.99 is far below the usual ₹1,999.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Start subscription' }));
    await textShown('Old Fort Inn now has Standard Plan.');
  },
};

export const BehaviourRenew: Story = {
  name: 'Behaviour: renewing shows the plan that is sold, and what is due today',
  args: {
    history: ['/subscriptions?tab=all'],
    overrides: subscriptionCalls([lapsed]),
    institutes: [anInstitute({ ...lapsed.institution })],
  },
  play: async () => {
    await choose('Lakeview Residency', 'Renew…');
    const form = await dialogNamed('Start subscription');
    const plan = await form.findByRole('combobox', { name: 'Plan' });
    await waitFor(() => expect(plan).toHaveDisplayValue(/^Standard Plan/));
    await expect(await form.findByText('₹1,999 due today')).toBeVisible();
  },
};

export const BehaviourPayUnsaved: Story = {
  name: 'Behaviour: a payment that is typed is asked about before it is closed',
  args: { overrides: subscriptionCalls() },
  play: async () => {
    await choose('Saffron Gate', 'Record payment…');
    const dialog = await dialogNamed('Record payment');
    const reference = await dialog.findByRole('textbox', { name: /^Reference/ });
    await userEvent.type(reference, 'UTR 4711');
    await userEvent.keyboard('{Escape}');
    const question = await dialogNamed('Discard changes?');
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await expect(reference).toHaveValue('UTR 4711');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
  },
};

export const BehaviourPlan: Story = {
  name: 'Behaviour: a change of plan tells what it costs to the day, and what is lost',
  args: { overrides: subscriptionCalls() },
  play: async () => {
    await choose('Lakeview Residency', 'Change plan…');
    const dialog = await dialogNamed('Change plan');
    const confirm = dialog.getByRole('button', { name: 'Change plan' });
    await userEvent.click(confirm);
    await expect(await dialog.findByText('Choose a plan.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Basic Plan, ₹999 a month');
    const cost = within(await dialog.findByRole('region', { name: 'Cost' }));
    await expect(await cost.findByText('Credit for 9 of 30 days of Standard Plan')).toBeVisible();
    await expect(cost.getByText('-₹599.70')).toBeVisible();
    await expect(cost.getByText('₹299.70')).toBeVisible();
    await expect(cost.getByText('-₹300')).toBeVisible();
    await expect(dialog.getByText(/No longer included now:.*Receipts/)).toBeVisible();
    await userEvent.click(confirm);
    await textShown('Lakeview Residency now has Basic Plan.');
  },
};

export const BehaviourAgreed: Story = {
  name: 'Behaviour: a plan without a price needs the agreed one, which is a required field then',
  play: async () => {
    await choose('Lakeview Residency', 'Change plan…');
    const dialog = await dialogNamed('Change plan');
    await expect(dialog.getByLabelText('Price per billing cycle (optional)')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Enterprise Plan');
    const price = await dialog.findByLabelText('Price per billing cycle');
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await expect(await dialog.findByText('Enter the agreed price.')).toBeVisible();
    await expect(price).toBeInvalid();
    await userEvent.type(price, '25000');
    await expect(await dialog.findByRole('region', { name: 'Cost' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await textShown('Lakeview Residency now has Enterprise Plan.');
  },
};

export const BehaviourEndTrial: Story = {
  name: 'Behaviour: a trial is ended now, after saying what begins and what is charged',
  play: async () => {
    await choose('Monsoon House', 'End trial now…');
    const dialog = await dialogNamed('End the trial now?');
    await expect(
      await dialog.findByText(/^Basic Plan begins today, .* ₹1,999 is charged/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End trial' }));
    await textShown('The trial of Monsoon House has ended. ₹1,999 is due.');
    await menuOf('Monsoon House');
    await screen.findByRole('menuitem', { name: /^Edit terms/ });
    await expect(screen.queryByRole('menuitem', { name: /^End trial now/ })).toBeNull();
  },
};

const withdrawn = aSubscription({
  pendingChange: {
    pricing: somePlans[2]?._id ?? '',
    plan: 'premium',
    planName: 'Professional Plan',
    billingCycle: 'Monthly',
    price: 3999,
  },
});
const asSold = aSubscription({
  ...{ _id: 'e00000000000000000000007', pendingChange: null },
  institution: { ...withdrawn.institution, name: 'Coral Cove', code: 'CORAL' },
});
export const BehaviourKeepPlans: Story = {
  name: 'Behaviour: the planned changes of all rows that are ticked are dropped together',
  args: {
    history: ['/subscriptions?tab=all'],
    overrides: subscriptionCalls([withdrawn, asSold]),
  },
  play: async () => {
    const { name } = withdrawn.institution;
    await expect(await row(name)).toHaveTextContent('Changes to Professional Plan');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Keep plans' }));
    const dialog = await dialogNamed('Keep plans');
    await expect(await dialog.findByText(/^1 will change/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Keep the plan of 1/ }));
    await waitFor(async () =>
      expect(await row(name)).not.toHaveTextContent('Changes to Professional Plan'),
    );
  },
};

const successor = aSubscription({
  _id: 'e0000000000000000000000a',
  planName: 'Basic Plan',
  previousSubscription: withdrawn._id,
});
const bothOf = subscriptionCalls([withdrawn, successor]);

export const BehaviourPlanFollowed: Story = {
  name: 'Behaviour: after a change of plan the drawer shows the current subscription, and what was withdrawn is said',
  args: {
    history: [`/subscriptions?tab=all&open=${withdrawn._id}`],
    overrides: { ...bothOf, 'subscription.update': () => successor },
  },
  play: async () => {
    const drawer = await dialogNamed('Lakeview Residency');
    await userEvent.click(await drawer.findByRole('button', { name: /^Change plan/ }));
    const dialog = await dialogNamed('Change plan');
    await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'Basic Plan, ₹999 a month');
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }));
    await textShown(
      'Lakeview Residency now has Basic Plan. The change to Professional Plan is withdrawn.',
    );
    const after = await dialogNamed('Lakeview Residency');
    await expect(await after.findByRole('link', { name: 'Previous subscription' })).toBeVisible();
    await expect(after.getByText('Basic Plan')).toBeVisible();
  },
};

const plans = mockPlans(somePlans);
let isDown = true;

export const BehaviourPlanFailed: Story = {
  name: 'Behaviour: a change of plan whose plans can’t be loaded says so, and is there after a second try',
  args: {
    overrides: {
      ...subscriptionCalls(),
      'pricing.list': (call) =>
        (isDown ? undefined : plans['pricing.list']?.(call)) ?? failure('NOT_FOUND'),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    await choose('Lakeview Residency', 'Change plan…');
    const dialog = await dialogNamed('Change plan');
    await expect(await dialog.findByText('Couldn’t load the plans')).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    // The form comes in the place of the message, in a dialog of the same name.
    const plan = () => screen.getByRole('combobox', { name: 'Plan' });
    await waitFor(() => expect(plan()).toBeVisible());
  },
};

export const BehaviourStartFailed: Story = {
  ...BehaviourPlanFailed,
  name: 'Behaviour: a new subscription whose plans can’t be loaded says so, and is there after a second try',
  play: async ({ canvas }) => {
    await row('Lakeview Residency');
    await userEvent.click(await canvas.findByRole('button', { name: 'Start subscription' }));
    const dialog = await dialogNamed('Start subscription');
    await expect(await dialog.findByText('Couldn’t load the form')).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('combobox', { name: 'Institute' })).toBeVisible();
  },
};

export const BehaviourCancel: Story = {
  name: 'Behaviour: cancelling at once asks for a reason and the name',
  args: { overrides: subscriptionCalls(), user: justSignedIn },
  play: async () => {
    await choose('Lakeview Residency', 'Cancel subscription…');
    const dialog = await dialogNamed('Cancel subscription?');
    await expect(dialog.queryByLabelText(/Type the institute/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('When'), 'Now');
    const name = await dialog.findByLabelText('Type the institute’s name to confirm');
    const confirm = dialog.getByRole('button', { name: 'Cancel subscription' });
    await userEvent.click(confirm);
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Chose a competitor');
    await userEvent.type(name, 'Lakeview Residency');
    await userEvent.click(confirm);
    await textShown('The subscription of Lakeview Residency is cancelled.');
  },
};

export const BehaviourOverlap: Story = {
  name: 'Behaviour: an institute with a current subscription is offered a change of its plan',
  args: { overrides: subscriptionCalls(), institutes: [anInstitute()] },
  play: async ({ canvas }) => {
    await row('Saffron Gate');
    await userEvent.click(canvas.getByRole('button', { name: 'Start subscription' }));
    const form = await dialogNamed('Start subscription');
    await userEvent.type(form.getByRole('combobox', { name: 'Institute' }), 'lake');
    await userEvent.click(await screen.findByRole('option', { name: /Lakeview Residency/ }));
    await expect(await form.findByText('Already on Standard Plan (paid)')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Change its plan instead' }));
    const change = await dialogNamed('Change plan');
    await expect(
      change.getByText('Lakeview Residency (LAKEVIEW), Standard Plan. Billed monthly.'),
    ).toBeVisible();
  },
};

export const DrawerOfHalfAnAddress: Story = {
  name: 'Behaviour: an address of a subscription that has lost its end says so',
  args: { history: ['/subscriptions?tab=all&open=e0000000'] },
  play: async () => {
    await expect(await screen.findByText('Subscription not found')).toBeVisible();
  },
};
