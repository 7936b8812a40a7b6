import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFile } from '../../testing/choose-file.ts';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { noDialog } from '../../testing/dialogs.ts';
import { ratesOf, someRates } from '../../testing/rates.ts';
import {
  cellsOf,
  choose,
  FROM,
  gridOf,
  ratesStories,
  saved,
  sent,
} from '../../testing/rates-grid.ts';

const meta = {
  ...ratesStories,
  title: 'Console/Rates',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    // A price typed for a package counts in the range of its category.
    await userEvent.keyboard('{Escape}9000{Enter}');
    const [range] = await cellsOf(/^Haveli Suite/);
    await expect(range).toHaveTextContent('9,000to 9,450');
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

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: rates are typed, filled, cleared, undone and saved with keys alone',
  play: async () => {
    const [first] = await cellsOf(/EP Room only/);
    await choose(first);
    await userEvent.keyboard('4500{Enter}');
    await expect(first).toHaveTextContent('4,500');
    await expect(first).toHaveAttribute('data-changed');
    // A package derived from the default one shows its new price before the save.
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
