import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { Drawer, type DrawerProps } from '../drawer/index.ts';
import type { MenuProps } from '../menu/index.ts';
import { TextField } from '../text-field/index.ts';
import { Modal, type ModalProps } from './index.ts';

it('M11 types require a name for modal, drawer and menu', () => {
  expectTypeOf<{ open: true; header: { text: string } }>().toExtend<ModalProps>();
  expectTypeOf<{ open: true }>().not.toExtend<ModalProps>();
  expectTypeOf<{ open: true; header: { icon: 'info' } }>().not.toExtend<ModalProps>();
  expectTypeOf<Omit<DrawerProps, 'label'>>().not.toExtend<DrawerProps>();
  expectTypeOf<Omit<MenuProps, 'label'>>().not.toExtend<MenuProps>();
});

it('M1 focus starts at the first field that can be changed', () => {
  const { getByLabelText } = render(
    <Modal open header={{ text: 'Edit category' }}>
      <TextField label="Rents" readOnly defaultValue="Rooms" />
      <TextField label="Name" />
    </Modal>,
  );
  expect(getByLabelText('Name')).toHaveFocus();
});

it('M11 warns once in development about a dialog without a name', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <StrictMode>
      <Modal open header={{ text: ' ' }} />
      <Modal open header={{ text: 'Edit institute' }} />
      <Drawer open label="" onOpenChange={() => {}} />
    </StrictMode>,
  );
  expect(warn.mock.calls.map(([text]) => /A (\w+) is open/.exec(String(text))?.[1]).sort()).toEqual(
    ['Drawer', 'Modal'],
  );
  warn.mockRestore();
});

it('warns once in development about a dialog that has closed and whose open is still true', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = userEvent.setup();
  const { getByRole, queryByRole } = render(<ClosedLate />);
  await user.click(getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
  expect(warn).not.toHaveBeenCalled();
  render(<Modal open header={{ text: 'Edit institute' }} />);
  await user.click(getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('`open` is still true')]]);
  warn.mockRestore();
});

/** Closes at the last moment that there is. */
function ClosedLate() {
  const [open, setOpen] = useState(true);
  return <Modal open={open} header={{ text: 'Edit category' }} onClosed={() => setOpen(false)} />;
}
