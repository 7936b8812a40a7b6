import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../testing/console-story.tsx';
import { noDialog, openDialogs } from '../testing/dialogs.ts';
import { PASSWORD } from '../testing/password.ts';
import { drawer, profileStories } from '../testing/profile-drawer.ts';

const meta = {
  ...profileStories,
  title: 'Console/Profile',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourPasswordUnsaved: Story = {
  name: 'Behaviour: a password that is typed is asked about before the profile closes',
  args: { history: ['/home?profile=password'] },
  play: async () => {
    const dialog = await drawer();
    await userEvent.type(dialog.getByLabelText('Current password'), 'lotus pond');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await waitFor(() => expect(question.getByText(/your new password/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await expect(dialog.getByLabelText('Current password')).toHaveValue('lotus pond');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
  },
};

export const BehaviourPassword: Story = {
  name: 'Behaviour: the password is changed with the current one, with its rules shown',
  args: { history: ['/home?profile=password'] },
  play: async () => {
    const dialog = await drawer();
    const type = async (name: string, text: string) => {
      const box = dialog.getByLabelText(name);
      await userEvent.clear(box);
      await userEvent.type(box, text);
    };
    await type('Current password', 'not the password');
    await type('New password', 'anjali menon!');
    await expect(dialog.getByText(/^Doesn’t include your name/).closest('li')).toHaveAttribute(
      'data-state',
      'broken',
    );
    await type('New password', 'lotus pond at six');
    await type('Confirm new password', 'lotus pond at six');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(async () => expect(await dialog.findByText('Incorrect password.')).toBeVisible());
    await type('Current password', PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(await screen.findAllByText(/signed out on other devices/)).not.toHaveLength(0);
    await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveValue(''));
  },
};
