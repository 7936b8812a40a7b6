import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, openDialogs, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { row } from '../../testing/rows.ts';
import { subscriptionCalls } from '../../testing/subscriptions.ts';
import { choose, lapsed, subscriptionStories } from '../../testing/subscriptions-list.ts';

const meta = {
  ...subscriptionStories,
  title: 'Console/Subscriptions',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

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
