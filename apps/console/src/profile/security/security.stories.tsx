import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { madeCredential } from '../../testing/credentials.ts';
import { PASSWORD } from '../../testing/password.ts';
import { ONE_TIME_CODE, PASSKEYS, RECOVERY_CODES } from '../../testing/two-factor-calls.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Profile/Security',
  component: ConsoleStory,
  args: { history: ['/home?profile=security'] },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Your profile' }));
type Dialog = Awaited<ReturnType<typeof drawer>>;
const withApp = { ...superAdmin, hasTwoFactor: true };

const press = async (dialog: Dialog, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name }));
const enter = async (dialog: Dialog, label: string, text: string) =>
  userEvent.type(await dialog.findByLabelText(label), `${text}{Enter}`);

export const Off: Story = {
  play: async () => {
    const dialog = await drawer();
    await dialog.findByRole('button', { name: 'Set up an authenticator app' });
  },
};

export const On: Story = { args: { user: withApp } };

export const SetUp: Story = {
  name: 'Set up',
  play: async () => {
    const dialog = await drawer();
    await press(dialog, 'Set up an authenticator app');
    await enter(dialog, 'Your password', PASSWORD);
    await expect(
      await dialog.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
  },
};

export const SetUpDark: Story = { ...SetUp, name: 'Set up: dark', globals: { theme: 'dark' } };

export const SetUpPhone: Story = {
  ...SetUp,
  name: 'Set up: phone',
  globals: { viewport: { value: 'w390' } },
};

export const BehaviourSetUp: Story = {
  name: 'Behaviour: an app is set up after the password, and its recovery codes are shown once',
  play: async () => {
    const dialog = await drawer();
    await press(dialog, 'Set up an authenticator app');
    await enter(dialog, 'Your password', 'not the password');
    await expect(await dialog.findByText('Incorrect password.')).toBeVisible();
    const password = dialog.getByLabelText('Your password');
    await userEvent.clear(password);
    await userEvent.type(password, `${PASSWORD}{Enter}`);
    await enter(dialog, 'Code of the app', '654321');
    await expect(await dialog.findByText('Incorrect code.')).toBeVisible();
    const code = dialog.getByLabelText('Code of the app');
    await userEvent.clear(code);
    await userEvent.type(code, `${ONE_TIME_CODE}{Enter}`);
    const codes = within(await dialog.findByRole('region', { name: 'Recovery codes' }));
    await expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      RECOVERY_CODES,
    );
    await press(dialog, 'I’ve saved them');
    await expect(await dialog.findByText('9 recovery codes left.')).toBeVisible();
    await expect(dialog.queryByText(RECOVERY_CODES[0] ?? '')).toBeNull();
  },
};

export const BehaviourNewCodes: Story = {
  name: 'Behaviour: recovery codes are replaced after the password',
  args: { user: withApp },
  play: async () => {
    const dialog = await drawer();
    await press(dialog, 'New recovery codes');
    await enter(dialog, 'Your password', PASSWORD);
    await expect(await dialog.findByRole('region', { name: 'Recovery codes' })).toBeVisible();
  },
};

export const BehaviourTurnOff: Story = {
  name: 'Behaviour: it is turned off after the password',
  args: { user: withApp },
  play: async () => {
    const dialog = await drawer();
    await press(dialog, 'Turn off');
    await enter(dialog, 'Your password', PASSWORD);
    await expect(
      await dialog.findByRole('button', { name: 'Set up an authenticator app' }),
    ).toBeVisible();
  },
};

export const Passkeys: Story = { args: { passkeys: PASSKEYS } };

export const PasskeysPhone: Story = {
  ...Passkeys,
  name: 'Passkeys: phone',
  globals: { viewport: { value: 'w390' } },
};

export const BehaviourAddPasskey: Story = {
  name: 'Behaviour: a passkey is added after the password, with a name, and its recovery codes are shown once',
  play: async () => {
    const device = spyOn(navigator.credentials, 'create').mockRejectedValueOnce(
      new DOMException('There is one.', 'InvalidStateError'),
    );
    const dialog = await drawer();
    await press(dialog, 'Add a passkey');
    await enter(dialog, 'Your password', PASSWORD);
    const name = await dialog.findByLabelText('Name of the passkey');
    await expect(name).not.toHaveValue('');
    await userEvent.clear(name);
    await userEvent.type(name, 'Laptop{Enter}');
    await expect(
      await dialog.findByText('This device already has a passkey of your account.'),
    ).toBeVisible();
    device.mockResolvedValueOnce(madeCredential());
    await press(dialog, 'Create passkey');
    await expect(await dialog.findByRole('region', { name: 'Recovery codes' })).toBeVisible();
    await press(dialog, 'I’ve saved them');
    const list = within(await dialog.findByRole('list', { name: 'Passkeys' }));
    await expect(list.getByText('Laptop')).toBeVisible();
    await expect(list.getByText(/not used yet/)).toBeVisible();
  },
};

export const BehaviourRenamePasskey: Story = {
  name: 'Behaviour: a passkey is renamed, and removed after the password',
  args: { passkeys: PASSKEYS },
  play: async () => {
    const dialog = await drawer();
    await press(dialog, 'Rename Security key');
    const name = await dialog.findByLabelText('Name of the passkey');
    await userEvent.clear(name);
    await userEvent.type(name, 'Blue key{Enter}');
    await press(dialog, 'Remove Blue key');
    await enter(dialog, 'Your password', PASSWORD);
    const list = await dialog.findByRole('list', { name: 'Passkeys' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const BehaviourSessions: Story = {
  name: 'Behaviour: other sessions end one by one, or all at once',
  play: async () => {
    const dialog = await drawer();
    await expect(await dialog.findByText('Firefox on Windows')).toBeVisible();
    await press(dialog, 'End the session on Safari on iOS');
    await waitFor(() => expect(dialog.queryByText('Safari on iOS')).toBeNull());
    await expect(dialog.getByText('This session')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  },
};

export const BehaviourRequired: Story = {
  name: 'Behaviour: a role that requires it keeps it on, and says so',
  args: {
    user: withApp,
    overrides: {
      'twoFactor.get': () => ({
        authenticatorSince: '2026-01-05T04:30:00.000Z',
        passkeys: [],
        recoveryCodesLeft: 1,
        isRequired: true,
      }),
    },
  },
  play: async () => {
    const dialog = await drawer();
    await expect(await dialog.findByText(/Your role requires two-factor/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Turn off' })).toHaveAccessibleDescription(
      'Your role requires it',
    );
  },
};
