import { Modal } from '@booking/ui';
import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';

interface UnsavedOptions {
  /** Something was typed that nobody has saved. */
  readonly isUnsaved: boolean;
  /**
   * Whether another address of the same page takes the form away, as one without the drawer that it is in. Default: none
   * does, and only another page is asked about.
   */
  readonly isLeft?: (from: Location, to: Location) => boolean;
  /** The user goes on editing. */
  readonly onKeep: () => void;
  /** The user lets it go. */
  readonly onDiscard: () => void;
}

/** The questions of the forms with something unsaved. */
const questions = new Set<(go: () => void) => void>();

/** Does what takes every form away, as signing out: at once, or when whoever has typed something lets it go. */
export function confirmDiscardThen(go: () => void): void {
  const ask = [...questions].at(-1);
  if (ask) ask(go);
  else go();
}

/**
 * Asks once before typed changes are lost: when the form is closed (`ask`), when another page is opened, before
 * what goes through `confirmDiscardThen`, and, in the browser's words, when the tab is closed.
 */
export function useUnsavedChanges({ isUnsaved, isLeft, onKeep, onDiscard }: UnsavedOptions) {
  const [isAsking, setIsAsking] = useState(false);
  /** What waits for the answer. */
  const [waiting, setWaiting] = useState<() => void>();
  // What a page writes into its own address, as a list that turns to its last page, takes nothing away.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && (from.pathname !== to.pathname || isLeft?.(from, to) === true),
  );
  /**
   * Where the user has chosen not to go. The router forgets it in a transition, later than the question closes: by
   * its state alone a question asked again meanwhile would be the old one, which has closed.
   */
  const [declined, setDeclined] = useState<Location>();
  const isBlocked = blocker.state === 'blocked' && blocker.location !== declined;
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const ask = (go: () => void) => setWaiting(() => go);
    questions.add(ask);
    return () => {
      window.removeEventListener('beforeunload', warn);
      questions.delete(ask);
    };
  }, [isUnsaved]);
  return {
    /** Opens the question if there is anything to lose; says whether it did. */
    ask: () => {
      setIsAsking(isUnsaved);
      return isUnsaved;
    },
    question: {
      open: isAsking || waiting !== undefined || isBlocked,
      onKeep: () => {
        setIsAsking(false);
        setWaiting(undefined);
        setDeclined(blocker.location);
        blocker.reset?.();
        onKeep();
      },
      onDiscard: () => {
        setIsAsking(false);
        setWaiting(undefined);
        blocker.proceed?.();
        onDiscard();
        waiting?.();
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
      header={{ icon: 'triangle-alert', color: 'red', text: 'Discard changes?' }}
      footer={{
        cancel: { name: 'Keep editing', onCancel: onKeep },
        confirm: { name: 'Discard', color: 'red', onConfirm: onDiscard },
      }}
    >
      <p>Your changes to {what} haven’t been saved.</p>
    </Modal>
  );
}
