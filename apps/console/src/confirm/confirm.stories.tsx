import { ApiError } from '@booking/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomeGuard } from '../app/guards/guards.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { noDialog } from '../testing/dialogs.ts';
import { PASSWORD } from '../testing/password.ts';
import { justSignedIn, superAdmin } from '../testing/users.ts';
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = fn();
const onRetry = fn();

const phrase = { label: 'Type the institute’s name to confirm', text: 'Lakeview Residency' };
const impact = { lines: ['4 users cannot sign in any more.', 'All data is kept.'], onRetry };

function Asking({ confirmation }: { readonly confirmation: Confirmation }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      open={isOpen}
      confirmation={confirmation}
      icon="archive"
      title="Close Lakeview Residency?"
      confirmLabel="Close institute"
      onConfirm={onConfirm}
      onOpenChange={() => setIsOpen(false)}
    />
  );
}

/** A page with one dialog of this confirmation. */
const asking = (confirmation: Confirmation) => {
  const page = { path: '/ask', element: <Asking confirmation={confirmation} /> };
  return [{ element: <PageFrame />, children: [{ element: <HomeGuard />, children: [page] }] }];
};

const meta = {
  title: 'Console/Confirmation',
  component: ConsoleStory,
  args: { history: ['/ask'], routes: asking({ level: 1 }), user: justSignedIn },
  parameters: screenParameters,
  beforeEach: () => {
    onConfirm.mockReset();
    onRetry.mockReset();
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const theDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Close Lakeview Residency?' }));
const yes = (dialog: Awaited<ReturnType<typeof theDialog>>) =>
  dialog.getByRole('button', { name: 'Close institute' });

export const Level1: Story = {
  name: 'Behaviour: level 1 names the record, and the focus is on Cancel',
  play: async () => {
    const dialog = await theDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(yes(dialog)).toHaveClass('bk-button-red');
    await userEvent.click(yes(dialog));
    await noDialog();
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Level2: Story = {
  name: 'Behaviour: level 2 lists what happens next',
  args: { routes: asking({ level: 2, impact }) },
  play: async () => {
    const dialog = await theDialog();
    const follows = within(dialog.getByRole('region', { name: 'What happens next' }));
    await expect(follows.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
      impact.lines,
    );
    await userEvent.click(yes(dialog));
    await noDialog();
  },
};

export const Level2Reading: Story = {
  name: 'Behaviour: level 2 waits until the effects are loaded',
  args: { routes: asking({ level: 2, impact: { lines: undefined, onRetry } }) },
  play: async () => {
    const dialog = await theDialog();
    await expect(yes(dialog)).toHaveAccessibleDescription('Checking what this affects…');
    await userEvent.click(yes(dialog));
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

export const Level2Failed: Story = {
  name: 'Behaviour: level 2 retries effects that failed to load',
  args: {
    routes: asking({
      level: 2,
      impact: { lines: undefined, loadError: 'There is no connection to the server.', onRetry },
    }),
  },
  play: async () => {
    const dialog = await theDialog();
    await expect(yes(dialog)).toHaveAccessibleDescription('We couldn’t check what this affects.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Level3: Story = {
  name: 'Behaviour: level 3 requires the typed name, by the keyboard alone',
  args: { routes: asking({ level: 3, impact, phrase }) },
  play: async () => {
    const dialog = await theDialog();
    const name = dialog.getByRole('textbox', { name: 'Type the institute’s name to confirm' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Lakeview{Enter}');
    await waitFor(async () =>
      expect(await dialog.findByText('Type “Lakeview Residency” exactly as shown.')).toBeVisible(),
    );
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(name).toHaveFocus();
    await expect(dialog.queryByLabelText('Your password')).toBeNull();
    await userEvent.keyboard(' residency{Enter}');
    await noDialog();
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Level3Password: Story = {
  name: 'Behaviour: level 3 requires the password when the sign-in was more than ten minutes ago',
  args: { routes: asking({ level: 3, impact, phrase }), user: superAdmin },
  play: async () => {
    const dialog = await theDialog();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Type the institute’s name to confirm' }),
      `${phrase.text}{Enter}`,
    );
    const password = dialog.getByLabelText('Your password');
    await waitFor(async () =>
      expect(await dialog.findByText('Enter your password.')).toBeVisible(),
    );
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('another-password{Enter}');
    await waitFor(async () => expect(await dialog.findByText('Incorrect password.')).toBeVisible());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(password);
    await userEvent.type(password, `${PASSWORD}{Enter}`);
    await noDialog();
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  name: 'Behaviour: a server error shows in the dialog, which stays open',
  args: { routes: asking({ level: 1 }) },
  play: async () => {
    onConfirm.mockImplementation(() => {
      const body = { code: 'IN_USE', message: 'This is still in use.' };
      throw new ApiError('http', 'DELETE /color/{colorId}', { status: 409, body });
    });
    const dialog = await theDialog();
    await userEvent.click(yes(dialog));
    await expect(await dialog.findByRole('alert', { name: /^Couldn’t / })).toHaveTextContent(
      'This is still in use.',
    );
  },
};

export const Dark: Story = {
  ...Level3Password,
  name: 'States: dark',
  globals: { theme: 'dark' },
  play: async () => {
    await theDialog();
  },
};
