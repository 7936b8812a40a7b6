import { Button } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../access/can.ts';
import { EmailDialog, type Sent } from './email-dialog.tsx';

/** Sends a paper or a statement by email. Who may not send one, as users of the institute, has no button for it. */
export function EmailButton({ sent }: { readonly sent: Sent }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan()(sent.call).isOpen) return null;
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => setIsOpen(true)}>
        Email
      </Button>
      {isOpen && <EmailDialog sent={sent} onClosed={() => setIsOpen(false)} />}
    </>
  );
}
