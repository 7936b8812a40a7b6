import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, textShown } from '../../testing/dialogs.ts';
import { somePlans } from '../../testing/plans.ts';
import { card, hospitality, names, pricingStories } from '../../testing/pricing-page.ts';
import { button } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  ...pricingStories,
  title: 'Console/Pricing',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

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
