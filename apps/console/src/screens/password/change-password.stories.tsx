import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Choose your own password',
  component: ConsoleStory,
  args: { history: ['/all-institutes'], user: { ...superAdmin, mustChangePassword: true } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Replaces every screen for a user whose password an administrator has set. Afterwards they continue to the page they requested.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Choose your own password' });
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };

export const BehaviourWrong: Story = {
  name: 'Behaviour: a wrong current password shows at its field',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'not mine');
    await userEvent.type(canvas.getByLabelText('New password'), 'lotus pond at six');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'lotus pond at six{Enter}');
    await expect(await canvas.findByText('Incorrect password.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};
