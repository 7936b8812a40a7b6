import { expectTypeOf, it } from 'vitest';
import type { DrawerProps } from '../drawer/index.ts';
import type { MenuProps } from '../menu/index.ts';
import type { ModalProps } from './index.ts';

it('M11 lets no modal, no drawer and no menu be written without a name', () => {
  expectTypeOf<{ open: true; header: { text: string } }>().toExtend<ModalProps>();
  expectTypeOf<{ open: true }>().not.toExtend<ModalProps>();
  expectTypeOf<{ open: true; header: { icon: 'info' } }>().not.toExtend<ModalProps>();
  expectTypeOf<Omit<DrawerProps, 'label'>>().not.toExtend<DrawerProps>();
  expectTypeOf<Omit<MenuProps, 'label'>>().not.toExtend<MenuProps>();
});
