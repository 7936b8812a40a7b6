import type { MouseEventHandler } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { modalMessages } from './modal.messages.ts';
import type { ModalFooter } from './modal.types.ts';

interface ModalFootProps {
  footer: ModalFooter | undefined;
  hasForm: boolean;
  isLoading: boolean;
  onCancel: MouseEventHandler;
}

/** More actions, then Cancel, then Confirm. Renders nothing if there are no buttons and no note. */
export function ModalFoot({ footer = {}, hasForm, isLoading, onCancel }: ModalFootProps) {
  const { cancel = {}, confirm, actions, note } = footer;
  const messages = useMessages('modal', modalMessages);
  const hasCancel = !cancel.hide;
  const hasConfirm = !confirm?.hide && (hasForm || confirm !== undefined);
  if (!hasCancel && !hasConfirm && !actions && !note) return null;
  return (
    <footer className="bk-modal-foot" data-part="footer">
      {note && (
        <div className="bk-modal-note" data-part="note">
          {note}
        </div>
      )}
      {actions}
      {hasCancel && (
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
      {hasConfirm && (
        <Button
          data-part="confirm"
          type={hasForm ? 'submit' : 'button'}
          color={confirm?.color ?? 'theme'}
          isLoading={isLoading}
          disabledReason={confirm?.disabledReason}
          onClick={confirm?.onConfirm}
        >
          {confirm?.name ?? messages.save}
        </Button>
      )}
    </footer>
  );
}
