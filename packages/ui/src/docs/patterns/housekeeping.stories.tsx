import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Housekeeping } from './housekeeping.tsx';

const meta = {
  title: 'Patterns/Housekeeping',
  component: Housekeeping,
  args: { save: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Housekeeping>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const Phone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Failed: Story = {
  name: 'States: a change that couldn’t be saved is taken back',
  globals: { viewport: { value: 'w1440' } },
  args: { save: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    const [handle] = canvas.getAllByRole('button', { name: /Room 102/ });
    handle?.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(await canvas.findByText(/couldn’t|failed|not saved/i)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'To clean' })).toHaveTextContent('Room 102');
  },
};
