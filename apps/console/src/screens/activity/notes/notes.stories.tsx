import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { dialogNamed } from '../../../testing/dialogs.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import { row } from '../../../testing/rows.ts';

const lakeview = anInstitute({ notes: 'Call after ten.' });

const meta = {
  title: 'Console/Notes of an institute',
  component: ConsoleStory,
  args: {
    history: [`/all-institutes/${lakeview._id}/activity?tab=notes`],
    institutes: [lakeview],
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await row('Call after ten.')).toBeVisible();
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const BehaviourAdd: Story = {
  name: 'Behaviour: a note has a next step, which can be marked as done',
  play: async ({ canvas }) => {
    await row('Call after ten.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const form = await dialogNamed('Add note');
    await userEvent.type(form.getByRole('textbox', { name: 'Note' }), 'Wants a second house.');
    await userEvent.type(form.getByRole('textbox', { name: /Next step/ }), 'Send the offer');
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    const added = within(await row('Wants a second house.'));
    await expect(added.getByText('Send the offer')).toBeVisible();
    await userEvent.click(added.getByRole('button', { name: /Mark as done/ }));
    await expect(await added.findByText('Done')).toBeVisible();
  },
};

export const StatesNothingYet: Story = {
  args: { institutes: [anInstitute()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notes yet')).toBeVisible();
  },
};
