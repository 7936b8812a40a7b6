import { render } from '@testing-library/react';
import { StrictMode } from 'react';
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
