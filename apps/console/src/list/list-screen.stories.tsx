import { pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { holdToasts, noDialog, textShown } from '../testing/dialogs.ts';
import { someInstitutes } from '../testing/institutes.ts';
import { listedStory, shown } from '../testing/listed-institutes.tsx';
import { superAdmin } from '../testing/users.ts';

const meta = {
  title: 'Console/List',
  ...listedStory,
  parameters: {
    ...screenParameters,
    docs: { description: { component: 'What every list screen of the console does.' } },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const view = (canvas: Canvas, name: RegExp) => canvas.getByRole('link', { name });

const saveButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Save view' });

/** Selects an item of the menu of the current view. */
async function choose({ canvas, userEvent }: Parameters<Play>[0], item: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: /^Edit view / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const nameField = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};

const isCurrent = (canvas: Canvas, name: RegExp) =>
  waitFor(() => expect(view(canvas, name)).toHaveAttribute('aria-current', 'page'));

export const BehaviourSaveView: Story = {
  name: 'Behaviour: the criteria are saved as a view, which is marked when they change, and can be updated',
  args: { history: ['/list?status=Pending'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(canvas, '1 to 9 of 9');
    await expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Institute' }));
    await userEvent.click(await saveButton(canvas));
    await nameField();
    await userEvent.keyboard('My starters{Enter}');
    await isCurrent(canvas, /^My starters$/);
    await noDialog();
    await waitFor(() => expect(view(canvas, /^My starters$/)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Clear Status' }));
    await isCurrent(canvas, /^My starters changed$/);
    await userEvent.click(await saveButton(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save changes to My/ }));
    await isCurrent(canvas, /^My starters$/);
    await waitFor(() => expect(view(canvas, /^My starters$/)).toHaveFocus());
  },
};

export const BehaviourDraft: Story = {
  name: 'Behaviour: a name that is half typed is there again after Escape, until the view is saved',
  args: { history: ['/list?status=Pending&sort=name'] },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 9 of 9');
    await userEvent.click(await saveButton(canvas));
    await nameField();
    await userEvent.keyboard('My sta{Escape}');
    await noDialog();
    await expect(await saveButton(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await nameField()).toHaveValue('My sta');
    await userEvent.keyboard('{End}rters{Enter}');
    await isCurrent(canvas, /^My starters$/);
    await noDialog();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Status' }));
    await userEvent.click(await saveButton(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Save as new view/ }));
    await expect(await nameField()).toHaveValue('');
  },
};

const starters = { name: 'Starters', query: 'status=Pending', savedAt: '2026-11-01T10:00:00Z' };
const closed = {
  name: 'Gone',
  query: 'status=Closed&sort=name',
  savedAt: '2026-11-02T10:00:00Z',
};

export const BehaviourViews: Story = {
  name: 'Behaviour: a saved view is opened, renamed, deleted, and restored to its place',
  args: {
    // Sorted by id, the second would come first.
    user: { ...superAdmin, preferences: { views: { institutes: { v2: starters, v1: closed } } } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(canvas, '1 to 20 of 45');
    await userEvent.click(view(canvas, /^Starters/));
    await shown(canvas, '1 to 9 of 9');
    await choose(context, /^Rename Starters/);
    const field = await nameField();
    await userEvent.clear(field);
    await userEvent.keyboard('Gone{Enter}');
    await waitFor(async () =>
      expect(await screen.findByText('You already have a view with this name.')).toBeVisible(),
    );
    await userEvent.clear(field);
    await userEvent.keyboard('New ones{Enter}');
    await isCurrent(canvas, /^New ones$/);
    await noDialog();
    await expect(canvas.getByRole('button', { name: 'Edit view New ones' })).toHaveFocus();
    await choose(context, /^Delete New ones/);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'New ones' })).toBeNull());
    await waitFor(() => expect(view(canvas, /^Setting up/)).toHaveFocus());
    const undo = await screen.findByRole('button', { name: /^Undo/ });
    const goOn = await holdToasts();
    await userEvent.click(undo);
    await isCurrent(canvas, /^New ones$/);
    goOn();
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.indexOf('New ones')).toBe(names.indexOf('Gone') - 1);
  },
};

export const BehaviourColumns: Story = {
  name: 'Behaviour: columns are hidden, shown, moved, pinned and reset',
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 45');
    const heads = () =>
      canvas.getAllByRole('columnheader').flatMap((head) => head.textContent?.trim() || []);
    const usual = heads();
    await expect(usual).toContain('Plan');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Plan' }));
    await waitFor(() => expect(heads()).not.toContain('Plan'));
    await userEvent.click(chooser.getByRole('checkbox', { name: 'Tags' }));
    await waitFor(() => expect(heads()).toContain('Tags'));
    await userEvent.click(chooser.getByRole('button', { name: /^Move Tags up/ }));
    await waitFor(() => expect(heads().indexOf('Tags')).toBeLessThan(heads().indexOf('Created')));
    const pinned = () =>
      canvas
        .getAllByRole('columnheader')
        .filter((head) => head.dataset.pinned === 'start' && !head.querySelector('input'))
        .map((head) => head.textContent?.trim());
    await expect(pinned()).toEqual(['Institute', 'Code']);
    await userEvent.click(chooser.getByRole('button', { name: 'Pin Tags' }));
    await waitFor(() => expect(pinned()).toEqual(['Institute', 'Code', 'Tags']));
    await userEvent.click(chooser.getByRole('button', { name: 'Pin Code' }));
    await waitFor(() => expect(pinned()).toEqual(['Institute', 'Tags']));
    await userEvent.click(chooser.getByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(heads()).toEqual(usual));
    await expect(pinned()).toEqual(['Institute', 'Code']);
  },
};

export const BehaviourWidths: Story = {
  name: 'Behaviour: a column takes the width that the user gives it, and has its own again',
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 45');
    const border = () => canvas.getByRole('separator', { name: 'Width of Institute' });
    const width = () => Number(border().getAttribute('aria-valuenow'));
    border().focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight>5/}{/Shift}');
    await waitFor(() => expect(width()).toBe(314));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(border()).toHaveAttribute('aria-valuetext', 'automatic'));
  },
};

export const BehaviourSelection: Story = {
  name: 'Behaviour: a page is selected, then all matching rows, across pages and Back; changing filters clears it with a toast',
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 45');
    // The rows may come after the numbers of their page.
    const box = (name: string) => canvas.findByRole('checkbox', { name });
    await userEvent.click(await box('Select Malabar Court Residency'));
    await shown(canvas, '1 ticked');
    await userEvent.click(await box('Select all rows on this page'));
    await shown(canvas, 'All 20 institutes on this page are selected.');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 45 institutes' }));
    await shown(canvas, 'All 45 institutes are selected, on every page.');
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await shown(canvas, '21 to 40 of 45');
    await userEvent.click(await box('Select Malabar Court Residency 3'));
    await shown(canvas, '44 institutes are selected, on every page.');

    await userEvent.click(canvas.getByRole('button', { name: 'Status Any' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Closed' }));
    await textShown('Your search or filters changed, so the selection was cleared.');
    await userEvent.keyboard('{Escape}');
    await shown(canvas, '1 to 9 of 9');
    await expect(canvas.queryByText(/ticked$/)).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await shown(canvas, '21 to 40 of 45');
    await shown(canvas, '44 institutes are selected, on every page.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(document.querySelector('.bk-table')).toHaveFocus();
    await expect(canvas.queryByText(/ticked$/)).toBeNull();
  },
};

export const BehaviourArrows: Story = {
  name: 'Behaviour: the down arrow leads from the search to the rows',
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '1 to 20 of 45');
    await canvas.findByRole('checkbox', { name: 'Select Malabar Court Residency' });
    await userEvent.keyboard('/');
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('checkbox', { name: 'Select Malabar Court Residency' }),
    ).toHaveFocus();
  },
};

const responses = new Map<string, () => void>();
/** How many institutes the next search for "lake" finds. */
let lakes = 3;

export const BehaviourStaleAnswers: Story = {
  name: 'Behaviour: a response that arrives after a later search is dropped',
  args: {
    overrides: {
      'institution.list': ({ input }) => {
        const { search, limit = 20 } = input;
        const page = pageOf(someInstitutes(search === 'lake' ? lakes : 45), { limit });
        if (search !== 'la') return page;
        return new Promise((resolve) => {
          responses.set(search, () => resolve(page));
        });
      },
    },
  },
  beforeEach: () => {
    responses.clear();
    lakes = 3;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas, '1 to 20 of 45');
    await userEvent.keyboard('/');
    await userEvent.keyboard('la');
    await waitFor(() => expect(responses.has('la')).toBe(true));
    await userEvent.keyboard('ke');
    await shown(canvas, '1 to 3 of 3');
    const counts = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const [count] of canvasElement.textContent.matchAll(/1 to \d+ of \d+/g)) {
        counts.add(count);
      }
    });
    watch.observe(canvasElement, { childList: true, characterData: true, subtree: true });
    responses.get('la')?.();
    // A response that was asked for later has been handled later.
    lakes = 4;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await shown(canvas, '1 to 4 of 4');
    watch.disconnect();
    await expect([...counts]).not.toContain('1 to 20 of 45');
  },
};

export const BehaviourDensity: Story = {
  name: 'Behaviour: the row height is the user’s, on every list',
  args: { user: { ...superAdmin, preferences: { density: 'compact' } } },
  play: async ({ canvas }) => {
    await shown(canvas, '1 to 20 of 45');
    const row = (await canvas.findAllByRole('row'))[1];
    await expect(row?.getBoundingClientRect().height).toBe(32);
  },
};
