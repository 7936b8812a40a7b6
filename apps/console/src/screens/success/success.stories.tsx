import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { successState } from '../../entry/outcomes.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';

const meta = {
  title: 'Console/Success',
  component: ConsoleStory,
  args: { history: ['/success'], isSignedIn: false },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Says what has come about, as the page before it knows, and leads on with one button. Opened directly it says "Done".',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: unknown) => ({ history: [{ pathname: '/success', state }] });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/home?type=Month',
    );
  },
};

export const ResetMailSent: Story = { args: at(successState('resetMailSent')) };

export const PasswordCreated: Story = { args: at(successState('passwordCreated')) };

export const PasswordReset: Story = { args: at(successState('passwordReset')) };

export const BehaviourForeignState: Story = {
  name: 'Behaviour: an unknown state shows the default message',
  args: at({ outcome: 'toString' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
  },
};
