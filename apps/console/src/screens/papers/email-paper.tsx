import type { Paper } from '@booking/api-client';
import { Button } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../access/can.ts';
import { EmailPaperDialog } from './email-paper-dialog.tsx';

interface EmailPaperProps {
  readonly paper: Paper;
  /** What the paper is called: "Tax invoice". */
  readonly title: string;
}

/** Sends a paper by email. Who may not send one, as users of the institute, has no button for it. */
export function EmailPaper({ paper, title }: EmailPaperProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan()('paper.email').isOpen) return null;
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => setIsOpen(true)}>
        Email
      </Button>
      {isOpen && <EmailPaperDialog paper={paper} title={title} onClosed={() => setIsOpen(false)} />}
    </>
  );
}
