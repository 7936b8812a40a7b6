import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, holdToasts, textShown } from '../../testing/dialogs.ts';
import { templates } from '../../testing/institutes.ts';
import { mockPlans } from '../../testing/mock-plans.ts';
import { somePlans } from '../../testing/plans.ts';
import { button, choose } from '../../testing/rows.ts';
import { someSubscriptions } from '../../testing/subscriptions.ts';
import { aUser, justSignedIn } from '../../testing/users.ts';

const [hospitality] = templates;
if (!hospitality) throw new Error('There are five templates.');

const meta = {
  title: 'Console/Pricing',
  component: ConsoleStory,
  args: { history: [`/pricing?tId=${hospitality._id}`] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
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

const card = (name: string) => screen.findByRole('article', { name });
const names = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('aria-label') ?? '');

export const Default: Story = {
  play: async () => {
    const shown = within(await card('Standard Plan'));
    await expect(await shown.findByText('₹1,999')).toBeVisible();
    await expect(shown.getByText('42 subscriptions')).toBeVisible();
    await expect(shown.getByText('Featured')).toBeVisible();
    await expect(within(await card('Enterprise Plan')).getByText('Contact Us')).toBeVisible();
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await card('Standard Plan');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    // The last card can be scrolled to.
    const last = await button('Edit Monsoon Plan');
    last.scrollIntoView();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};

export const FeaturesComparison: Story = {
  name: 'Features: the plans compared, line by line',
  args: { history: [`/pricing?tId=${hospitality._id}&show=compare`] },
  play: async () => {
    const row = await screen.findByRole('row', { name: /^Channel manager/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Not included',
      'Not included',
      'Not included',
      'Included',
      'Not included',
    ]);
    await expect(screen.getByRole('row', { name: /^Users 2 10 30 No limit 2$/ })).toBeVisible();
  },
};

export const FeaturesComparisonPhone: Story = {
  ...FeaturesComparison,
  name: 'Features: the comparison on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const FeaturesTable: Story = {
  name: 'Features: the plans as a table',
  args: { history: [`/pricing?tId=${hospitality._id}&show=table`] },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Monsoon Plan/ });
    await expect(row).toHaveTextContent('₹1,499');
    await expect(row).toHaveTextContent('Public');
  },
};

export const StatesNothingYet: Story = {
  args: { plans: [] },
  play: async () => {
    await userEvent.click(await button('Copy the four starter plans'));
    await textShown('Four plans added.');
    await card('Basic Plan');
    await waitFor(() =>
      expect(names()).toEqual([
        'Basic Plan',
        'Standard Plan',
        'Professional Plan',
        'Enterprise Plan',
      ]),
    );
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'pricing.list': () => failure('INTERNAL') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load plans')).toBeVisible();
    await expect(await button('Try again')).toBeEnabled();
  },
};

export const StatesForbidden: Story = {
  name: 'States: not for users of an institute',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
  },
};

export const StatesForm: Story = {
  name: 'States: a plan in use says what a change reaches, and its card is shown as it is typed',
  play: async () => {
    await userEvent.click(await button('Edit Standard Plan'));
    const form = await dialogNamed('Edit Standard Plan');
    await expect(
      await form.findByText(/^42 subscriptions keep their current price and features/),
    ).toBeInTheDocument();
    const key = { name: 'Key', description: 'Can’t be changed once the plan has been sold.' };
    await expect(form.getByRole('textbox', key)).toHaveAttribute('readonly');
    const preview = within(form.getByRole('region', { name: 'Preview' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Courtyard Plan');
    const price = form.getByRole('spinbutton', { name: /^Price/ });
    await userEvent.clear(price);
    await userEvent.type(price, '2499');
    await expect(preview.getByRole('heading', { name: 'Courtyard Plan' })).toBeInTheDocument();
    await waitFor(() => expect(preview.getByText('₹2,499')).toBeInTheDocument());
  },
};

export const BehaviourPriceFirst: Story = {
  name: 'Behaviour: the price of a plan stands before its many features',
  play: async () => {
    await userEvent.click(await button('Edit Standard Plan'));
    const form = await dialogNamed('Edit Standard Plan');
    const price = await form.findByRole('spinbutton', { name: /^Price/ });
    const [feature] = form.getAllByRole('textbox', { name: 'Label' });
    await expect(feature && price.compareDocumentPosition(feature)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

export const BehaviourLink: Story = {
  name: 'Behaviour: the sidebar’s link carries the first template',
  args: { history: ['/all-otas'] },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Pricing' });
    await expect(link).toHaveAttribute('href', `/pricing?tId=${hospitality._id}`);
  },
};

export const BehaviourNoLink: Story = {
  name: 'Behaviour: without a template there is no link',
  args: {
    history: ['/all-otas'],
    overrides: { 'template.list': () => pageOf([], { limit: 20 }) },
  },
  play: async () => {
    await screen.findByRole('link', { name: 'OTAs' });
    await expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
  },
};

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

export const BehaviourReader: Story = {
  name: 'Behaviour: read-only user, with the reason',
  args: {
    user: { ...aUser({ role: 'Super Admin' }), permissions: ['pricing.read'] },
  },
  play: async () => {
    await card('Basic Plan');
    await expect(await button('Add plan')).toHaveAccessibleDescription(
      'You don’t have permission to add plans.',
    );
    await expect(await button('Edit Basic Plan')).toHaveAccessibleDescription(
      'You don’t have permission to edit plans.',
    );
  },
};

export const StressLongText: Story = {
  name: 'Stress: long names and many plans, at 320 px',
  args: {
    plans: somePlans.map((plan) => ({
      ...plan,
      header: `${plan.header} ${'Extraordinarily'.repeat(2)}`,
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await screen.findByRole('article', { name: /^Monsoon Plan/ });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
