import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, holdToasts, noDialog, textShown } from '../../testing/dialogs.ts';
import { anOta } from '../../testing/otas.ts';
import { button, choose, row } from '../../testing/rows.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/OTAs',
  component: ConsoleStory,
  args: { history: ['/all-otas'] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await row('Monsoon Trips')).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const StatesNothingYet: Story = {
  args: { otas: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No OTAs yet')).toBeVisible();
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
  name: 'States: a new OTA, with errors in its fields',
  play: async () => {
    await row('Monsoon Trips');
    await userEvent.keyboard('n');
    const form = await dialogNamed('Add OTA');
    const [add] = form.getAllByRole('button', { name: 'Add field' });
    if (!add) throw new Error('There are two lists of fields.');
    await userEvent.click(add);
    await userEvent.click(form.getByRole('checkbox', { name: 'Manual' }));
    await userEvent.click(form.getByRole('button', { name: 'Add OTA' }));
    await waitFor(async () =>
      expect(await form.findByText(/^Fix \d+ errors to continue/)).toBeVisible(),
    );
    for (const text of [
      /^Name: Enter a name\.$/,
      /^Connection: Choose at least one mode\.$/,
      /^Connection fields 1: Key: /,
    ])
      await expect(form.getByRole('link', { name: text })).toBeInTheDocument();
  },
};

export const BehaviourAdd: Story = {
  name: 'Behaviour: an OTA is added with the fields that it asks for, even if the colours can’t be loaded',
  args: { overrides: { 'color.list': () => failure('INTERNAL') } },
  play: async () => {
    await userEvent.click(await button('Add OTA'));
    const form = await dialogNamed('Add OTA');
    const field = (name: string) => form.getByRole('textbox', { name });
    await userEvent.type(field('Name'), 'Silver Heron');
    await userEvent.type(field('Code'), 'heron');
    const [add] = form.getAllByRole('button', { name: 'Add field' });
    if (!add) throw new Error('There are two lists of fields.');
    await userEvent.click(add);
    await waitFor(() => expect(field('Label')).toHaveFocus());
    await userEvent.keyboard('Hotel ID');
    await userEvent.type(field('Key'), 'hotelId');
    await userEvent.click(form.getByRole('button', { name: 'Add OTA' }));
    await textShown('Silver Heron added.');
    await expect(await row('Silver Heron')).toBeVisible();
  },
};

export const BehaviourFields: Story = {
  name: 'Behaviour: fields of an OTA are moved and removed, and the change is named',
  play: async () => {
    await userEvent.click(await button('Edit Lagoon Stays'));
    const form = await dialogNamed('Edit Lagoon Stays');
    const [add] = form.getAllByRole('button', { name: 'Add field' });
    if (!add) throw new Error('There are two lists of fields.');
    await userEvent.click(add);
    const labels = () => form.getAllByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(labels()[1]).toHaveFocus());
    await userEvent.keyboard('API key');
    await userEvent.click(form.getByRole('button', { name: 'Move API key up' }));
    await waitFor(() => expect(labels()[0]).toHaveValue('API key'));
    await userEvent.click(form.getByRole('button', { name: 'Remove Hotel ID' }));
    await waitFor(() => expect(labels()).toHaveLength(1));
    await expect(add).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: /^Review/ }));
    await expect(form.getByText(/^API key, /)).toBeVisible();
  },
};

export const BehaviourDeactivate: Story = {
  name: 'Behaviour: an OTA is deactivated at once, with Undo',
  play: async () => {
    await row('Lagoon Stays');
    await choose('Lagoon Stays', 'Deactivate');
    await textShown('Lagoon Stays deactivated.');
    const goOn = await holdToasts();
    await waitFor(async () => expect(await row('Lagoon Stays')).toHaveTextContent('Inactive'));
    await userEvent.click(await button('Undo'));
    await textShown('Lagoon Stays activated.');
    await choose('Monsoon Trips', 'Deactivate');
    await textShown('Monsoon Trips deactivated. 3 institutes keep their channels.');
    goOn();
  },
};

export const BehaviourDelete: Story = {
  name: 'Behaviour: an unused OTA is deleted after a question, a used one says why not',
  play: async () => {
    await row('Monsoon Trips');
    await userEvent.click(await button('More for Monsoon Trips'));
    const item = await screen.findByRole('menuitem', { name: /^Delete…/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription(/3 institutes use it\. Deactivate it instead\./);
    await userEvent.keyboard('{Escape}');
    await choose('Lagoon Stays', 'Delete…');
    const dialog = await dialogNamed('Delete Lagoon Stays?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete OTA' }));
    await textShown('Lagoon Stays deleted.');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Lagoon Stays/ })).toBeNull());
  },
};

export const BehaviourDeleteOpen: Story = {
  name: 'Behaviour: the drawer of an OTA closes when it is deleted there',
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /Lagoon Stays/ }));
    const drawer = await dialogNamed('Lagoon Stays');
    await userEvent.click(await drawer.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete…/ }));
    const question = await dialogNamed('Delete Lagoon Stays?');
    await userEvent.click(question.getByRole('button', { name: 'Delete OTA' }));
    await textShown('Lagoon Stays deleted.');
    await noDialog();
    await waitFor(() => expect(document.querySelector('.bk-table')).toHaveFocus());
  },
};

export const BehaviourDeleteFails: Story = {
  name: 'Behaviour: a deletion that fails says why, and can be tried again',
  args: { overrides: { 'ota.remove': () => failure('IN_USE') } },
  play: async () => {
    await row('Lagoon Stays');
    await choose('Lagoon Stays', 'Delete…');
    const dialog = await dialogNamed('Delete Lagoon Stays?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete OTA' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Couldn’t delete OTA/);
    await expect(dialog.getByRole('button', { name: 'Delete OTA' })).toBeEnabled();
  },
};

export const BehaviourMany: Story = {
  name: 'Behaviour: many are deactivated or deleted, and used ones stay',
  play: async () => {
    await row('Monsoon Trips');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Select all rows on this page' }),
    );
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = await dialogNamed('Delete OTAs');
    await waitFor(async () =>
      expect(
        await dialog.findByText('1 can’t change: they are in use (Monsoon Trips).'),
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 OTAs' }));
    await textShown('2 OTAs deleted.');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  },
};

export const BehaviourPalette: Story = {
  name: 'Behaviour: the palette has the actions of the open OTA',
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /Lagoon Stays/ }));
    await dialogNamed('Lagoon Stays');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'lagoon');
    await userEvent.click(await screen.findByRole('option', { name: /Deactivate Lagoon Stays/ }));
    await textShown('Lagoon Stays deactivated.');
  },
};

export const BehaviourKept: Story = {
  name: 'Behaviour: what can’t be chosen any more stays, until it is changed',
  args: {
    otas: [
      anOta({
        color: { _id: 'c0'.repeat(12), name: 'Old Teal', hex: '#0f766e' },
        templates: [{ _id: 'd0'.repeat(12), name: 'Cruises' }],
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await button('Edit Lagoon Stays'));
    const form = await dialogNamed('Edit Lagoon Stays');
    await expect(form.getByRole('combobox', { name: /^Colour/ })).toHaveDisplayValue('Old Teal');
    await expect(form.getByRole('checkbox', { name: 'Cruises' })).toBeChecked();
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' Plus');
    await expect(form.getByRole('group', { name: /change/i })).toHaveTextContent(/1 change/);
  },
};
