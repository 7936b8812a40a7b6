import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReservationDialog } from './reservation-dialog.tsx';

const NIGHT = 4_200;

const meta = {
  title: 'Patterns/Reservation dialog',
  component: ReservationDialog,
  args: {
    open: true,
    today: '2027-03-27',
    rooms: [
      {
        value: '101',
        label: 'Room 101',
        group: 'Deluxe',
        disabledReason: 'Taken by Asha Rao until 29 Mar.',
      },
      { value: '102', label: 'Room 102', group: 'Deluxe' },
      { value: '201', label: 'Room 201', group: 'Suite' },
    ],
    priceOf: (_room, arrival, departure) => {
      const nights = Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000);
      return { nights, price: nights * NIGHT, tax: nights * NIGHT * 0.05 };
    },
    book: fn(async (): Promise<string | undefined> => undefined),
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
    await expect(await dialog().findByText('₹13,230')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.book).toHaveBeenCalledWith({ guest: 'Ila Rathore', room: '102', guests: 1 });
  },
};

export const Refused: Story = {
  name: 'Behaviour: what is missing, and why the server refuses, is said at its field',
  args: {
    book: fn(async (): Promise<string | undefined> => 'Room 201 was booked a moment ago.'),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await expect(await dialog().findByText('Enter the name of the guest.')).toBeVisible();
    await expect(dialog().getByText('Choose a room.')).toBeVisible();
    await userEvent.type(dialog().getByRole('textbox', { name: 'Guest' }), 'Ila Rathore');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Room' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Room 201' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Book' }));
    await expect(await dialog().findByText('Room 201 was booked a moment ago.')).toBeVisible();
    await expect(dialog().getByRole('textbox', { name: 'Guest' })).toHaveValue('Ila Rathore');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
