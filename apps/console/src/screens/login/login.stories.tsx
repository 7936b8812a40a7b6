import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
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
