import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { SaveCancelled } from '../../forms/use-save.ts';

interface Question {
  readonly email: string;
  readonly answer: (isConfirmed: boolean) => void;
}

interface SuperAdminQuestion {
  /** Resolves when it is confirmed. The same person is asked about once. @throws SaveCancelled when it is not. */
  readonly ask: (body: FieldValues) => Promise<void>;
  /** Render it beside the form. */
  readonly element: ReactNode;
}

/** Asks before someone is given the role of the platform: by their address typed, and the own password. */
export function useSuperAdminQuestion(): SuperAdminQuestion {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setIsOpen] = useState(false);
  const confirmed = useRef<string>(undefined);

  async function ask({ email }: FieldValues): Promise<void> {
    // A save that got no response is sent again.
    if (confirmed.current === email) return;
    const isConfirmed = await new Promise<boolean>((answer) => {
      setQuestion({ email: String(email).trim(), answer });
      setIsOpen(true);
    });
    if (!isConfirmed) throw new SaveCancelled();
    confirmed.current = email;
  }

  return {
    ask,
    element: question && (
      <ConfirmDialog
        open={isOpen}
        confirmation={{
          level: 3,
          impact: { lines: ['They can see and change everything on the platform.'] },
          phrase: { label: 'Type their email address to confirm', text: question.email },
        }}
        icon="shield-check"
        title={`Make ${question.email} a Super Admin?`}
        confirmLabel="Add Super Admin"
        onConfirm={() => question.answer(true)}
        onClose={(reason) => {
          setIsOpen(false);
          if (reason !== 'confirm') question.answer(false);
        }}
        onClosed={() => setQuestion(undefined)}
      />
    ),
  };
}
