import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { aReport } from '../../../testing/report.ts';
import { aSubscription, subscriptionCalls } from '../../../testing/subscriptions.ts';

const server = { isPaid: false };

const first = 'Lake Pichola House';
const late = aSubscription({ status: 'PastDue', balance: 1999, accountBalance: 1999 });

/** A server with a payment that is due, for each story that records it. */
function serverOf(): NonNullable<ComponentProps<typeof ConsoleStory>['overrides']> {
  const calls = subscriptionCalls([
    { ...late, institution: { ...late.institution, name: first, code: 'INST1' } },
  ]);
  return {
    ...calls,
    'subscription.update': (call) => {
      server.isPaid = true;
      return calls['subscription.update']?.(call) ?? failure('NOT_FOUND');
    },
    // Who has paid is past due no longer.
    'report.superAdmin': ({ input }) => {
      const report = aReport(input);
      const { lists } = report;
      if (!lists || !server.isPaid) return report;
      const items = lists.pastDue.items.slice(1);
      return { ...report, lists: { ...lists, pastDue: { ...lists.pastDue, items, total: 2 } } };
    },
  };
}

const meta = {
  title: 'Console/Home/Needs attention',
  component: ConsoleStory,
  args: {
    history: ['/home'],
    overrides: serverOf(),
  },
  parameters: screenParameters,
  beforeEach: () => {
    server.isPaid = false;
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const pastDue = async () => within(await screen.findByRole('grid', { name: 'Past due' }));
const actionsFor = (name: string) => ({ name: `Actions for ${name}` });

export const Pay: Story = {
  name: 'Behaviour: two clicks open the payment of a row; a row that is paid leaves the focus to the next one',
  play: async () => {
    const rows = await pastDue();
    await userEvent.click(rows.getByRole('button', actionsFor(first)));
    const menu = within(await screen.findByRole('menu', actionsFor(first)));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Record payment…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await expect(
      await dialog.findByText(/^Lake Pichola House \(INST1\), Standard Plan\. ₹1,999/),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Amount')).toHaveValue('1,999');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await screen.findByText(`Payment of ${first} recorded.`);
    await waitFor(() => expect(rows.queryByText(first)).toBeNull());
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Record payment' })).toBeNull(),
    );
    await waitFor(() =>
      expect(rows.getByRole('button', actionsFor('Coorg Ridge Homestay'))).toHaveFocus(),
    );
  },
};

export const PayButton: Story = {
  name: 'Behaviour: a payment that is due is recorded with two clicks, which no other card offers',
  args: { overrides: serverOf() },
  globals: { viewport: { value: 'w1440' } },
  play: async () => {
    const rows = await pastDue();
    const pay = /^Record payment of/;
    await expect(rows.getAllByRole('button', { name: pay })).toHaveLength(3);
    await expect(screen.getAllByRole('button', { name: pay })).toHaveLength(3);
    await userEvent.click(rows.getByRole('button', { name: `Record payment of ${first}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }));
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('1,999'));
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await screen.findByText(`Payment of ${first} recorded.`);
    await waitFor(() =>
      expect(
        rows.getByRole('button', { name: 'Record payment of Coorg Ridge Homestay' }),
      ).toHaveFocus(),
    );
  },
};

export const Reach: Story = {
  name: 'Behaviour: the menu of a row calls and writes to the institute; without a subscription there is nothing to pay',
  play: async () => {
    const rows = await pastDue();
    await userEvent.click(rows.getByRole('button', actionsFor(first)));
    const menu = within(await screen.findByRole('menu', actionsFor(first)));
    await expect(menu.getByRole('menuitem', { name: 'Call +91 98123 45678' })).toHaveAttribute(
      'href',
      'tel:+919812345678',
    );
    await expect(
      menu.getByRole('menuitem', { name: 'Email desk1@institute.example' }),
    ).toHaveAttribute('href', 'mailto:desk1@institute.example?subject=Your%20overdue%20payment');
    await userEvent.keyboard('{Escape}');
    const quiet = within(screen.getByRole('grid', { name: 'Quiet for 14 days' }));
    const [, withoutPlan] = quiet.getAllByRole('button', { name: /^Actions for/ });
    if (!withoutPlan) throw new Error('Two institutes are quiet.');
    await userEvent.click(withoutPlan);
    await screen.findByRole('menuitem', { name: /^Call/ });
    await expect(screen.queryByRole('menuitem', { name: /^Record payment/ })).toBeNull();
  },
};

export const Keyboard: Story = {
  name: 'Behaviour: the rows of a card are one tab stop; arrow keys move between them and to their menus',
  play: async () => {
    const rows = await pastDue();
    const [firstLink, secondLink, thirdLink] = rows.getAllByRole('link');
    screen.getByRole('link', { name: 'Past due 3' }).focus();
    await userEvent.tab();
    await expect(firstLink).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(secondLink).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(thirdLink).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(thirdLink).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    const menu = rows.getByRole('button', actionsFor('Coorg Ridge Homestay'));
    await expect(menu).toHaveFocus();
    await expect(screen.queryByRole('menu')).toBeNull();
    // Out of the card and back to where one was.
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: /^Trials ending/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Record payment' });
  },
};

export const Phone: Story = {
  name: 'Features: on a phone a row has one button',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const rows = await pastDue();
    await expect(rows.getAllByRole('button')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
