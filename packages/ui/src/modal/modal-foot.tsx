import { Button } from '../button/index.ts';
import { useWords } from '../words/use-words.ts';
import type { ModalFooter } from './modal.types.ts';
import { modalWords } from './modal.words.ts';

interface ModalFootProps {
  footer: ModalFooter | undefined;
  hasForm: boolean;
  isLoading: boolean;
  onClose: () => void;
}

/** Cancel left of Confirm; nothing at all where there is nothing to press and nothing to say. */
export function ModalFoot({ footer = {}, hasForm, isLoading, onClose }: ModalFootProps) {
  const { cancel = {}, confirm, note } = footer;
  const words = useWords('modal', modalWords);
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
          disabledReason={isLoading ? words.busy : undefined}
          onClick={onClose}
        >
          {cancel.name ?? words.cancel}
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
          {confirm?.name ?? words.save}
        </Button>
      )}
    </footer>
  );
}
