'use client';
import { isValidElement, type MouseEventHandler, type ReactNode } from 'react';
import { FooterButtons } from '../modal/footer-buttons.tsx';
import type { ModalFooter } from '../modal/index.ts';

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

/** What stays below the content of a drawer. */
export function DrawerFoot({ footer, ...rest }: DrawerFootProps) {
  if (!isDescribed(footer)) {
    return (
      <footer className="bk-drawer-foot" data-part="footer">
        {footer}
      </footer>
    );
  }
  const { note, ...buttons } = footer;
  return (
    <footer className="bk-drawer-foot" data-part="footer">
      {note && (
        <div className="bk-drawer-note" data-part="note">
          {note}
        </div>
      )}
      <FooterButtons {...buttons} {...rest} />
    </footer>
  );
}
