import { ApiError } from '@booking/api-client';
import { BookingProvider, DatePicker, Select, TextField } from '@booking/ui';
import { createUser } from '@booking/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Booking, BookingForm } from '../src/booking-form.tsx';
import { RenameDialog } from '../src/rename-dialog.tsx';

afterEach(cleanup);

test('React Hook Form: an error takes the focus, and what is chosen is submitted', async () => {
  const user = userEvent.setup();
  const booked: Booking[] = [];
  render(
    <BookingProvider>
      <BookingForm onBook={(booking) => booked.push(booking)} />
    </BookingProvider>,
  );
  const guest = screen.getByRole('textbox', { name: 'Guest' });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Enter the guest’s name.')).toBeTruthy();
  expect(document.activeElement).toBe(guest);
  expect(guest.getAttribute('aria-invalid')).toBe('true');
  expect(booked).toEqual([]);

  const ui = createUser(user);
  await ui.fill('Guest', 'Asha Mehta');
  await ui.choose('Room', 'Garden view');
  await ui.fill('Arrival', '14 Mar 2027');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await expect
    .poll(() => booked)
    .toEqual([{ guest: 'Asha Mehta', room: 'garden', arrival: '2027-03-14' }]);
});

test('React Hook Form in a dialog: what the server refuses is said at its field, or above', async () => {
  const user = userEvent.setup();
  const refusals = [
    { code: 'DUPLICATE', errors: [{ path: 'code', code: 'taken', message: 'LKV1 is taken.' }] },
    { code: 'VALIDATION', errors: [{ path: 'pan', code: 'format', message: 'Check the PAN.' }] },
    { code: 'UNAVAILABLE', message: 'Try again in a minute.' },
  ];
  const refuse = async () => {
    const body = refusals.shift();
    if (body) throw new ApiError('http', 'PATCH /institution/{instituteId}', { status: 400, body });
  };
  let closes = 0;
  render(
    <BookingProvider>
      <RenameDialog
        institute={{ name: 'Lakeview', code: 'LKV1' }}
        open
        save={refuse}
        onClose={() => {
          closes += 1;
        }}
      />
    </BookingProvider>,
  );
  const save = await screen.findByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('LKV1 is taken.')).toBeTruthy();
  const code = screen.getByRole('textbox', { name: 'Code' });
  await expect.poll(() => document.activeElement).toBe(code);
  expect(code.getAttribute('aria-invalid')).toBe('true');

  for (const message of ['Check the PAN.', 'Try again in a minute.']) {
    await user.click(save);
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe(message);
  }
  await user.click(save);
  await expect.poll(() => closes).toBe(1);
});

test('a native form: FormData has every name, and a reset brings back the defaults', async () => {
  const user = userEvent.setup();
  render(
    <BookingProvider>
      <form aria-label="Booking">
        <TextField label="Guest" name="guest" defaultValue="Asha" />
        <Select label="Room" name="room" options={[{ value: 'lake', label: 'Lake view' }]} />
        <DatePicker label="Arrival" name="arrival" defaultValue="2027-03-14" today="2027-03-01" />
        <button type="reset">Start again</button>
      </form>
    </BookingProvider>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Booking' });
  const values = () => Object.fromEntries(new FormData(form));
  const before = { guest: 'Asha', room: 'lake', arrival: '2027-03-14' };
  expect(values()).toEqual(before);

  const ui = createUser(user);
  await ui.fill('Guest', 'Asha Mehta');
  await ui.pickDay('Arrival', '2027-03-15');
  expect(values()).toEqual({ guest: 'Asha Mehta', room: 'lake', arrival: '2027-03-15' });
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await expect.poll(values).toEqual(before);
});
