import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FrontDesk } from './app-shell.tsx';

const meta = {
  title: 'Patterns/App shell',
  component: FrontDesk,
  args: { onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FrontDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const Phone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'States: offline',
  globals: { viewport: { value: 'w1440' } },
  args: { isOnline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re offline/)).toBeVisible();
  },
};
