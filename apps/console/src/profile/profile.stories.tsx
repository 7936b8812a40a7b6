import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../testing/console-story.tsx';
import { noDialog } from '../testing/dialogs.ts';
import { drawer, profileStories } from '../testing/profile-drawer.ts';
import { superAdmin } from '../testing/users.ts';

const meta = {
  ...profileStories,
  title: 'Console/Profile',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof drawer>>;

const asked = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
const answer = (question: HTMLElement, name: 'Keep editing' | 'Discard') =>
  userEvent.click(within(question).getByRole('button', { name }));

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
  name: 'Behaviour: email and role are read-only, and say why',
  play: async () => {
    const dialog = await drawer();
    for (const [name, value, reason] of [
      ['Email', superAdmin.email, /sign in with this email/],
      ['Role', superAdmin.role, /Your administrator manages/],
    ] as const) {
      const box = dialog.getByRole('textbox', { name });
      await expect(box).toHaveAttribute('readonly');
      await expect(box).toHaveValue(value);
      await expect(box).toHaveAccessibleDescription(reason);
    }
  },
};

export const BehaviourSave: Story = {
  name: 'Behaviour: a saved change shows at once wherever the user appears',
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await retype(dialog, 'Phone', '+91 98765 43210');
    await expect(dialog.getByText('2 changes')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () =>
      expect(await dialog.findByRole('heading', { name: 'Anju Menon' })).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await waitFor(async () => expect(await screen.findByText('Anju Menon')).toBeVisible());
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: an invalid field shows its error and gets the focus, and the form is kept',
  play: async () => {
    const dialog = await drawer();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'First name' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Last name/ }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await dialog.findByText('Enter a first name.')).toBeVisible());
    // Many people have one name only.
    await expect(dialog.queryByText('Enter a last name.')).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const BehaviourRegion: Story = {
  name: 'Behaviour: another locale and time zone apply to the page at once',
  play: async () => {
    const dialog = await drawer();
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Language and region' }),
      'English (United States)',
    );
    await expect(
      dialog.getByText(/^For example, 1,234,567\.89 and [A-Z][a-z]{2} \d/),
    ).toBeVisible();
    const zones = await dialog.findByRole('combobox', { name: /^Time zone/ });
    await userEvent.click(zones);
    // The list begins with India, the country of nearly all users; typing searches the others.
    const listed = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(listed[0]).toHaveTextContent('India (Asia/Kolkata)');
    await userEvent.clear(zones);
    await userEvent.type(zones, 'new york');
    await userEvent.click(await screen.findByRole('option', { name: 'America/New York' }));
    await expect(dialog.getByText(/^It’s \d\d:\d\d there now\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
    // The screen behind re-renders with US dates.
    await waitFor(() =>
      expect(document.querySelector('.ck-topbar')?.textContent).toMatch(
        /day, [A-Z][a-z]+ \d{1,2}, \d{4}/,
      ),
    );
  },
};

export const BehaviourUnsaved: Story = {
  name: 'Behaviour: closing with changes asks first, and keeps them unless they are discarded',
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await userEvent.keyboard('{Escape}');
    const question = await asked();
    await answer(question, 'Keep editing');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Anju');
    await userEvent.keyboard('{Escape}');
    await answer(await asked(), 'Discard');
    await noDialog();
  },
};

export const BehaviourAtOnce: Story = {
  name: 'Behaviour: closing asks again right after the previous prompt',
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await userEvent.keyboard('{Escape}');
    const question = await asked();
    const gone = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (question.isConnected) return;
        observer.disconnect();
        // Set before anything else can run, so not through the testing library.
        const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
        document.body.dispatchEvent(press);
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await answer(question, 'Keep editing');
    await gone;
    await answer(await asked(), 'Discard');
    await noDialog();
  },
};

export const BehaviourSignOut: Story = {
  name: 'Behaviour: signing out with changes asks first',
  play: async () => {
    const dialog = await drawer();
    await retype(dialog, 'First name', 'Anju');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    const question = await asked();
    await answer(question, 'Keep editing');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Anju');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await answer(await asked(), 'Discard');
    await noDialog();
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible(),
    );
  },
};

let saves = 0;

export const BehaviourConflict: Story = {
  name: 'Behaviour: a conflict with a save elsewhere is resolved, and both changes are kept',
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
    await waitFor(async () =>
      expect(await dialog.findByText(/changed somewhere else/)).toBeVisible(),
    );
    await expect(dialog.getByRole('radio', { name: /Anu$/ })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /Anju$/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Iyer'),
    );
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Anju');
  },
};
