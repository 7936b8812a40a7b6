import type { RateBatch, RateCreate, RateResult } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFile } from '../../testing/choose-file.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { noDialog, openDialogs } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { ratesOf, someRates } from '../../testing/rates.ts';
import { aUser, superAdmin } from '../../testing/users.ts';

const lakeview = anInstitute();
const FROM = '2027-03-01';
const path = `/all-institutes/${lakeview._id}/settings/addRates?from=${FROM}`;

const saved: RateResult = {
  batch: 'c'.repeat(24),
  revision: 2,
  cells: 1,
  affected: 1,
  following: 0,
  skipped: [],
  before: { min: 4200, max: 4200, average: 4200, sum: 4200 },
  after: { min: 4500, max: 4500, average: 4500, sum: 4500 },
  unusual: [],
  kept: [],
  keptCount: 0,
};

/** What was sent to be saved. */
let sent: RateCreate[] = [];

const meta = {
  title: 'Console/Rates',
  component: ConsoleStory,
  args: {
    history: [path],
    institutes: [lakeview],
    overrides: {
      'rate.list': ({ input }) => ratesOf(input),
      'rate.create': ({ input }) => {
        if (!input.dryRun) sent.push(input);
        return saved;
      },
    },
  },
  beforeEach: () => {
    sent = [];
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The rates of an institute by category, package and day: edited like a spreadsheet, checked and saved together.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const gridOf = () => screen.findByRole('treegrid', { name: `Rates of ${lakeview.name}` });

/** The cells of the first row of a package. */
const cellsOf = async (name: RegExp) => {
  const [row] = within(await gridOf()).getAllByRole('row', { name });
  return within(row ?? document.body).getAllByRole('gridcell');
};

/** Makes a cell the active one. */
const choose = (cell: HTMLElement | undefined) => userEvent.click(cell ?? document.body);

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

export const BehaviourHeadings: Story = {
  name: 'Behaviour: keys go from the packages of a category to those of the next, past its heading',
  play: async () => {
    const first = (await cellsOf(/CP With breakfast/))[0];
    await choose(first);
    await userEvent.keyboard('{ArrowDown}');
    const rows = within(await gridOf()).getAllByRole('row', { name: /EP Room only/ });
    const below = within(rows[1] ?? document.body).getAllByRole('gridcell')[0];
    await waitFor(() => expect(below).toHaveFocus());
    await expect(below).toHaveTextContent('7,800');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(within(await gridOf()).getAllByRole('gridcell', { selected: true })).toHaveLength(
      2,
    );
    // What is typed in a package is in the range of its category.
    await userEvent.keyboard('{Escape}9000{Enter}');
    const [range] = await cellsOf(/^Haveli Suite/);
    await expect(range).toHaveTextContent('9,000to 9,450');
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

export const BehaviourFill: Story = {
  name: 'Behaviour: the handle of a cell fills the days that it is dragged across, and one undo takes it back',
  play: async () => {
    const cells = await cellsOf(/EP Room only/);
    await choose(cells[0]);
    await userEvent.keyboard('4500{Enter}{ArrowUp}');
    await waitFor(() => expect(cells[0]).toHaveFocus());
    const handle = (await gridOf()).querySelector('[data-part=handle]');
    const middle = (element: Element | null | undefined) => {
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const pointer = { isPrimary: true, pointerId: 1, pointerType: 'mouse' };
    fireEvent.pointerDown(handle ?? document, { ...pointer, ...middle(handle), buttons: 1 });
    fireEvent.pointerMove(document, { ...pointer, ...middle(cells[2]), buttons: 1 });
    fireEvent.pointerUp(document, { ...pointer, ...middle(cells[2]) });
    for (const cell of cells.slice(0, 3)) {
      await waitFor(() => expect(cell).toHaveTextContent('4,500'));
    }
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cells[2]).toHaveTextContent('4,200'));
    await expect(cells[0]).toHaveTextContent('4,500');
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
    // A column a rate and a row a day: no levels.
    const grid = within(await screen.findByRole('grid', { name: `Rates of ${lakeview.name}` }));
    await expect(await grid.findByRole('row', { name: /Mon, 1 Mar/ })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: rates are typed, filled, cleared, undone and saved with keys alone',
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('4500{Enter}');
    await expect(first).toHaveTextContent('4,500');
    await expect(first).toHaveAttribute('data-changed');
    // What follows the default package is seen before it is saved.
    const [derived] = await cellsOf(/CP With breakfast/);
    await expect(derived).toHaveTextContent('4,950');
    await choose(first);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
    await expect(await screen.findByText('3 changes')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await screen.findByText('1 change')).toBeVisible();
    // The rate of its own inherits again.
    const own = (await cellsOf(/EP Room only/))[3];
    await choose(own);
    await userEvent.keyboard('{Delete}');
    await expect(own).toHaveTextContent('4,200');
    await expect(own).toHaveAttribute('data-kind', 'inherited');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    const category = someRates({ startDate: FROM }).targets[0]?.category ?? '';
    const scope = { categories: [category], ratePackages: ['EP'] };
    await expect(sent[0]?.changes).toEqual([
      {
        scope,
        ranges: [{ startDate: FROM, endDate: FROM }],
        set: { price: { mode: 'set', value: 4500 } },
      },
      { scope, ranges: [{ startDate: '2027-03-04', endDate: '2027-03-04' }], clear: ['price'] },
    ]);
    await expect(await screen.findByText('No changes')).toBeVisible();
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: what is no price stays in its cell, and nothing can be saved',
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('abc{Enter}');
    await expect(first).toHaveAttribute('data-invalid');
    await expect(first).toHaveTextContent('abc');
    const save = screen.getByRole('button', { name: 'Save changes' });
    await expect(save).toHaveAccessibleDescription('Correct 1 cell first.');
    // A derived price says why it can't be changed.
    const [derived] = await cellsOf(/CP With breakfast/);
    await expect(derived).toHaveAccessibleDescription(/Follows EP/);
  },
};

let lists = 0;
let showLists = () => {};
let listsShown: Promise<void> | undefined;

export const BehaviourSlow: Story = {
  name: 'Behaviour: what is saved stays in its cell while the grid is loaded again',
  args: {
    overrides: {
      ...meta.args.overrides,
      'rate.list': async ({ input }) => {
        lists += 1;
        await listsShown;
        return ratesOf(input);
      },
    },
  },
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('4300{Enter}');
    const before = lists;
    listsShown = new Promise((resolve) => {
      showLists = resolve;
    });
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(lists).toBeGreaterThan(before));
    await expect(sent).toHaveLength(1);
    await expect(screen.getByText('1 change')).toBeVisible();
    showLists();
    await expect(await screen.findByText('Saved 1 cell.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('1 change')).toBeNull());
  },
};

export const BehaviourCheck: Story = {
  name: 'Behaviour: an unusual price is questioned before it is saved',
  args: {
    overrides: {
      ...meta.args.overrides,
      'rate.create': ({ input }) => {
        if (!input.dryRun) sent.push(input);
        const [target] = someRates({ startDate: FROM }).targets;
        return {
          ...saved,
          skipped: [{ reason: 'belowMinRate', count: 2 }],
          unusual: [
            {
              category: target?.category ?? '',
              asset: null,
              ratePackage: 'EP',
              date: FROM,
              price: 45_000,
              usual: 4200,
              meant: 4500,
            },
          ],
        };
      },
    },
  },
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('45000{Enter}{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Check these changes' }));
    const question = await dialog.findByText(/Did you mean ₹4,500\?/);
    await waitFor(() => expect(question).toBeVisible());
    await expect(dialog.getByText('2 cells would be below the minimum rate.')).toBeVisible();
    await expect(sent).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await noDialog();
    await expect(await screen.findByText('1 change')).toBeVisible();
  },
};

/** Opens the change in bulk, of the selected cells if there are any. */
async function openBulk() {
  await userEvent.click(screen.getByRole('button', { name: 'Bulk change' }));
  return within(await screen.findByRole('dialog', { name: 'Change rates in bulk' }));
}

/** The same of the first two days of a row. */
async function bulkOfTwoDays() {
  const [first] = await cellsOf(/EP Room only/);
  await choose(first);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  return openBulk();
}

export const BehaviourBulk: Story = {
  name: 'Behaviour: a change in bulk starts with the selected cells, and takes single assets',
  play: async () => {
    const form = await bulkOfTwoDays();
    await userEvent.click(await form.findByRole('button', { name: /^Assets/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^201/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(form.getByRole('spinbutton', { name: 'Percentage' }), '10');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    await userEvent.click(await check.findByRole('button', { name: 'Save 1 cell' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [target] = someRates({ startDate: FROM }).targets;
    await expect(sent[0]?.changes).toEqual([
      {
        scope: {
          categories: [target?.category],
          assets: ['a00'.padStart(24, '0')],
          ratePackages: ['EP'],
        },
        ranges: [{ startDate: FROM, endDate: '2027-03-02' }],
        set: { price: { mode: 'percent', value: 10 } },
      },
    ]);
    await noDialog();
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

export const BehaviourSeason: Story = {
  name: 'Behaviour: a season is one change of all its values, is shown then, and can be undone',
  play: async () => {
    await gridOf();
    const form = await openBulk();
    for (const [name, day] of [
      ['Last day', '2027-10-31'],
      ['First day', '2027-10-16'],
    ] as const) {
      const field = form.getByLabelText(name);
      await userEvent.clear(field);
      await userEvent.type(field, `${day}{Tab}`);
    }
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'several');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByText('Enter at least one value.')).toBeVisible();
    for (const [name, value] of [
      ['Price', '4500'],
      ['Weekend price', '6000'],
      ['Minimum stay', '2'],
    ] as const) {
      await userEvent.type(form.getByRole('spinbutton', { name }), `${value}{Tab}`);
    }
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    await expect(await check.findByText('Minimum stay: 2 nights.')).toBeVisible();
    await userEvent.click(check.getByRole('button', { name: 'Save 1 cell' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const ranges = [{ startDate: '2027-10-16', endDate: '2027-10-31' }];
    const price = (value: number) => ({ price: { mode: 'set', value }, minStay: 2 });
    await expect(sent[0]?.changes).toMatchObject([
      { ranges, weekdays: [0, 1, 2, 3, 4], set: price(4500) },
      { ranges, weekdays: [5, 6], set: price(6000) },
    ]);
    await noDialog();
    await screen.findByRole('columnheader', { name: /16 Oct/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ institution: lakeview._id, undoBatch: saved.batch }),
    );
    await screen.findByText('Restored 1 cell.', { selector: '.bk-toast *' });
  },
};

const summer = {
  name: 'Summer',
  query: `institution=${lakeview._id}&days=2026-04-01..2026-06-15`,
  savedAt: '2026-03-01T08:00:00Z',
};

export const BehaviourNamedSeason: Story = {
  name: 'Behaviour: a season is chosen by its name, with the days of its next year, and gets other days',
  args: { user: { ...superAdmin, preferences: { views: { 'rate-seasons': { s1: summer } } } } },
  play: async () => {
    await gridOf();
    const form = await openBulk();
    await userEvent.click(form.getByRole('button', { name: 'Season' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Summer' }));
    const trigger = await form.findByRole('button', { name: 'Season: Summer' });
    const last = form.getByLabelText('Last day');
    await expect(last).toHaveValue('15 Jun 2027');
    await expect(form.getByLabelText('First day')).toHaveValue('01 Apr 2027');
    await userEvent.clear(last);
    await userEvent.type(last, '2027-06-20{Tab}');
    await expect(trigger).toHaveTextContent(/^Season$/);
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Name these days…' }));
    const name = await form.findByRole('textbox', { name: 'Name of the season' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(name, 'Summer{Enter}');
    await expect(trigger).toHaveTextContent('Season: Summer');
    await expect(form.queryByRole('textbox', { name: 'Name of the season' })).toBeNull();
    await userEvent.click(trigger);
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Summer' }));
    await expect(trigger).toHaveTextContent(/^Season$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(trigger).toHaveTextContent('Season: Summer');
    // The rates were not asked for.
    await expect(openDialogs()).toHaveLength(1);
    await expect(form.getByRole('button', { name: 'Preview' })).toBeVisible();
  },
};

export const BehaviourCopy: Story = {
  name: 'Behaviour: days get the rates of the year before, raised in percent, which are shown before they are saved',
  play: async () => {
    const form = await bulkOfTwoDays();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'copy');
    await expect(form.queryByRole('radio', { name: 'Always on weekdays' })).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Price' }), 'percent');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByText('Enter a number.')).toBeVisible();
    await userEvent.type(form.getByRole('spinbutton', { name: 'Percentage' }), '10{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await form.findByText('None of these days had such rates a year before.');
    const last = form.getByLabelText('Last day');
    await userEvent.clear(last);
    await userEvent.type(last, '2027-03-05{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    const copied = await check.findByRole('row', { name: /^4 Mar 2027.*from 5 Mar 2026/ });
    await expect(copied).toHaveTextContent('Deluxe Lake Room · EPPrice ₹5,995');
    const missing = 'Deluxe Lake Room · EP: 1–3 Mar 2027, 5 Mar 2027';
    await expect(check.getByText(missing)).toBeInTheDocument();
    await userEvent.click(check.getByRole('button', { name: 'Save 1 cell' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [target] = someRates({ startDate: FROM }).targets;
    await expect(sent[0]?.changes).toEqual([
      {
        scope: { categories: [target?.category], ratePackages: ['EP'] },
        ranges: [{ startDate: '2027-03-04', endDate: '2027-03-04' }],
        set: { price: { mode: 'set', value: 5995 } },
      },
    ]);
    await noDialog();
  },
};

export const BehaviourFile: Story = {
  name: 'Behaviour: a file changes days and assets that the grid does not show, after a review',
  play: async () => {
    await gridOf();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import rates' }));
    const lines =
      'Date,Category,Asset,Package,Price\n2027-05-01,DLX,202,EP,4900\n01/05/2027,DLX,999,EP,1';
    await chooseFile(new File([lines], 'rates.csv', { type: 'text/csv' }));
    await expect(
      await dialog.findByText(/Line 3: Deluxe Lake Room has no asset 999/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 cell' }));
    await noDialog();
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
    const review = within(screen.getByRole('group', { name: 'Changes' }));
    await expect(
      review.getByRole('row', { name: /Room 202 · EP, 01 May 2027: Price/ }),
    ).toBeVisible();
    // A sum of rates means nothing.
    await expect(review.queryByRole('row', { name: /^Sum/ })).toBeNull();
  },
};

export const BehaviourOtherDays: Story = {
  name: 'Behaviour: the review of a change keeps what was before, also while other days are shown',
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('4500{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await screen.findByRole('columnheader', { name: /15 Mar|15/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
    const review = within(screen.getByRole('group', { name: 'Changes' }));
    const change = await review.findByRole('row', { name: /EP, 01 Mar 2027: Price/ });
    await expect(change).toHaveTextContent(/4,200.*4,500/);
  },
};

export const BehaviourBulkStay: Story = {
  name: 'Behaviour: a change of stays in bulk counts days and says what is set, not the prices that stay',
  play: async () => {
    const form = await bulkOfTwoDays();
    await expect(await form.findByText('2 days')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'minStay');
    await userEvent.type(await form.findByRole('spinbutton', { name: 'Nights' }), '3{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const review = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    await expect(await review.findByText('Minimum stay: 3 nights.')).toBeVisible();
    await expect(review.queryByText('Lowest')).toBeNull();
  },
};

export const BehaviourBulkUnsaved: Story = {
  name: 'Behaviour: a change in bulk that is closed with Escape is asked about',
  play: async () => {
    await gridOf();
    const form = await openBulk();
    const percentage = await form.findByRole('spinbutton', { name: 'Percentage' });
    await userEvent.type(percentage, '10{Tab}');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await expect(percentage).toHaveValue('10');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
  },
};

const batch: RateBatch = {
  _id: 'd'.repeat(24),
  revision: 1,
  at: '2027-02-20T08:00:00Z',
  by: null,
  note: null,
  affected: 3,
  undoes: null,
  undoneBy: null,
  isUndoneInPart: false,
};

/** Opens the history with all batches. */
async function openBatches() {
  await gridOf();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bulk changes' }));
  return within(await screen.findByRole('dialog', { name: 'Rate history' }));
}

/** The keys of the calls that undo it. */
let undoKeys: (string | null)[] = [];

export const BehaviourUndoLost: Story = {
  name: 'Behaviour: a batch whose undo seems to fail is read again, and undone by the same call',
  args: {
    overrides: {
      'rate.list': ({ input }) => ({
        ...ratesOf(input),
        ...(input.history && {
          batches: [undoKeys.length > 0 ? { ...batch, note: 'Read again' } : batch],
        }),
      }),
      'rate.create': ({ request, input }) => {
        if (input.dryRun) return { ...saved, affected: 3 };
        undoKeys.push(request.headers.get('idempotency-key'));
        return undoKeys.length === 1 ? failure('UNAVAILABLE') : { ...saved, affected: 3 };
      },
    },
  },
  beforeEach: () => {
    undoKeys = [];
  },
  play: async () => {
    const drawer = await openBatches();
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo bulk change' }));
    await expect(await drawer.findByText(/Read again/)).toBeInTheDocument();
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo bulk change' }));
    await waitFor(() => expect(undoKeys).toHaveLength(2));
    await expect(undoKeys[0]).not.toBeNull();
    await expect(undoKeys[1]).toBe(undoKeys[0]);
  },
};

export const BehaviourUndoPart: Story = {
  name: 'Behaviour: before a batch is undone in part, what stays is said, and the rest can be undone later',
  args: {
    overrides: {
      'rate.list': ({ input }) => ({
        ...ratesOf(input),
        ...(input.history && { batches: [{ ...batch, isUndoneInPart: sent.length > 0 }] }),
      }),
      'rate.create': ({ input }) => {
        if (!input.dryRun) sent.push(input);
        const [target] = someRates({ startDate: FROM, days: 1, assets: false }).targets;
        const cell: RateResult['kept'][number] = {
          category: target?.category ?? '',
          asset: null,
          ratePackage: 'EP',
          date: '2027-03-02',
          weekday: null,
          reason: 'changed',
          values: ['price'],
          by: { _id: 'a'.repeat(24), name: 'Rohan Nair' },
          at: batch.at,
        };
        return { ...saved, affected: 2, cells: 3, kept: [cell], keptCount: 1 };
      },
    },
  },
  play: async () => {
    const drawer = await openBatches();
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo bulk change' }));
    const name = 'Undo part of this bulk change?';
    const asked = within(await screen.findByRole('alertdialog', { name }));
    await expect(
      await asked.findByText('2 cells get back what the bulk change set.'),
    ).toBeVisible();
    await expect(asked.getByText(/2 Mar 2027: Price, changed by Rohan Nair$/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
    await expect(sent).toHaveLength(0);
    await userEvent.click(drawer.getByRole('button', { name: 'Undo bulk change' }));
    const again = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(await again.findByRole('button', { name: 'Undo 2 cells' }));
    await expect(await drawer.findByRole('button', { name: 'Undo the rest' })).toBeVisible();
    await expect(drawer.getByText(/\(undone in part\)/)).toBeInTheDocument();
  },
};

export const BehaviourLeaving: Story = {
  name: 'Behaviour: leaving asks before changes are lost',
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('4500{Enter}');
    await userEvent.click(screen.getAllByRole('link', { name: /^Institutes/ })[0] ?? document.body);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await noDialog();
    await expect(first).toHaveTextContent('4,500');
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
