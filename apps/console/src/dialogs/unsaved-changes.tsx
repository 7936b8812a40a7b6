import { Modal, type ModalProps, notify } from '@booking/ui';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { FrameContext } from './form-frame.tsx';

export interface UnsavedOptions {
  /** There are typed changes that are not saved. */
  readonly isUnsaved: boolean;
  /** The form is over the page, not on it: it stays when the page is mounted again. */
  readonly isOverPage?: boolean;
  /** Called when the user keeps editing. */
  readonly onKeep: () => void;
  /** Called when the user discards the changes. */
  readonly onDiscard: () => void;
}

/** Callbacks for the answer to the prompt. */
interface Answers {
  readonly go?: () => void;
  readonly stay?: () => void;
}

/** A form with unsaved changes. */
interface Unsaved {
  readonly isOverPage: boolean;
  readonly isLeft: (from: Location, to: Location) => boolean;
  /** Opens its prompt. */
  readonly ask: (answers: Answers) => void;
}

/** All forms with unsaved changes, the latest last. */
const unsavedForms = new Set<Unsaved>();

/** Whether the page has unsaved changes. */
export function isPageUnsaved(): boolean {
  return [...unsavedForms].some(({ isOverPage }) => !isOverPage);
}

/** Asks one form after the other, the latest first, as long as the user discards. */
function askEach(forms: readonly Unsaved[], { go, stay }: Answers): void {
  const last = forms.at(-1);
  if (last) last.ask({ go: () => askEach(forms.slice(0, -1), { go, stay }), stay });
  else go?.();
}

/**
 * Runs an action that unmounts every form, such as signing out: at once, or after the user has discarded their changes.
 */
export function confirmDiscardThen(go: () => void): void {
  askEach([...unsavedForms], { go });
}

const leftForms = (from: Location, to: Location) =>
  [...unsavedForms].filter(({ isLeft }) => isLeft(from, to));

/** Asks before another address is opened that unmounts unsaved changes. Rendered once: a router has one blocker. */
export function LeaveGuard(): null {
  const from = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leftForms(currentLocation, nextLocation).length > 0,
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    askEach(leftForms(from, blocker.location), { go: blocker.proceed, stay: blocker.reset });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker]);
  return null;
}

/**
 * Keeps `ask` among the forms with unsaved changes, and lets the browser ask before the tab is closed.
 * @param isActive There are such changes.
 */
function useUnsavedForm(
  isActive: boolean,
  ask: (answers: Answers) => void,
  isOverPage = false,
): void {
  const frameOf = use(FrameContext);
  // A page that updates its own address, such as a list changing pages, unmounts nothing outside a `FormFrame`.
  const isLeft = useEffectEvent(
    (from: Location, to: Location) =>
      from.pathname !== to.pathname || frameOf(from.search) !== frameOf(to.search),
  );
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const form: Unsaved = {
      isOverPage,
      isLeft: (from, to) => isLeft(from, to),
      ask: (answers) => askNow(answers),
    };
    unsavedForms.add(form);
    return () => {
      window.removeEventListener('beforeunload', warn);
      unsavedForms.delete(form);
    };
  }, [isActive, isOverPage]);
}

/** While it is mounted, nothing is done that would unmount it: the user sees the reason. */
export function useNotLeft(reason: string): void {
  useUnsavedForm(true, ({ stay }) => {
    notify.info(reason, { id: 'not-left' });
    stay?.();
  });
}

/**
 * Asks once before unsaved changes are lost: when the form's dialog is closed (`onOpenChange`), when another page is
 * opened, before anything passed to `confirmDiscardThen`, and, in the browser's own dialog, when the tab is closed.
 */
export function useUnsavedChanges({ isUnsaved, isOverPage, onKeep, onDiscard }: UnsavedOptions) {
  const [asked, setAsked] = useState<Answers>();
  useUnsavedForm(isUnsaved, setAsked, isOverPage);
  /** Keeps the form's dialog open while there are unsaved changes, and asks. What is confirmed is saved. */
  const onOpenChange: ModalProps['onOpenChange'] = (_, details) => {
    if (details.reason === 'confirm') return;
    setAsked(isUnsaved ? {} : undefined);
    if (isUnsaved) details.cancel();
  };
  return {
    onOpenChange,
    question: {
      open: asked !== undefined,
      onKeep: () => {
        setAsked(undefined);
        onKeep();
        asked?.stay?.();
      },
      onDiscard: () => {
        setAsked(undefined);
        onDiscard();
        asked?.go?.();
      },
    },
  };
}

export interface DiscardQuestionProps {
  readonly open: boolean;
  /** Noun for the changed record or form: "Your changes to … haven’t been saved." */
  readonly what: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether to discard changes. Closing it in any way but the red button keeps them. */
export function DiscardQuestion({ open, what, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Modal
      role="alertdialog"
      open={open}
      size="sm"
      header={{ icon: 'triangle-alert', color: 'red', text: 'Discard changes?' }}
      onOpenChange={onKeep}
      footer={{
        cancel: { name: 'Keep editing' },
        confirm: { name: 'Discard', color: 'red', onConfirm: onDiscard },
      }}
    >
      <p>Your changes to {what} haven’t been saved.</p>
    </Modal>
  );
}
