import { Modal } from '@booking/ui';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

interface UnsavedOptions {
  /** Something was typed that nobody has saved. */
  readonly isUnsaved: boolean;
  /** The user goes on editing. */
  readonly onKeep: () => void;
  /** The user lets it go. */
  readonly onDiscard: () => void;
}

/**
 * Asks once before typed changes are lost: when the form is closed (`ask`), when another page is opened, and, in the
 * browser's words, when the tab is closed.
 */
export function useUnsavedChanges({ isUnsaved, onKeep, onDiscard }: UnsavedOptions) {
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return {
    /** Opens the question if there is anything to lose; says whether it did. */
    ask: () => {
      setIsAsking(isUnsaved);
      return isUnsaved;
    },
    question: {
      open: isAsking || blocker.state === 'blocked',
      onKeep: () => {
        setIsAsking(false);
        blocker.reset?.();
        onKeep();
      },
      onDiscard: () => {
        setIsAsking(false);
        blocker.proceed?.();
        onDiscard();
      },
    },
  };
}

export interface DiscardQuestionProps {
  readonly open: boolean;
  /** What the changes are about. */
  readonly what: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Closing it in any way but by its red button keeps the changes. */
export function DiscardQuestion({ open, what, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Modal
      open={open}
      size="sm"
      header={{ icon: 'triangle-alert', color: 'red', text: 'Discard the changes?' }}
      footer={{
        cancel: { name: 'Keep editing', onCancel: onKeep },
        confirm: { name: 'Discard', color: 'red', onConfirm: onDiscard },
      }}
    >
      <p>What you typed for {what} is not saved yet.</p>
    </Modal>
  );
}
