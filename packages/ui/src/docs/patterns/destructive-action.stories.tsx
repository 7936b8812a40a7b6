import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Toaster } from '../../toaster/index.ts';
import { CloseInstitute, RemovableTag } from './destructive-action.tsx';

const meta = {
  title: 'Patterns/Destructive action',
  component: CloseInstitute,
  args: { close: fn(async () => {}) },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster preset="console" />
      </>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof CloseInstitute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close institute' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close Lake Pichola House?' });
    await expect(within(dialog).getByRole('button', { name: 'Close institute' })).toBeVisible();
  },
};

export const Undo: Story = {
  name: 'Features: done at once, with Undo',
  render: () => <RemovableTag />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(canvas.getByText('heritage')).toBeVisible());
  },
};
