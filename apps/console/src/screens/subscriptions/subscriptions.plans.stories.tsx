import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { mockPlans } from '../../testing/mock-plans.ts';
import { somePlans } from '../../testing/plans.ts';
import { row } from '../../testing/rows.ts';
import { aSubscription, subscriptionCalls } from '../../testing/subscriptions.ts';
import { choose, lapsed, menuOf, subscriptionStories } from '../../testing/subscriptions-list.ts';
import { justSignedIn } from '../../testing/users.ts';

const meta = {
  ...subscriptionStories,
  title: 'Console/Subscriptions',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

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
