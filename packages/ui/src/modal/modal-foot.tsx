import type { MouseEventHandler } from 'react';
import { usePart } from '../primitives/react/use-part.ts';
import { FooterButtons, hasConfirm } from './footer-buttons.tsx';
import type { ModalFooter } from './modal.types.ts';

interface ModalFootProps {
  footer: ModalFooter | undefined;
  hasForm: boolean;
  isLoading: boolean;
  onCancel: MouseEventHandler;
}

/** A note and buttons. Renders nothing if there are none. */
export function ModalFoot({ footer = {}, hasForm, ...rest }: ModalFootProps) {
  const part = usePart();
  const { note, ...buttons } = footer;
  const { cancel, confirm, actions } = buttons;
  if (cancel?.hide && !hasConfirm(confirm, hasForm) && !actions && !note) return null;
  return (
    <footer {...part('footer', 'bk-modal-foot')}>
      {note && <div {...part('note', 'bk-modal-note')}>{note}</div>}
      <FooterButtons {...buttons} {...rest} hasForm={hasForm} />
    </footer>
  );
}
