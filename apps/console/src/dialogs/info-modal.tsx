import { type IconName, Modal, type ModalProps } from '@booking/ui';
import { type ReactNode, useState } from 'react';

interface InfoModalProps extends Pick<ModalProps, 'size'> {
  readonly icon: IconName;
  readonly title: string;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A dialog that is open while it is rendered, closes by itself and has nothing to confirm. */
export function InfoModal({ icon, title, size, onClosed, children }: InfoModalProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      size={size}
      onOpenChange={() => setIsOpen(false)}
      onClosed={onClosed}
      header={{ icon, text: title }}
      footer={{ cancel: { hide: true }, confirm: { hide: true } }}
    >
      {children}
    </Modal>
  );
}
