import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';

const meta = {
  title: 'Console/Forgot password',
  component: ConsoleStory,
  args: { history: ['/forgotPassword'], isSignedIn: false },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Asks for a link to a new password. The page says the same whether or not the address has an account.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send link' });
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const BehaviourEmpty: Story = {
  name: 'Behaviour: shows what is missing, and focuses it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

export const BehaviourAsks: Story = {
  name: 'Behaviour: works by the keyboard alone; another link has to wait, another address does not',
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Email' }),
      'asha@lakeview.example{Enter}',
    );
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Check your email' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Resend link' }));

    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('asha@lakeview.example');
    const again = canvas.getByRole('button', { name: /^Resend in \d\d s$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    const before = again.textContent;
    await waitFor(() => expect(again.textContent).not.toBe(before));

    await userEvent.type(email, '.in');
    await expect(canvas.getByRole('button', { name: 'Send link' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const BehaviourThrottled: Story = {
  name: 'Behaviour: too many attempts show the wait, and keep what was typed',
  args: {
    overrides: { 'user.forgotPassword': () => failure('TOO_MANY_REQUESTS', { retryAfter: 2400 }) },
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'asha@lakeview.example{Enter}');
    await expect(await canvas.findByText(/Try again in 40 minutes/)).toBeVisible();
    await expect(email).toHaveValue('asha@lakeview.example');
  },
};

export const BehaviourFromSignIn: Story = {
  name: 'Behaviour: takes over the email from the sign-in page',
  args: { history: ['/login'] },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Email' }),
      'asha@lake.example',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await canvas.findByRole('button', { name: 'Send link' });
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@lake.example');
  },
};
