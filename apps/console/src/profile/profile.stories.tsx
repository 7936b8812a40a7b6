import { changedPreferences } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { setRegion } from '../region/region.ts';
import { ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { noDialog, openDialogs } from '../testing/dialogs.ts';
import { PASSWORD } from '../testing/password.ts';
import { superAdmin } from '../testing/users.ts';
import { AVATAR_EDGE } from './details/read-picture.ts';

const meta = {
  title: 'Console/Profile',
  component: ConsoleStory,
  args: { history: ['/home?profile=1'] },
  parameters: screenParameters,
  beforeEach: () => () => setRegion({ locale: null, timezone: null }),
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Your profile' }));
type Dialog = Awaited<ReturnType<typeof drawer>>;
const isGone = noDialog;

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
    await isGone();
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
    // The list begins with India, where nearly all are; typing finds the others.
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
    await isGone();
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
    await isGone();
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
    await isGone();
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

/** What the server waits for before it answers. */
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

export const BehaviourPicture: Story = {
  name: 'Behaviour: a photo is rotated, cropped, previewed, saved and removed',
  play: async () => {
    const dialog = await drawer();
    await userEvent.upload(photoInput(dialog), await uprightPhoto());
    const crop = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    // Its pixels are landscape; upright it is portrait.
    await waitFor(() =>
      expect(crop.getByRole('slider', { name: 'Vertical position' })).toBeEnabled(),
    );
    await expect(crop.getByRole('slider', { name: 'Horizontal position' })).toBeDisabled();
    await userEvent.click(crop.getByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(dialog.getByText('1 change')).toBeVisible());
    const shown = () => document.querySelector<HTMLImageElement>('.ck-picture-field img');
    await waitFor(() => expect(shown()?.naturalWidth).toBe(AVATAR_EDGE));
    // Once the crop dialog is gone.
    await userEvent.click(await dialog.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(shown()).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Choose photo' })).toHaveFocus();
    await expect(dialog.getByText('1 change')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('No changes')).toBeVisible());
  },
};

function photoInput(dialog: ReturnType<typeof within>): HTMLInputElement {
  const input = dialog.getByRole('group', { name: 'Photo' }).querySelector('input');
  if (!input) throw new Error('There is no file input.');
  return input;
}

const head = '89504e470d0a1a0a0000000d49484452';
const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number(`0x${pair}`));

export const BehaviourPictureRefused: Story = {
  name: 'Behaviour: a file that cannot be used as the photo says why, and the photo stays',
  play: async () => {
    const dialog = await drawer();
    const cases: readonly (readonly [Uint8Array<ArrayBuffer>, RegExp])[] = [
      [new TextEncoder().encode('<svg onload="alert(1)"/>'), /isn’t an image/],
      [bytes(`${head}0000ea600000ea600802`), /too many pixels/],
      [bytes(`${head}00000010000000100802000000`), /^Couldn’t open this photo/],
      [new Uint8Array(20 * 1_048_576 + 1), /larger than 20 MB/],
    ];
    for (const [content, reason] of cases) {
      await userEvent.upload(
        photoInput(dialog),
        new File([content], 'me.png', { type: 'image/png' }),
      );
      await expect(await dialog.findByText(reason)).toBeInTheDocument();
    }
    await expect(screen.queryByRole('dialog', { name: 'Crop your photo' })).toBeNull();
    await expect(dialog.getByText('No changes')).toBeVisible();
  },
};

/** 80 by 60 pixels, with an EXIF orientation that rotates them. */
async function uprightPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(80, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 80, 60);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' });
  const exif =
    'ffe10022457869660000' +
    '4d4d002a00000008' +
    '0001' +
    '0112000300000001' +
    '00060000' +
    '00000000';
  return new File([jpeg.slice(0, 2), bytes(exif), jpeg.slice(2)], 'me.jpg', { type: 'image/jpeg' });
}

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
    await isGone();
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
