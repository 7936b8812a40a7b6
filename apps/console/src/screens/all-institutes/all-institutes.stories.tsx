import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { noDialog } from '../../testing/dialogs.ts';
import { anInstitute, someInstitutes } from '../../testing/institutes.ts';
import { PASSWORD } from '../../testing/password.ts';
import { institute } from './institute.tsx';

const meta = {
  title: 'Console/Institutes',
  component: ConsoleStory,
  args: { history: ['/all-institutes'] },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The standard list screen: views, search and filters over a table with pages, all of it in the address. `/` ' +
          'brings the focus to the search, `N` adds an institute, the arrow keys go from row to row, Enter opens.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rows = async (canvas: Canvas) => {
  await canvas.findByText(/^1 to/);
  return canvas.getAllByRole('row').slice(1);
};

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(20);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await rows(canvas);
  },
};

export const StatesNothingYet: Story = {
  args: { institutes: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No institutes yet')).toBeVisible();
  },
};

export const StatesFailed: Story = {
  args: { overrides: { 'institution.list': () => failure('FORBIDDEN') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load institutes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const listing = { fails: false };

export const StatesStale: Story = {
  args: {
    overrides: {
      'institution.list': () =>
        listing.fails ? failure('FORBIDDEN') : pageOf(someInstitutes(3), { limit: 20 }),
    },
  },
  beforeEach: () => {
    listing.fails = false;
  },
  play: async ({ canvas }) => {
    await rows(canvas);
    listing.fails = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    const reason = await canvas.findByText(/^Couldn’t refresh institutes\./);
    // The last rows stay, and the reason takes no more than one line of their space.
    await expect(canvas.getByRole('rowheader', { name: /Malabar Court Residency/ })).toBeVisible();
    await expect(reason.getBoundingClientRect().height).toBeLessThanOrEqual(80);

    listing.fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reason).not.toBeInTheDocument());
  },
};

export const StatesLoading: Story = {
  args: { overrides: { 'institution.list': () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const BehaviourSearch: Story = {
  name: 'Behaviour: search waits for a pause in typing; a search without results can be cleared',
  play: async ({ canvas }) => {
    await rows(canvas);
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('pichola');
    await waitFor(() => expect(canvas.getByText('1 to 5 of 5')).toBeVisible());
    await userEvent.keyboard(' nowhere');
    await expect(await canvas.findByText('No institutes match “pichola nowhere”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('1 to 20 of 45')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

export const BehaviourFilter: Story = {
  name: 'Behaviour: a filter returns to the first page, and marks its view',
  args: { history: ['/all-institutes?page=2'] },
  play: async ({ canvas }) => {
    await canvas.findByText('21 to 40 of 45');
    await userEvent.click(canvas.getByRole('button', { name: 'Status Any' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Suspended' }));
    await expect(await canvas.findByText('1 to 9 of 9')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('link', { name: /^Suspended/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const BehaviourComma: Story = {
  name: 'Behaviour: a city with a comma in its name is one city, on the screen and in the address',
  args: {
    institutes: [
      anInstitute({
        _id: 'e'.repeat(24),
        address: { line1: 'Fontainhas', city: 'Panaji, Goa', country: 'IN' },
      }),
      ...someInstitutes(3),
    ],
  },
  play: async ({ canvas }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'City' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Panaji, Goa' }));
    await expect(await canvas.findByRole('button', { name: 'City Panaji, Goa' })).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await expect(screen.getByRole('checkbox', { name: 'Panaji, Goa' })).toBeChecked();
  },
};

export const BehaviourPastTheEnd: Story = {
  name: 'Behaviour: a page past the last shows the last',
  args: { history: ['/all-institutes?page=99'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('41 to 45 of 45')).toBeVisible();
  },
};

export const BehaviourSort: Story = {
  name: 'Behaviour: a header sorts ascending, descending and not',
  play: async ({ canvas }) => {
    await rows(canvas);
    const head = () => canvas.getByRole('columnheader', { name: 'Institute' });
    const press = () => userEvent.click(within(head()).getByRole('button'));
    await press();
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
    await press();
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
    await press();
    await waitFor(() => expect(head()).not.toHaveAttribute('aria-sort', 'descending'));
  },
};

export const DrawerUnknown: Story = {
  name: 'Behaviour: the address of an unknown institute says so, and links back to the list',
  args: {
    history: ['/all-institutes?open=01a1fc9171a86ec6309c8445'],
    overrides: { 'institution.get': () => failure('NOT_FOUND') },
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Institute' });
    await expect(await within(drawer).findByText('Institute not found')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Back to list' }));
    await noDialog();
  },
};

export const BehaviourDrawer: Story = {
  name: 'Behaviour: a row opens its drawer, Escape closes it',
  play: async ({ canvas }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Lake Pichola House' }));
    const drawer = await screen.findByRole('dialog', { name: 'Lake Pichola House' });
    const history = await within(drawer).findByText('Status history');
    await waitFor(() => expect(history).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await noDialog();
  },
};

export const BehaviourSuspend: Story = {
  name: 'Behaviour: suspending requires a reason and a note, and closing the name and the password too',
  args: { institutes: someInstitutes(3) },
  play: async ({ canvas }) => {
    await rows(canvas);
    const name = 'Malabar Court Residency';
    await userEvent.click(canvas.getByRole('button', { name: `Change status of ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change status' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('radio', { name: 'Suspended' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend institute' }));
    await expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'nonPayment');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Two bills open.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Closed' }));
    const phrase = dialog.getByRole('textbox', { name: 'Type the institute’s name to confirm' });
    await userEvent.type(phrase, name);
    await userEvent.type(dialog.getByLabelText('Your password'), PASSWORD);
    await userEvent.click(dialog.getByRole('radio', { name: 'Suspended' }));
    await expect(dialog.queryByLabelText('Your password')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend institute' }));
    await noDialog();
    const row = canvas.getByRole('row', { name: new RegExp(name) });
    await waitFor(() => expect(within(row).getByText('Suspended')).toBeVisible());
  },
};

export const BehaviourRenders: Story = {
  name: 'Behaviour: a row that is selected or opened is rendered, and no other',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const [, row] = await rows(canvas);
    if (!row) throw new Error('There is no second row.');
    const [name] = institute.columns;
    if (!name) throw new Error('There is no first column.');
    const cell = spyOn(name, 'cell');
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(row).toHaveAttribute('data-selected', 'true');
    await expect(cell).toHaveBeenCalledOnce();
    await userEvent.click(within(row).getByRole('link'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await noDialog();
    // Once as it was opened, and once as it was closed.
    await expect(cell).toHaveBeenCalledTimes(3);
  },
};
