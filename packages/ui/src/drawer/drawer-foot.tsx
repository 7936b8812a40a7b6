'use client';
import { isValidElement, type MouseEventHandler, type ReactNode } from 'react';
import { FooterButtons } from '../modal/footer-buttons.tsx';
import type { ModalFooter } from '../modal/index.ts';
import { usePart } from '../primitives/react/use-part.ts';

export type DrawerFooter = ReactNode | ModalFooter;

/** Returns whether a footer is the modal's kind: buttons that are described, not drawn. */
export const isDescribed = (footer: DrawerFooter): footer is ModalFooter =>
  typeof footer === 'object' &&
  footer !== null &&
  !isValidElement(footer) &&
  ('cancel' in footer || 'confirm' in footer || 'actions' in footer || 'note' in footer);

interface DrawerFootProps {
  footer: DrawerFooter;
  isLoading: boolean;
  onCancel: MouseEventHandler;
}

/** The footer, which stays below the content of a drawer. */
export function DrawerFoot({ footer, ...rest }: DrawerFootProps) {
  const part = usePart();
  if (!isDescribed(footer)) {
    return <footer {...part('footer', 'bk-drawer-foot')}>{footer}</footer>;
  }
  const { note, ...buttons } = footer;
  return (
    <footer {...part('footer', 'bk-drawer-foot')}>
      {note && <div {...part('note', 'bk-drawer-note')}>{note}</div>}
      <FooterButtons {...buttons} {...rest} />
    </footer>
  );
}
