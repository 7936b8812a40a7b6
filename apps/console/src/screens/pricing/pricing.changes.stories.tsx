import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, holdToasts, textShown } from '../../testing/dialogs.ts';
import { mockPlans } from '../../testing/mock-plans.ts';
import { somePlans } from '../../testing/plans.ts';
import { card, names, pricingStories } from '../../testing/pricing-page.ts';
import { button, choose } from '../../testing/rows.ts';
import { someSubscriptions } from '../../testing/subscriptions.ts';
import { justSignedIn } from '../../testing/users.ts';

const meta = {
  ...pricingStories,
  title: 'Console/Pricing',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plans of the page, and one that someone else has changed since, which the first save tells of. */
function changedMeanwhile(): Resolvers {
  const shown = mockPlans(somePlans);
  const now = mockPlans(
    somePlans.map((plan) =>
      plan.header === 'Standard Plan' ? { ...plan, price: 2499, __v: 7 } : plan,
    ),
  );
  let isTold = false;
  return {
    ...now,
    'pricing.list': (call) => (isTold ? now : shown)['pricing.list']?.(call) ?? failure('INTERNAL'),
    'pricing.update': (call) => {
      isTold = true;
      return now['pricing.update']?.(call) ?? failure('INTERNAL');
    },
  };
}

export const BehaviourAdd: Story = {
  name: 'Behaviour: a plan is added to the template of the tab',
  play: async () => {
    await card('Basic Plan');
    await userEvent.keyboard('n');
    const form = await dialogNamed('Add plan');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Winter Plan');
    await userEvent.type(form.getByRole('textbox', { name: 'Key' }), 'winter');
    await userEvent.type(form.getByRole('spinbutton', { name: /^Price/ }), '1750');
    await userEvent.click(form.getByRole('checkbox', { name: 'Receipts' }));
    await userEvent.click(form.getByRole('button', { name: 'Add plan' }));
    await textShown('Winter Plan added.');
    await expect(await card('Winter Plan')).toHaveTextContent('₹1,750');
  },
};

export const BehaviourOrder: Story = {
  name: 'Behaviour: a plan is moved by the keyboard, keeps the focus, and is moved back',
  play: async () => {
    await card('Basic Plan');
    await choose('Basic Plan', 'Move later');
    await textShown('Basic Plan moved to 2 of 5.');
    const goOn = await holdToasts();
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Standard Plan', 'Basic Plan']));
    await waitFor(async () => expect(await button('More for Basic Plan')).toHaveFocus());
    await userEvent.click(await button('Undo'));
    await textShown('Basic Plan is back at 1 of 5.');
    goOn();
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Basic Plan', 'Standard Plan']));
  },
};

const quick = mockPlans(somePlans);

/** Ends when the first move may be answered. */
let answer = Promise.withResolvers<void>();

export const BehaviourQuickOrder: Story = {
  name: 'Behaviour: a plan that is moved twice before the first is saved is two places on, and moved back by one Undo',
  args: {
    overrides: {
      ...quick,
      'pricing.update': async (call) => {
        await answer.promise;
        return quick['pricing.update']?.(call) ?? failure('INTERNAL');
      },
    },
  },
  beforeEach: () => {
    answer = Promise.withResolvers<void>();
  },
  play: async () => {
    await card('Basic Plan');
    await choose('Basic Plan', 'Move later');
    await waitFor(() => expect(names()[1]).toBe('Basic Plan'));
    await waitFor(async () => expect(await button('More for Basic Plan')).toHaveFocus());
    await choose('Basic Plan', 'Move later');
    await waitFor(() => expect(names()[2]).toBe('Basic Plan'));
    answer.resolve();
    await textShown('Basic Plan moved to 3 of 5.');
    const goOn = await holdToasts();
    await expect(names()[2]).toBe('Basic Plan');
    await userEvent.click(await button('Undo'));
    await textShown('Basic Plan is back at 1 of 5.');
    goOn();
    await waitFor(() => expect(names()[0]).toBe('Basic Plan'));
  },
};

export const BehaviourArchive: Story = {
  name: 'Behaviour: a plan is archived at once, with Undo',
  play: async () => {
    await card('Basic Plan');
    await choose('Basic Plan', 'Archive');
    await textShown('Basic Plan archived.');
    const goOn = await holdToasts();
    await waitFor(async () => expect(await card('Basic Plan')).toHaveTextContent('Archived'));
    await userEvent.click(await button('Undo'));
    goOn();
    await waitFor(async () => expect(await card('Basic Plan')).toHaveTextContent('Public'));
  },
};

export const BehaviourDelete: Story = {
  name: 'Behaviour: a plan that was never sold is deleted, another says why not',
  play: async () => {
    await card('Standard Plan');
    await userEvent.click(await button('More for Standard Plan'));
    const item = await screen.findByRole('menuitem', { name: /^Delete…/ });
    await expect(item).toHaveAccessibleDescription(
      /42 subscriptions have it\. Archive it instead\./,
    );
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose('Monsoon Plan', 'Delete…');
    const dialog = await dialogNamed('Delete Monsoon Plan?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete plan' }));
    await textShown('Monsoon Plan deleted.');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Monsoon Plan' })).toBeNull());
  },
};

export const BehaviourMoveExisting: Story = {
  name: 'Behaviour: the subscriptions of a plan are named and counted before they are moved',
  args: {
    user: justSignedIn,
    overrides: {
      'subscription.list': ({ input }) =>
        pageOf(
          Array.from({ length: 40 }, () => someSubscriptions)
            .flat()
            .slice(0, 40)
            .map((row, at) => ({ ...row, _id: `${at}`.padStart(24, '0') })),
          input,
        ),
    },
  },
  play: async () => {
    await card('Standard Plan');
    await choose('Standard Plan', 'Move existing at next renewal…');
    const dialog = await dialogNamed('Move existing subscriptions of Standard Plan?');
    await expect(
      await dialog.findByText(/and 37 more move at their next renewal, the first after /),
    ).toBeInTheDocument();
    await expect(dialog.getByText(/^2 subscriptions without a renewal/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'The plan’s price' }));
    await dialog.findByText(/^Each pays ₹1,999 per month/);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Type how many/ }), '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Move at next renewal' }));
    await textShown('40 subscriptions move to Standard Plan at their next renewal.');
    // From the list of them, all are taken back at once.
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    await screen.findByRole('heading', { level: 1, name: 'Subscriptions' });
    await screen.findByRole('button', { name: /Planned change.*Moves to its plan as it is now/ });
    await screen.findByRole('button', { name: /Plan of a template.*Standard Plan, / });
  },
};

export const BehaviourMoveChanged: Story = {
  name: 'Behaviour: a plan that someone else has changed says how, and the second try moves its subscriptions',
  args: {
    user: justSignedIn,
    overrides: {
      ...changedMeanwhile(),
      'subscription.list': ({ input }) => pageOf(someSubscriptions.slice(0, 2), input),
    },
  },
  play: async () => {
    await card('Standard Plan');
    await choose('Standard Plan', 'Move existing at next renewal…');
    const dialog = await dialogNamed('Move existing subscriptions of Standard Plan?');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Type how many/ }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Move at next renewal' }));
    await expect(await dialog.findByText(/Price: ₹2,499, before ₹1,999\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move at next renewal' }));
    await textShown('2 subscriptions move to Standard Plan at their next renewal.');
  },
};
