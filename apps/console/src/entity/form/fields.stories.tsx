import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed } from '../../testing/dialogs.ts';
import { box, editing, retreatStories, stop } from '../../testing/retreats.tsx';

const meta = {
  ...retreatStories,
  title: 'Console/Fields of a form',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await editing();
    await expect(box(dialog, /^Phone/)).toHaveValue('98765 43210');
    await expect(dialog.getByRole('spinbutton', { name: /^Price/ })).toHaveValue('42,000');
    await expect(box(dialog, 'Code')).toHaveAttribute('readonly');
    await expect(box(dialog, 'Code')).toHaveAccessibleDescription(
      'Can’t be changed after the first booking.',
    );
    await expect(dialog.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      'Included in the price.',
    );
    await expect(dialog.getByRole('combobox', { name: /^Guide/ })).toHaveValue('g1');
    await expect(box(dialog, /^Tags/)).toHaveValue('boat, quiet');
    await expect(stop(dialog, 'Alappuzha').getByRole('spinbutton', { name: 'Nights' })).toHaveValue(
      '4',
    );
    await expect(dialog.getByRole('status')).toHaveTextContent('No changes');
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const StressNarrow: Story = {
  name: 'Stress: 320 px',
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await editing();
    const body = document.querySelector('.bk-modal-body');
    await expect(body).not.toBeNull();
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
  },
};

export const StatesNew: Story = {
  name: 'States: a new record, with an error in each required field',
  args: { history: ['/add'] },
  play: async () => {
    const dialog = await dialogNamed('Add retreat');
    await userEvent.click(dialog.getByRole('button', { name: 'Add retreat' }));
    await expect(await dialog.findByText(/^Fix \d errors to continue/)).toBeVisible();
    for (const problem of [
      'Name: Enter a name.',
      'Phone: Enter the number with its country code.',
      'Nights: Enter a number.',
      'Meals: Choose at least one meal.',
      'Opens on: Choose a day.',
      'Stops: Add at least one stop.',
    ])
      await expect(dialog.getByRole('link', { name: problem })).toBeInTheDocument();
    await expect(dialog.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
      'Choose at least one meal.',
    );
    await expect(dialog.getByRole('group', { name: 'Stops' })).toHaveAccessibleDescription(
      'Add at least one stop.',
    );
    await userEvent.click(dialog.getByRole('link', { name: /^Meals/ }));
    await expect(dialog.getByRole('checkbox', { name: 'Breakfast' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Meals' })).toHaveAccessibleDescription(
        'Included in the price.',
      ),
    );
  },
};
