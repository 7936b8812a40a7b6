import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { madeCredential } from '../../testing/credentials.ts';
import { PASSWORD } from '../../testing/password.ts';
import { ONE_TIME_CODE } from '../../testing/two-factor-calls.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Set up two-factor authentication',
  component: ConsoleStory,
  args: { history: ['/all-institutes'], user: { ...superAdmin, mustSetUpTwoFactor: true } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Protect your account' });
  },
};

export const BehaviourSetUp: Story = {
  name: 'Behaviour: the requested screen opens once the app is set up and the codes are kept',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    await userEvent.type(
      await canvas.findByLabelText('Code of the app'),
      `${ONE_TIME_CODE}{Enter}`,
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'I’ve saved them' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Institutes' }),
    ).toBeVisible();
  },
};

export const BehaviourPasskey: Story = {
  name: 'Behaviour: a passkey is as good as the app',
  play: async ({ canvas }) => {
    spyOn(navigator.credentials, 'create').mockResolvedValueOnce(madeCredential());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey instead' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create passkey' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'I’ve saved them' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Institutes' }),
    ).toBeVisible();
  },
};

export const BehaviourLeave: Story = {
  name: 'Behaviour: someone without a phone at hand may sign out instead',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
