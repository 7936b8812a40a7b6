import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DatePicker } from '../date-picker/index.ts';
import { hi } from '../messages/hi.ts';
import { MessagesProvider } from '../messages/index.ts';
import { TestDesk } from '../testing/test-desk.tsx';
import { acts, refusals } from '../testing/test-desk-acts.ts';
import { createUser } from './testing-library.ts';

const atDesk = () => {
  const user = userEvent.setup();
  render(<TestDesk />);
  return { user, ui: createUser(user, { timeout: 3000 }) };
};

const held = (): unknown =>
  JSON.parse(screen.getByRole('status', { name: 'Held' }).textContent ?? '');

it.each(acts)('$title', async ({ act, held: expected }) => {
  const { ui } = atDesk();
  await act(ui);
  await waitFor(() => expect(held()).toMatchObject(expected));
});

it('confirms a dialog, which closes', async () => {
  const { user, ui } = atDesk();
  await user.click(screen.getByRole('button', { name: 'Delete room' }));
  await ui.confirm('Delete Room 101?', 'Delete');
  expect(held()).toMatchObject({ confirmed: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('closes a dialog, and looks into one', async () => {
  const { user, ui } = atDesk();
  await user.click(screen.getByRole('button', { name: 'Delete room' }));
  await expect(ui.inside('alertdialog', 'Delete Room 101?').choose('Title', 'Ms')).rejects.toThrow(
    /There is no combobox/,
  );
  await ui.closeDialog('Delete Room 101?');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('dismisses a toast by a part of its text', async () => {
  const { user, ui } = atDesk();
  await user.click(screen.getByRole('button', { name: 'Say it' }));
  await ui.findToast('Room 101 is clean.');
  await expect(ui.findToast('Room 102')).rejects.toThrow(/Room 101 is clean/);
  await ui.dismissToast('Room 101');
  expect(screen.queryByRole('group', { name: /Room 101 is clean/ })).toBeNull();
});

it('uploads a file', async () => {
  const { ui } = atDesk();
  await ui.upload('Passport', new File(['scan'], 'passport.png', { type: 'image/png' }));
  await waitFor(() => expect(held()).toMatchObject({ files: ['passport.png'] }));
});

it('knows the words of another language', async () => {
  render(
    <MessagesProvider messages={hi}>
      <DatePicker label="आगमन" today="2027-03-10" name="day" />
    </MessagesProvider>,
  );
  await createUser(userEvent.setup(), { messages: hi }).pickDay('आगमन', '2028-02-29');
  expect(screen.getByRole('textbox', { name: 'आगमन' })).toHaveValue(
    hi.datePicker.day('2028-02-29'),
  );
});

it.each(refusals)('says $title', async ({ act, says }) => {
  const ui = createUser(userEvent.setup(), { timeout: 300 });
  render(<TestDesk />);
  await expect(act(ui)).rejects.toThrow(says);
});
