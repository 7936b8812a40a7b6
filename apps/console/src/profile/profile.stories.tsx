import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { enterRegion } from '../region/region.ts';
import { ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { superAdmin } from '../testing/users.ts';

const meta = {
  title: 'Console/Profile',
  component: ConsoleStory,
  args: { history: ['/home?profile=1'] },
  parameters: screenParameters,
  beforeEach: () => () => enterRegion({ locale: null, timezone: null }),
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'Your profile' }, { timeout: 5_000 }));
type Dialog = Awaited<ReturnType<typeof drawer>>;
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3_000 });

async function retype(dialog: Dialog, name: string, text: string) {
  const box = dialog.getByLabelText(new RegExp(`^${name}`));
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

export const Details: Story = {};

export const DetailsDark: Story = { name: 'Details: dark', globals: { theme: 'dark' } };

export const Preferences: Story = { args: { history: ['/home?profile=preferences'] } };

export const PreferencesDark: Story = {
  ...Preferences,
  name: 'Preferences: dark',
  globals: { theme: 'dark' },
};

export const Password: Story = { args: { history: ['/home?profile=password'] } };

export const BehaviourReadOnly: Story = {
  name: 'Behaviour: email and role can be read, and say why they cannot be written',
  play: async () => {
    const dialog = await drawer();
    for (const [name, value, reason] of [
      ['Email', superAdmin.email, /sign in with it/],
      ['Role', superAdmin.role, /Whoever manages the users/],
    ] as const) {
      const box = dialog.getByRole('textbox', { name });
      await expect(box).toHaveAttribute('readonly');
      await expect(box).toHaveValue(value);
      await expect(box).toHaveAccessibleDescription(reason);
    }
  },
};

export const BehaviourSave: Story = {
  name: 'Behaviour: what is saved is shown at once wherever the user appears',
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await retype(dialog, 'Phone', '+91 98765 43210');
    await expect(dialog.getByText('2 changes')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByRole('heading', { name: 'Anju Menon' })).toBeVisible();
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(await screen.findByText(/, Anju\.$/)).toBeVisible();
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: a wrong field says so and gets the focus, and the form is kept',
  play: async () => {
    const dialog = await drawer();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'First name' }));
    await retype(dialog, 'Time zone', 'Mars/Olympus');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await dialog.findByText('Enter the first name.')).toBeVisible();
    await expect(dialog.getByText('There is no such time zone.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const BehaviourRegion: Story = {
  name: 'Behaviour: another locale and zone are seen on the page at once',
  play: async () => {
    const dialog = await drawer();
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Numbers and dates' }),
      'English (United States)',
    );
    await expect(dialog.getByText(/^As in 1,234,567\.89 and [A-Z][a-z]{2} \d/)).toBeVisible();
    await retype(dialog, 'Time zone', 'America/New_York');
    await expect(dialog.getByText(/^It is \d\d:\d\d there now\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
    // The screen behind is drawn anew: "As of" is a day in the way of the United States.
    await waitFor(() =>
      expect(document.querySelector('.ck-home')?.textContent).toMatch(
        /As of [A-Z][a-z]{2} \d{2}, \d{4}, \d{2}:\d{2} [AP]M/,
      ),
    );
  },
};

export const BehaviourUnsaved: Story = {
  name: 'Behaviour: closing with changes asks first, and keeps them unless they are let go',
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard the changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument(), { timeout: 3_000 });
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Anju');
    await userEvent.keyboard('{Escape}');
    const again = await screen.findByRole('dialog', { name: 'Discard the changes?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Discard' }));
    await isGone();
  },
};

let saves = 0;

export const BehaviourConflict: Story = {
  name: 'Behaviour: what was saved elsewhere meanwhile is asked about, and both can be kept',
  args: {
    overrides: {
      'user.updateMe': ({ input }) => {
        saves += 1;
        const theirs = { ...superAdmin, firstName: 'Anu', lastName: 'Iyer', __v: 1 };
        if (saves === 1) return failure('VERSION_CONFLICT', { data: theirs });
        return { ...theirs, firstName: input.firstName ?? theirs.firstName, __v: 2 };
      },
    },
  },
  beforeEach: () => {
    saves = 0;
  },
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText(/saved somewhere else/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /Anu$/ })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Anju$/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Iyer'),
    );
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Anju');
  },
};

export const BehaviourPreferences: Story = {
  name: 'Behaviour: a preference holds at once, and says when it is saved',
  args: { history: ['/home?profile=preferences'] },
  play: async () => {
    const { documentElement: page } = document;
    const before = page.dataset.theme ?? 'system';
    const dialog = await drawer();
    await expect(dialog.getByText(/^Saved\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(page.dataset.theme).toBe('dark'));
    await expect(dialog.getByText('Saving…')).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/^Saved\./)).toBeVisible(), { timeout: 3_000 });
    page.dataset.theme = before;
  },
};

export const BehaviourPreferencesFailed: Story = {
  name: 'Behaviour: a preference that cannot be saved stays as chosen, and can be sent again',
  args: {
    history: ['/home?profile=preferences'],
    overrides: { 'user.updateMe': () => failure('VALIDATION') },
  },
  play: async () => {
    const dialog = await drawer();
    await userEvent.click(dialog.getByRole('radio', { name: 'Compact' }));
    await expect(await dialog.findByText(/^Not saved yet\./)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Compact' })).toBeChecked();
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
  },
};
