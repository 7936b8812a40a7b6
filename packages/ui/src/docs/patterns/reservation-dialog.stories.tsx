import { Button } from '@booking/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReservationDialog } from './reservation-dialog.tsx';

const NIGHT = 4_200;

const meta = {
  title: 'Patterns/Reservation dialog',
  component: ReservationDialog,
  args: {
    open: true,
    today: '2027-03-27',
    rooms: ({ startDate }) => [
      {
        value: '101',
        label: 'Room 101',
        group: 'Deluxe',
        ...(startDate < '2027-03-29' && { disabledReason: 'Taken by Asha Rao until 29 Mar.' }),
      },
      { value: '102', label: 'Room 102', group: 'Deluxe' },
      { value: '201', label: 'Room 201', group: 'Suite' },
    ],
    priceOf: (_room, arrival, departure) => {
      const nights = Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);
      return { nights, price: nights * NIGHT, tax: nights * NIGHT * 0.05 };
    },
    save: fn(async (): Promise<string | undefined> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ReservationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'New reservation' }));

export const Default: Story = {};

export const Phone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Booked: Story = {
  name: 'Behaviour: the price comes with the room and the days, and Book closes the dialog',
  args: { initialStay: { startDate: '2027-03-27', endDate: '2027-03-30' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(dialog().getByRole('textbox', { name: 'Guest' }), 'Ila Rathore');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Room' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Room 102' }));
    await expect(await dialog().findByText('₹13,230.00')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledWith(true);
    await expect(args.save).toHaveBeenCalledWith({
      guest: 'Ila Rathore',
      room: '102',
      guests: 1,
      startDate: '2027-03-27',
      endDate: '2027-03-30',
    });
  },
};

export const Refused: Story = {
  name: 'Behaviour: what is missing, and why the server refuses, is said at its field',
  args: {
    initialStay: { startDate: '2027-03-27', endDate: '' },
    save: fn(async (): Promise<string | undefined> => 'Room 201 was booked a moment ago.'),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await expect(await dialog().findByText('Enter the name of the guest.')).toBeVisible();
    await expect(dialog().getByRole('textbox', { name: 'Guest' })).toHaveFocus();
    await expect(dialog().getByText('Choose the days of the stay.')).toBeVisible();
    await expect(dialog().getByText('Choose a room.')).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
    await expect(dialog().getByRole('combobox', { name: 'Room' })).toHaveTextContent(
      'Choose a room',
    );
    await userEvent.type(dialog().getByRole('textbox', { name: 'Guest' }), 'Ila Rathore');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Room' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Room 201' }));
    await userEvent.type(dialog().getByRole('textbox', { name: /^Check-out/ }), '30 Mar 2027{Tab}');
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await expect(await dialog().findByText('Room 201 was booked a moment ago.')).toBeVisible();
    await expect(dialog().getByRole('combobox', { name: 'Room' })).toHaveFocus();
    await expect(dialog().getByRole('textbox', { name: 'Guest' })).toHaveValue('Ila Rathore');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Taken: Story = {
  name: 'Behaviour: which rooms are taken follows the days, and a taken room can’t be booked',
  args: { initialStay: { room: '101', startDate: '2027-03-27', endDate: '2027-03-30' } },
  play: async ({ args, userEvent }) => {
    const room = () => dialog().getByRole('combobox', { name: 'Room' });
    await userEvent.type(dialog().getByRole('textbox', { name: 'Guest' }), 'Ila Rathore');
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await expect(await dialog().findByText('Taken by Asha Rao until 29 Mar.')).toBeVisible();
    await expect(room()).toHaveFocus();
    await expect(args.save).not.toHaveBeenCalled();
    const checkIn = dialog().getByRole('textbox', { name: /^Check-in/ });
    await userEvent.clear(checkIn);
    await userEvent.type(checkIn, '29 Mar 2027{Tab}');
    await userEvent.click(room());
    await expect(await screen.findByRole('option', { name: 'Room 101' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
  },
};

export const Edited: Story = {
  name: 'Behaviour: an existing reservation is edited, also one that has begun',
  args: {
    reservation: {
      guest: 'Kabir Sethi',
      room: '201',
      guests: 2,
      startDate: '2027-03-25',
      endDate: '2027-03-28',
    },
  },
  play: async ({ args, userEvent }) => {
    const edit = within(screen.getByRole('dialog', { name: 'Edit reservation' }));
    await expect(edit.getByRole('textbox', { name: 'Guest' })).toHaveValue('Kabir Sethi');
    const checkOut = edit.getByRole('textbox', { name: /^Check-out/ });
    await userEvent.clear(checkOut);
    await userEvent.type(checkOut, '29 Mar 2027{Tab}');
    await userEvent.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
    await expect(args.save).toHaveBeenCalledWith({
      guest: 'Kabir Sethi',
      room: '201',
      guests: 2,
      startDate: '2027-03-25',
      endDate: '2027-03-29',
    });
  },
};

export const Again: Story = {
  name: 'Behaviour: it begins again each time it opens, and can be left after a failure',
  args: {
    initialStay: { room: '102', startDate: '2027-03-27', endDate: '2027-03-30' },
    save: fn((): Promise<string | undefined> => Promise.reject(new Error('The network is down.'))),
  },
  render: function OpenedAgain(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>New reservation</Button>
        <ReservationDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'New reservation' }));
    const guest = () => dialog().getByRole('textbox', { name: 'Guest' });
    await open();
    await userEvent.type(guest(), 'Ila Rathore');
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await dialog().findByText('Couldn’t save the reservation. Try again.');
    await expect(guest()).toHaveValue('Ila Rathore');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await expect(guest()).toHaveValue('');
    await expect(dialog().queryByText('Couldn’t save the reservation. Try again.')).toBeNull();
  },
};
