import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Guest, GuestList } from './guest-list.tsx';

const guests: readonly Guest[] = [
  {
    key: 'asha',
    name: 'Asha Rao',
    phone: '+919820007919',
    lastArrival: '2027-03-21',
    lastStay: '21–24 Mar 2027',
    stays: 3,
  },
  {
    key: 'imran',
    name: 'Imran Khan',
    phone: '+919820015838',
    lastArrival: '2027-02-11',
    lastStay: '11–12 Feb 2027',
    stays: 1,
  },
  {
    key: 'meera',
    name: 'Meera D’Souza',
    phone: '+919820023757',
    lastArrival: '2026-12-30',
    lastStay: '30 Dec 2026 – 2 Jan 2027',
    stays: 6,
  },
];

const meta = {
  title: 'Patterns/Guest list',
  component: GuestList,
  args: { guests, onOpen: fn() },
} satisfies Meta<typeof GuestList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const Phone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Empty: Story = { name: 'States: no guests yet', args: { guests: [] } };

export const Found: Story = {
  name: 'Behaviour: a guest is found by the last digits of the phone',
  globals: { viewport: { value: 'w1440' } },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, '5838');
    await expect(canvas.queryByText('Asha Rao')).toBeNull();
    await userEvent.click(canvas.getByText('Imran Khan'));
    await expect(args.onOpen).toHaveBeenCalledWith('imran');
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody');
    await expect(canvas.getByText('No guest matches')).toBeVisible();
  },
};
