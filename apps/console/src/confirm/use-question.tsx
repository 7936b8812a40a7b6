import { type ReactNode, useRef, useState } from 'react';
import { SaveCancelled } from '../forms/use-save.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

/** Question that is asked before a save. */
export type Question = Pick<ConfirmDialogProps, 'confirmation' | 'icon' | 'title' | 'confirmLabel'>;

export interface QuestionAsker {
  /**
   * Resolves when it is confirmed, or there is nothing to ask. The same change is asked about once: a save that got no
   * response is sent again.
   * @throws SaveCancelled when it is declined.
   */
  readonly ask: (question: Question | undefined, change: object) => Promise<void>;
  /** Render it beside the form. */
  readonly element: ReactNode;
}

/** Asks before a form is saved. */
export function useQuestion(): QuestionAsker {
  const [asked, setAsked] = useState<
    Question & { readonly answer: (isConfirmed: boolean) => void }
  >();
  const [isOpen, setIsOpen] = useState(false);
  const confirmed = useRef<string>(undefined);

  async function ask(question: Question | undefined, change: object): Promise<void> {
    const key = JSON.stringify(change);
    if (!question || confirmed.current === key) return;
    const isConfirmed = await new Promise<boolean>((answer) => {
      setAsked({ ...question, answer });
      setIsOpen(true);
    });
    if (!isConfirmed) throw new SaveCancelled();
    confirmed.current = key;
  }

  if (!asked) return { ask, element: null };
  const { answer, ...question } = asked;
  return {
    ask,
    element: (
      <ConfirmDialog
        {...question}
        open={isOpen}
        onConfirm={() => answer(true)}
        onOpenChange={(_, { reason }) => {
          setIsOpen(false);
          if (reason !== 'confirm') answer(false);
        }}
        onClosed={() => setAsked(undefined)}
      />
    ),
  };
}
