import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { box, type Dialog, editing, retreatStories, stop } from '../../testing/retreats.tsx';

const meta = {
  ...retreatStories,
  title: 'Console/Fields of a form',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function retype(dialog: Dialog, name: string | RegExp, typed: string) {
  const control = dialog.getByLabelText(name, { selector: 'input' });
  await userEvent.clear(control);
  await userEvent.type(control, typed);
}

export const BehaviourErrors: Story = {
  name: 'Behaviour: an error inside a list shows at its field, and leaves once it is corrected',
  play: async () => {
    const dialog = await editing();
    await retype(dialog, /^Tags/, 'boat, far too long a tag');
    await userEvent.clear(stop(dialog, 'Kollam').getByRole('textbox', { name: 'Place' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(box(dialog, /^Tags/)).toHaveAccessibleDescription('A tag has up to 10 characters.'),
    );
    await expect(box(dialog, /^Tags/)).toHaveFocus();
    await expect(stop(dialog, 'stop 1').getByText('Enter the place.')).toBeVisible();
    await retype(dialog, /^Tags/, 'boat');
    await waitFor(() =>
      expect(box(dialog, /^Tags/)).toHaveAccessibleDescription('Separated by commas.'),
    );
  },
};

export const BehaviourChanges: Story = {
  name: 'Behaviour: each change is named, and the same number written otherwise is none',
  play: async () => {
    const dialog = await editing();
    await retype(dialog, /^Price/, '42,000');
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
    await retype(dialog, /^Price/, '39,500');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dinner' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Guide/ }), '');
    await expect(dialog.getByRole('status')).toHaveTextContent('4 changes');
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }));
    for (const change of [
      'Price 42000 39500',
      'Meals Breakfast Breakfast, Dinner',
      'Active On Off',
    ])
      await expect(dialog.getByRole('row', { name: change })).toBeVisible();
  },
};

export const BehaviourDiscard: Story = {
  name: 'Behaviour: Discard also drops text that a field has rejected, and keeps the focus in the form',
  args: { history: ['/edit-empty'] },
  play: async () => {
    const dialog = await editing();
    await retype(dialog, 'Name', 'Hill week');
    await userEvent.type(box(dialog, /^Phone/), 'ask Asha');
    await userEvent.type(box(dialog, /^Opens on/), '99/99{Tab}');
    await expect(box(dialog, /^Phone/)).toBeInvalid();
    await expect(box(dialog, /^Opens on/)).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(box(dialog, 'Name')).toHaveValue('Backwater week'));
    await waitFor(() => expect(box(dialog, /^Phone/)).toHaveValue(''));
    await expect(box(dialog, /^Phone/)).toBeValid();
    await expect(box(dialog, /^Opens on/)).toHaveValue('');
    await expect(box(dialog, /^Opens on/)).toBeValid();
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
    await expect(document.activeElement?.closest('form')).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box(dialog, 'Name')).toHaveValue('Hill week'));
    await expect(box(dialog, /^Phone/)).toHaveValue('');
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: by keyboard, a stop is added, moved and removed, and the focus stays with it',
  play: async () => {
    const dialog = await editing();
    const add = dialog.getByRole('button', { name: 'Add stop' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(stop(dialog, 'stop 3').getByRole('textbox', { name: 'Place' })).toHaveFocus(),
    );
    await userEvent.keyboard('Munroe');
    await expect(add).toHaveAccessibleDescription('There can be up to 3.');

    const places = () =>
      dialog
        .getAllByRole('textbox', { name: 'Place' })
        .map((textbox) => (textbox instanceof HTMLInputElement ? textbox.value : ''));
    const up = () => dialog.getByRole('button', { name: 'Move Munroe up' });
    up().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual(['Kollam', 'Munroe', 'Alappuzha']));
    await expect(up()).toHaveFocus();
    await expect(dialog.getByText('Munroe moved to 2 of 3.')).toBeInTheDocument();
    const down = () => dialog.getByRole('button', { name: 'Move Kollam down' });
    down().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual(['Munroe', 'Kollam', 'Alappuzha']));
    await waitFor(() => expect(down()).toHaveFocus());
    dialog.getByRole('button', { name: 'Remove Alappuzha' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(places()).toEqual(['Munroe', 'Kollam']));
    await expect(add).toHaveFocus();
    await expect(dialog.getByText('Alappuzha removed.')).toBeInTheDocument();
  },
};
