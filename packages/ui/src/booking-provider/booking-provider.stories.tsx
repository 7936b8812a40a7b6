import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/index.ts';
import { clearToasts } from '../testing/toaster.ts';
import { notify } from '../toaster/index.ts';
import { BookingProvider } from './index.ts';

const meta = {
  title: 'Basics/BookingProvider',
  component: BookingProvider,
  beforeEach: clearToasts,
  render: (args) => <BookingProvider {...args} />,
  args: {
    sprite: '/icons.svg',
    children: <Button onClick={() => notify.success('Saved.')}>Save changes</Button>,
  },
} satisfies Meta<typeof BookingProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BehaviourShowsToasts: Story = {
  name: 'Behaviour: shows the toasts of the app',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByRole('group', { name: 'Success: Saved.' })).toBeInTheDocument();
  },
};
