'use client';
import { isValidElement, type MouseEventHandler, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { ModalFooter } from '../modal/index.ts';
import { modalMessages } from '../modal/modal.messages.ts';
import { useMessages } from '../primitives/text/use-messages.ts';

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
  return (
    <footer className="bk-drawer-foot" data-part="footer">
      {isDescribed(footer) ? <Buttons footer={footer} {...rest} /> : footer}
    </footer>
  );
}

interface ButtonsProps extends DrawerFootProps {
  footer: ModalFooter;
}

/** The buttons of a modal's footer, in its order. */
function Buttons({ footer, isLoading, onCancel }: ButtonsProps) {
  const { cancel = {}, confirm, actions, note } = footer;
  const messages = useMessages('modal', modalMessages);
  return (
    <>
      {note && (
        <div className="bk-drawer-note" data-part="note">
          {note}
        </div>
      )}
      {actions}
      {!cancel.hide && (
        <Button
          data-part="cancel"
          color={cancel.color ?? 'transparent'}
          variant="secondary"
          disabledReason={isLoading ? messages.busy : undefined}
          onClick={onCancel}
        >
          {cancel.name ?? messages.cancel}
        </Button>
      )}
      {confirm && !confirm.hide && (
        <Button
          data-part="confirm"
          color={confirm.color ?? 'theme'}
          isLoading={isLoading}
          disabledReason={confirm.disabledReason}
          onClick={confirm.onConfirm}
        >
          {confirm.name ?? messages.save}
        </Button>
      )}
    </>
  );
}
