import { Button } from '../button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { modalMessages } from './modal.messages.ts';
import type { ModalFooter } from './modal.types.ts';

interface ModalFootProps {
  footer: ModalFooter | undefined;
  hasForm: boolean;
  isLoading: boolean;
  onClose: () => void;
}

/** Cancel, then Confirm. Renders nothing if there are no buttons and no note. */
export function ModalFoot({ footer = {}, hasForm, isLoading, onClose }: ModalFootProps) {
  const { cancel = {}, confirm, note } = footer;
  const messages = useMessages('modal', modalMessages);
  const hasCancel = !cancel.hide;
  const hasConfirm = !confirm?.hide && (hasForm || confirm !== undefined);
  if (!hasCancel && !hasConfirm && !note) return null;
  return (
    <footer className="bk-modal-foot">
      {note && <div className="bk-modal-note">{note}</div>}
      {hasCancel && (
        <Button
          color={cancel.color ?? 'transparent'}
          variant="secondary"
          disabledReason={isLoading ? messages.busy : undefined}
          onClick={onClose}
        >
          {cancel.name ?? messages.cancel}
        </Button>
      )}
      {hasConfirm && (
        <Button
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
