import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { SaveCancelled } from '../../forms/use-save.ts';
import type { Section } from './sections.tsx';

interface SectionQuestion {
  /** Resolves when it is confirmed, or where the section asks nothing. @throws SaveCancelled when it is not. */
  readonly ask: (body: object) => Promise<void>;
  /** Render it beside the form. */
  readonly element: ReactNode;
}

/** Asks before a section is saved that affects everyone: by its name typed, and the own password. */
export function useSectionQuestion({ title, effects }: Section): SectionQuestion {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const [isOpen, setIsOpen] = useState(false);
  const confirmed = useRef<string>(undefined);

  async function ask(body: object): Promise<void> {
    const change = JSON.stringify(body);
    // A save that got no response is sent again.
    if (!effects || confirmed.current === change) return;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      setAnswer(() => resolve);
      setIsOpen(true);
    });
    if (!isConfirmed) throw new SaveCancelled();
    confirmed.current = change;
  }

  return {
    ask,
    element: effects && answer && (
      <ConfirmDialog
        open={isOpen}
        confirmation={{
          level: 3,
          impact: { lines: effects },
          phrase: { label: 'Type the section’s name to confirm', text: title },
        }}
        icon="shield-check"
        title={`Save ${title}?`}
        confirmLabel="Save changes"
        onConfirm={() => answer(true)}
        onClose={(reason) => {
          setIsOpen(false);
          if (reason !== 'confirm') answer(false);
        }}
        onClosed={() => setAnswer(undefined)}
      />
    ),
  };
}
