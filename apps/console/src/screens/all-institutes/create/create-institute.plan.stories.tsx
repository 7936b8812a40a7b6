import { pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '../../../dates/civil-date.ts';
import { today } from '../../../dates/shown-date.ts';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import {
  createInstituteStories,
  draft,
  fill,
  owner,
  press,
  sent,
  wizard,
} from '../../../testing/create-institute.ts';
import { noDialog } from '../../../testing/dialogs.ts';
import { aPlan } from '../../../testing/plans.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';

const meta = {
  ...createInstituteStories,
  title: 'Console/Institutes/Add in steps',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const plans = [
  aPlan({ _id: '1'.repeat(24), key: 'basic', header: 'Basic', price: 999 }),
  aPlan({ _id: '2'.repeat(24), key: 'standard', header: 'Standard', price: 1999 }),
  aPlan({ _id: '3'.repeat(24), key: 'enterprise', header: 'Enterprise', price: null }),
  aPlan({ _id: '4'.repeat(24), header: 'Old', isActive: false }),
];

/** More than one call returns, before those that are sold. */
const past = Array.from({ length: 100 }, (_, at) =>
  aPlan({ _id: `e${at}`.padEnd(24, '0'), header: `Old ${at}`, isActive: false }),
);
const trial = aSubscription({
  ...{ pricing: '1'.repeat(24), plan: 'basic', status: 'Trialing' },
  ...{ startDate: today(), trialEndsAt: addDays(today(), 13) },
});

export const BehaviourPlan: Story = {
  name: 'Behaviour: the last step chooses the plan that the trial goes on with',
  args: {
    overrides: {
      'pricing.list': ({ input }) => pageOf([...past, ...plans], input),
      'subscription.current': () => pageOf([{ ...draft, subscription: trial }], { limit: 1 }),
      'subscription.update': ({ input }) => {
        sent.push(input);
        return { ...trial, plan: 'standard' };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const plan = await dialog.findByRole('combobox', { name: 'Plan' });
    // Old is no longer sold.
    await waitFor(() => expect(within(plan).getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(plan, '2'.repeat(24));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Billing cycle' }),
      'Yearly',
    );
    await expect(plan).toHaveDisplayValue(/^Standard, ₹[\d,]+ a year/);
    await expect(await dialog.findByText(/^₹[\d,]+ due after/)).toBeVisible();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(sent).toEqual([
      { action: 'changePlan', pricing: '2'.repeat(24), billingCycle: 'Yearly', when: 'now' },
    ]);
  },
};

export const BehaviourEnterprise: Story = {
  name: 'Behaviour: a plan without a price is sold at the agreed one, with a longer trial',
  args: BehaviourPlan.args ?? {},
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const plan = await dialog.findByRole('combobox', { name: 'Plan' });
    await waitFor(() => expect(within(plan).getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(plan, '3'.repeat(24));
    const days = dialog.getByRole('spinbutton', { name: 'Trial' });
    await userEvent.clear(days);
    await userEvent.type(days, '30{Tab}');
    await press(dialog, 'Finish');
    await expect(await dialog.findByText('Enter the agreed price.')).toBeVisible();
    await expect(sent).toEqual([]);
    const price = dialog.getByRole('spinbutton', { name: 'Price per billing cycle' });
    await userEvent.type(price, '25000{Tab}');
    await expect(await dialog.findByText(/^₹25,000 due after/)).toBeVisible();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(sent).toEqual([
      { action: 'extendTrial', trialEndsAt: addDays(trial.startDate, 29) },
      {
        action: 'changePlan',
        pricing: '3'.repeat(24),
        billingCycle: 'Monthly',
        price: 25_000,
        when: 'now',
      },
    ]);
  },
};
