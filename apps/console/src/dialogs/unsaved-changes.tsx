import { Modal } from '@booking/ui';
import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';

export interface UnsavedOptions {
  /** There are typed changes that are not saved. */
  readonly isUnsaved: boolean;
  /**
   * Whether another address of the same page unmounts the form, for example one that closes its drawer. Default: none
   * does, and only leaving the page asks.
   */
  readonly isLeft?: (from: Location, to: Location) => boolean;
  /** Called when the user keeps editing. */
  readonly onKeep: () => void;
  /** Called when the user discards the changes. */
  readonly onDiscard: () => void;
}

/** The prompts of all forms with unsaved changes. */
const questions = new Set<(go: () => void) => void>();

/**
 * Runs an action that unmounts every form, such as signing out: at once, or after the user has discarded their changes.
 */
export function confirmDiscardThen(go: () => void): void {
  const ask = [...questions].at(-1);
  if (ask) ask(go);
  else go();
}

/**
 * Asks once before unsaved changes are lost: when the form is closed (`ask`), when another page is opened, before
 * anything passed to `confirmDiscardThen`, and, in the browser's own dialog, when the tab is closed.
 */
export function useUnsavedChanges({ isUnsaved, isLeft, onKeep, onDiscard }: UnsavedOptions) {
  const [isAsking, setIsAsking] = useState(false);
  /** The action waiting for the answer. */
  const [waiting, setWaiting] = useState<() => void>();
  // A page that updates its own address, as a list changing pages, unmounts nothing.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && (from.pathname !== to.pathname || isLeft?.(from, to) === true),
  );
  /**
   * The destination that the user declined. The router resets its blocker in a transition, after the prompt closes: by
   * its state alone, asking again at once would show the old, closed prompt.
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
    /** Opens the prompt if there are unsaved changes; returns whether it did. */
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
  /** What the changes belong to. */
  readonly what: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether to discard changes. Closing it in any way but the red button keeps them. */
export function DiscardQuestion({ open, what, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Modal
      open={open}
      size="sm"
      header={{ icon: 'triangle-alert', color: 'red', text: 'Discard changes?' }}
      onClose={onKeep}
      footer={{
        cancel: { name: 'Keep editing' },
        confirm: { name: 'Discard', color: 'red', onConfirm: onDiscard },
      }}
    >
      <p>Your changes to {what} haven’t been saved.</p>
    </Modal>
  );
}
