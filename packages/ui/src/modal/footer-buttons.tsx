import type { MouseEventHandler } from 'react';
import { Button } from '../button/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { modalMessages } from './modal.messages.ts';
import type { ModalFooter } from './modal.types.ts';

interface FooterButtonsProps extends Pick<ModalFooter, 'cancel' | 'confirm' | 'actions'> {
  /** Confirm submits the form around it. */
  hasForm?: boolean;
  isLoading: boolean;
  onCancel: MouseEventHandler;
}

/** The buttons at the end of a dialog or drawer: more actions, then Cancel, then Confirm. */
export function FooterButtons({
  cancel = {},
  confirm,
  actions,
  hasForm = false,
  isLoading,
  onCancel,
}: FooterButtonsProps) {
  const part = usePart();
  const messages = useMessages('modal', modalMessages);
  return (
    <>
      {actions}
      {!cancel.hide && (
        <Button
          {...part('cancel')}
          color={cancel.color ?? 'transparent'}
          variant="secondary"
          disabledReason={isLoading ? messages.busy : undefined}
          onClick={onCancel}
        >
          {cancel.name ?? messages.cancel}
        </Button>
      )}
      {hasConfirm(confirm, hasForm) && (
        <Button
          {...part('confirm')}
          type={hasForm ? 'submit' : 'button'}
          color={confirm?.color ?? 'theme'}
          isLoading={isLoading}
          disabledReason={confirm?.disabledReason}
          onClick={confirm?.onConfirm}
        >
          {confirm?.name ?? messages.save}
        </Button>
      )}
    </>
  );
}

/** A form has a button that submits it, unless it is hidden. */
export const hasConfirm = (confirm: ModalFooter['confirm'], hasForm: boolean): boolean =>
  !confirm?.hide && (hasForm || confirm !== undefined);
