import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { signedCredential } from '../../testing/credentials.ts';
import { PASSKEYS, RECOVERY_CODES } from '../../testing/two-factor-calls.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Sign in',
  component: ConsoleStory,
  args: { history: ['/login'], isSignedIn: false },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The door of the console. A wrong email and a wrong password read the same; whatever goes wrong, what was typed stays.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function tryWith(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), superAdmin.email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
  },
};

export const BehaviourEmpty: Story = {
  name: 'Behaviour: shows what is missing, and focuses it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const BehaviourWrong: Story = {
  name: 'Behaviour: a failed sign-in keeps what was typed',
  play: async ({ canvas }) => {
    await tryWith(canvas, 'not-the-password');
    await expect(await canvas.findByText('Incorrect email or password.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(superAdmin.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-the-password');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Incorrect email or password.');
    const alert = canvas.getByText('Incorrect email or password.').closest('[role="alert"]');
    await expect(alert?.querySelector('svg')).toBeVisible();

    // Shown in the place of the password's own error: never both.
    await userEvent.clear(canvas.getByLabelText('Password'));
    await expect(await canvas.findByText('Enter your password.')).toBeVisible();
    await expect(canvas.queryByText('Incorrect email or password.')).toBeNull();
  },
};

export const BehaviourThrottled: Story = {
  name: 'Behaviour: too many attempts show the wait',
  args: {
    overrides: { 'user.login': () => failure('TOO_MANY_REQUESTS', { retryAfter: 720 }) },
  },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'anything');
    await expect(await canvas.findByText(/Try again in 12 minutes/)).toBeVisible();
  },
};

export const BehaviourSwitchedOff: Story = {
  name: 'Behaviour: a deactivated account is told who to contact',
  args: { overrides: { 'user.login': () => failure('ACCOUNT_OFF') } },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await expect(await canvas.findByText(/deactivated. Contact your administrator/)).toBeVisible();
  },
};

export const BehaviourSignIn: Story = {
  name: 'Behaviour: signs in by the keyboard alone',
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible(),
    );
  },
};

const withApp = { ...superAdmin, hasTwoFactor: true };

export const SecondFactor: Story = {
  name: 'Second factor',
  args: { user: withApp },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Confirm it’s you.' }),
    ).toBeVisible();
  },
};

export const SecondFactorPhone: Story = {
  ...SecondFactor,
  name: 'Second factor: phone',
  globals: { viewport: { value: 'w390' } },
};

export const BehaviourSecondFactor: Story = {
  name: 'Behaviour: a second factor is asked for after the password, by the keyboard alone',
  args: { user: withApp },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    const code = await canvas.findByLabelText('Code of your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('Enter the 6 digits.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '654321{Enter}');
    await expect(await canvas.findByText('Incorrect or already used code.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123 456{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
};

export const BehaviourRecoveryCode: Story = {
  name: 'Behaviour: a recovery code signs in without the app',
  args: { user: withApp },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use a recovery code instead' }),
    );
    const code = await canvas.findByLabelText('Recovery code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, `${RECOVERY_CODES[0]}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
};

export const PasskeyStep: Story = {
  name: 'Second factor: passkey',
  args: { user: withApp, passkeys: PASSKEYS },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await expect(await canvas.findByRole('button', { name: 'Use your passkey' })).toBeVisible();
  },
};

export const BehaviourPasskey: Story = {
  name: 'Behaviour: a passkey signs in, and one that wasn’t used can be tried again',
  args: { passkeys: PASSKEYS },
  play: async ({ canvas }) => {
    const device = spyOn(navigator.credentials, 'get').mockRejectedValueOnce(
      new DOMException('Not this time.', 'NotAllowedError'),
    );
    await tryWith(canvas, 'full-house-2026');
    const use = await canvas.findByRole('button', { name: 'Use your passkey' });
    await waitFor(() => expect(use).toHaveFocus());
    // Someone without an app is offered none.
    await expect(canvas.queryByRole('button', { name: /authenticator app/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No passkey was used. Try again.')).toBeVisible();
    device.mockResolvedValueOnce(signedCredential());
    await userEvent.click(use);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
};

export const BehaviourPasskeyOrCode: Story = {
  name: 'Behaviour: someone with a passkey and an app chooses between them',
  args: { user: withApp, passkeys: PASSKEYS },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use your authenticator app instead' }),
    );
    await canvas.findByLabelText('Code of your authenticator app');
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey instead' }));
    await expect(await canvas.findByRole('button', { name: 'Use your passkey' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    await expect(await canvas.findByLabelText('Recovery code')).toBeVisible();
  },
};

export const BehaviourChallengeExpired: Story = {
  name: 'Behaviour: a second step that took too long begins again with the password',
  args: {
    user: withApp,
    overrides: { 'user.verifyLogin': () => failure('CHALLENGE_EXPIRED') },
  },
  play: async ({ canvas }) => {
    await tryWith(canvas, 'full-house-2026');
    await userEvent.type(
      await canvas.findByLabelText('Code of your authenticator app'),
      '123456{Enter}',
    );
    await expect(
      await canvas.findByText('That took too long. Enter your password again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
