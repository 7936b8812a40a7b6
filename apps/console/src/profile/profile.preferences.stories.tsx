import { changedPreferences } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../testing/console-story.tsx';
import { drawer, profileStories } from '../testing/profile-drawer.ts';
import { superAdmin } from '../testing/users.ts';

const meta = {
  ...profileStories,
  title: 'Console/Profile',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mock server responds once this has resolved. */
let held: Promise<void> | undefined;

export const BehaviourPreferences: Story = {
  name: 'Behaviour: a preference applies at once, and says when it is saved',
  args: {
    history: ['/home?profile=preferences'],
    overrides: {
      'user.updateMe': async ({ input }) => {
        await held;
        return {
          ...superAdmin,
          preferences: changedPreferences(superAdmin.preferences, input.preferences ?? {}),
        };
      },
    },
  },
  play: async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    held = promise;
    const { documentElement: page } = document;
    const before = page.dataset.theme ?? 'system';
    const dialog = await drawer();
    await expect(dialog.getByText(/^Saved\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(page.dataset.theme).toBe('dark'));
    await expect(await dialog.findByText('Saving…')).toBeVisible();
    answer();
    await waitFor(() => expect(dialog.getByText(/^Saved\./)).toBeVisible());
    page.dataset.theme = before;
  },
};

export const BehaviourPreferencesFailed: Story = {
  name: 'Behaviour: a preference that cannot be saved stays as chosen, and can be retried',
  args: {
    history: ['/home?profile=preferences'],
    overrides: { 'user.updateMe': () => failure('VALIDATION') },
  },
  play: async () => {
    const dialog = await drawer();
    await userEvent.click(dialog.getByRole('radio', { name: 'Compact' }));
    await waitFor(async () => expect(await dialog.findByText(/^Not saved yet\./)).toBeVisible());
    await expect(dialog.getByRole('radio', { name: 'Compact' })).toBeChecked();
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
  },
};
