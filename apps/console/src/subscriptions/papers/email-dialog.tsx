import {
  type CallOptions,
  type Client,
  type Institution,
  isApiError,
  type Notice,
  type PaperEmail,
} from '@booking/api-client';
import { Modal, notify, TextField } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { NeedsData } from '../../dialogs/needs-data.tsx';
import { useAlone } from '../../forms/use-alone.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useReads, useSession } from '../../session/session-context.ts';

/** A paper or a statement, as it is sent. */
export interface Sent {
  /** The number of a paper, or "statement". */
  readonly name: string;
  /** "tax invoice" */
  readonly noun: string;
  /** The institute that gets it. */
  readonly institution: string;
  readonly call: 'paper.email' | 'statement.email';
  readonly send: (api: Client, body: PaperEmail, options: CallOptions) => Promise<Notice>;
}

interface EmailDialogProps {
  readonly sent: Sent;
  readonly onClosed: () => void;
}

/** Asks where a paper goes: to the billing address of the institute, unless another one is entered. */
export function EmailDialog({ sent, onClosed }: EmailDialogProps) {
  const read = useQuery(useReads().institution.get(sent.institution));
  const words = { icon: 'mail', title: `Email ${sent.name}`, onClosed } as const;
  return (
    <NeedsData {...words} what="billing address" reads={[read]}>
      {read.data && <AddressForm {...{ sent, onClosed }} institute={read.data} />}
    </NeedsData>
  );
}

interface AddressFormProps extends EmailDialogProps {
  readonly institute: Institution;
}

function AddressForm({ sent, institute, onClosed }: AddressFormProps) {
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
        const { email: to } = await sent.send(api, body, { idempotencyKey });
        setIsOpen(false);
        notify.success(`Sending ${sent.name} to ${to}.`);
        await invalidate(sent.call);
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
        text: `Email ${sent.name}`,
        description: `Sends the ${sent.noun} as a PDF. Replies go to the account manager.`,
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
