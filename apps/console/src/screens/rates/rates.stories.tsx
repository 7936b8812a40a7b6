import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { anInstitute } from '../../testing/institutes.ts';
import { ratesOf, someRates } from '../../testing/rates.ts';
import {
  cellsOf,
  choose,
  FROM,
  gridOf,
  lakeview,
  path,
  ratesStories,
  sent,
} from '../../testing/rates-grid.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  ...ratesStories,
  title: 'Console/Rates',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const cells = await cellsOf(/EP Room only/);
    await expect(cells[0]).toHaveTextContent('4,200');
    await expect(cells[0]).toHaveAttribute('data-kind', 'inherited');
    await expect(cells[3]).toHaveTextContent('5,450');
    await expect(cells[3]).toHaveAttribute('data-kind', 'own');
    const [derived] = await cellsOf(/CP With breakfast/);
    await expect(derived).toHaveAttribute('data-kind', 'derived');
    const [range] = await cellsOf(/^Deluxe Lake Room/);
    await expect(range).toHaveTextContent('4,200to 4,650');
    const grid = await gridOf();
    const header = within(grid).getByRole('rowheader', { name: 'Deluxe Lake Room, 2 assets' });
    await userEvent.click(header);
    await expect(await within(grid).findByRole('row', { name: /^Room 201 EP/ })).toBeVisible();
    await userEvent.click(header);
    // The packages stay.
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '7'));
  },
};

export const FeaturesOnePackage: Story = {
  name: 'Features: a category that is sold in one package has one row, with its price and the toggle of its assets',
  args: {
    overrides: {
      'rate.list': ({ input }) => {
        const { packages, rows, ...rates } = ratesOf(input);
        return {
          ...rates,
          packages: packages.slice(0, 1),
          rows: rows.filter(({ ratePackage }) => ratePackage === 'EP'),
        };
      },
    },
  },
  play: async () => {
    const grid = await gridOf();
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await expect(
      within(grid).getByRole('columnheader', { name: 'Category · EP Room only' }),
    ).toBeVisible();
    const [price] = await cellsOf(/^Deluxe Lake Room/);
    await choose(price);
    await userEvent.keyboard('4500{Enter}');
    await expect(price).toHaveTextContent('4,500');
    await userEvent.click(within(grid).getByRole('rowheader', { name: /^Deluxe Lake Room/ }));
    await expect(await within(grid).findByRole('row', { name: /^Room 201 EP/ })).toBeVisible();
  },
};

export const FeaturesToday: Story = {
  name: 'Features: today stays in sight while days to come are scrolled',
  args: { history: [`/all-institutes/${lakeview._id}/settings/addRates`] },
  globals: { viewport: { value: 'w768' } },
  play: async () => {
    const grid = await gridOf();
    const today = () => within(grid).getAllByRole('columnheader')[1]?.getBoundingClientRect().left;
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth));
    const before = today();
    grid.scrollTo({ left: 300, behavior: 'instant' });
    await waitFor(() => expect(grid.scrollLeft).toBe(300));
    await expect(today()).toBe(before);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async () => {
    await waitFor(async () => expect(await cellsOf(/EP Room only/)).toHaveLength(7));
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(async () => expect(await gridOf()).toHaveAttribute('aria-colcount', '32'));
  },
};

export const FeaturesAll: Story = {
  name: 'Features: all values of a rate below each other',
  args: { history: [`${path}&view=all`] },
  play: async () => {
    const [stay] = await cellsOf(/EP Room only: Min stay/);
    await choose(stay);
    await userEvent.keyboard('2{Enter}');
    await expect(stay).toHaveTextContent('2');
    const [adult] = await cellsOf(/EP Room only: Extra adult/);
    await choose(adult);
    await userEvent.keyboard('900{Enter}');
    await expect((await cellsOf(/CP With breakfast: Extra adult/))[0]).toHaveTextContent('900');
    await userEvent.click(screen.getByRole('button', { name: 'Review' }));
    const review = within(screen.getByRole('group', { name: 'Changes' }));
    await expect(review.getByRole('row', { name: /EP, 01 Mar 2027: Minimum stay/ })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(sent[0]?.changes?.[0]?.set).toEqual({ extraAdult: 900, minStay: 2 }),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    // One column per rate and one row per day: no levels.
    const grid = within(await screen.findByRole('grid', { name: `Rates of ${lakeview.name}` }));
    await expect(await grid.findByRole('row', { name: /Mon, 1 Mar/ })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const BehaviourFirstDay: Story = {
  name: 'Behaviour: any day is chosen from the calendar behind the days that are shown',
  play: async () => {
    await gridOf();
    await userEvent.click(screen.getByRole('button', { name: /^0?1.*Mar/ }));
    const calendar = within(await screen.findByRole('group', { name: 'First day' }));
    await userEvent.click(await calendar.findByRole('gridcell', { name: /20 March 2027/ }));
    await screen.findByRole('columnheader', { name: /20 Mar/ });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'First day' })).toBeNull());
    await expect(screen.getByRole('button', { name: /20 Mar/ })).toHaveFocus();
  },
};

export const StatesEmpty: Story = {
  name: 'States: no categories yet',
  args: {
    overrides: {
      'rate.list': () => ({ ...someRates({ startDate: FROM }), targets: [], rows: [] }),
    },
  },
  play: async () => {
    await expect(await screen.findByText('No categories yet')).toBeVisible();
  },
};

let isDown = true;

export const StatesFailed: Story = {
  name: 'States: the rates can’t be loaded, then can',
  args: {
    overrides: {
      'rate.list': () => (isDown ? failure('FORBIDDEN') : someRates({ startDate: FROM })),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the rates')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await gridOf();
  },
};

const viewer = aUser({ role: 'Viewer', template: 'Tours & Travels' });
const ownId = viewer.institution?._id ?? '';

export const StatesViewer: Story = {
  name: 'States: a viewer sees rates, and why they can’t be changed',
  args: {
    user: { ...viewer, permissions: [...viewer.permissions, 'rate.read'] },
    history: [`/all-institutes/${ownId}/settings/addRates?from=${FROM}`],
    institutes: [anInstitute({ _id: ownId, name: lakeview.name })],
  },
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('4500{Enter}');
    await expect(first).toHaveTextContent('4,200');
    await expect(screen.getByRole('button', { name: 'Bulk change' })).toHaveAccessibleDescription(
      'You don’t have permission to change rates.',
    );
  },
};
