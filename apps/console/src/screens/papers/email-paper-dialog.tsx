import { type Institution, isApiError, type Paper } from '@booking/api-client';
import { Modal, notify, TextField } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { NeedsData } from '../../dialogs/needs-data.tsx';
import { useAlone } from '../../forms/use-alone.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useReads, useSession } from '../../session/session-context.ts';

interface EmailPaperDialogProps {
  readonly paper: Paper;
  readonly title: string;
  readonly onClosed: () => void;
}

/** Asks where a paper goes: to the billing address of the institute, unless another one is entered. */
export function EmailPaperDialog({ paper, title, onClosed }: EmailPaperDialogProps) {
  const read = useQuery(useReads().institution.get(paper.institution));
  const words = { icon: 'mail', title: `Email ${paper.number}`, onClosed } as const;
  return (
    <NeedsData {...words} what="billing address" reads={[read]}>
      {read.data && (
        <AddressForm {...{ paper, onClosed }} title={title.toLowerCase()} institute={read.data} />
      )}
    </NeedsData>
  );
}

interface AddressFormProps extends EmailPaperDialogProps {
  readonly institute: Institution;
}

function AddressForm({ paper, title, institute, onClosed }: AddressFormProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const alone = useAlone();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [email, setEmail] = useState(institute.billingEmail ?? institute.email);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const send = () =>
    alone(async () => {
      if (!email.trim()) return refuse('Enter an email address.');
      setIsSending(true);
      setError(undefined);
      try {
        const body = { email: email.trim() };
        // A retry of one click sends it once.
        const idempotencyKey = keyOf(body);
        const sent = await api.paper.email(paper._id, body, { idempotencyKey });
        setIsOpen(false);
        notify.success(`Sending ${paper.number} to ${sent.email}.`);
        await invalidate('paper.email');
      } catch (failure) {
        const ofField = isApiError(failure)
          ? failure.fields.find(({ path }) => path === 'email')
          : undefined;
        refuse(ofField?.message ?? messageOf(failure));
      }
      setIsSending(false);
    });

  function refuse(message: string): void {
    setError(message);
    field.current?.focus();
  }

  return (
    <Modal
      open={isOpen}
      size="sm"
      onOpenChange={setIsOpen}
      onClosed={onClosed}
      header={{
        icon: 'mail',
        text: `Email ${paper.number}`,
        description: `Sends the ${title} as a PDF. Replies go to the account manager.`,
      }}
      isLoading={isSending}
      onSubmit={() => void send()}
      footer={{ confirm: { name: 'Send' } }}
    >
      <TextField
        ref={field}
        label="To"
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value);
          setError(undefined);
        }}
      />
    </Modal>
  );
}
