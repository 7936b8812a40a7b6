import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InstituteForm } from './form.tsx';

const meta = {
  title: 'Patterns/Form',
  component: InstituteForm,
  args: { onSave: fn() },
} satisfies Meta<typeof InstituteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = {
  name: 'States: with errors',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add institute' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /2 errors/ })).toHaveFocus());
  },
};
