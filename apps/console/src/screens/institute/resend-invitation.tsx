import type { Institution } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../access/can.ts';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';

interface ResendInvitationProps {
  readonly institute: Institution;
  readonly owner: NonNullable<Institution['owner']>;
}

/** Invites an owner again who has not joined. */
export function ResendInvitation({ institute, owner }: ResendInvitationProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isSending, setIsSending] = useState(false);
  const gate = useCan()('user.update', institute);

  async function resend(): Promise<void> {
    setIsSending(true);
    try {
      const body = { action: 'resendInvitation' } as const;
      // Each click is another invitation; a lost response of one is not.
      const idempotencyKey = keyOf({ ...body, at: Date.now() });
      await api.user.update(owner._id, body, { idempotencyKey });
      invalidate('user.update');
      notify.success(`Invitation sent to ${owner.name}.`);
    } catch (error) {
      notify.error(`The invitation to ${owner.name} wasn’t sent. ${messageOf(error)}`);
    }
    setIsSending(false);
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      icon="send"
      isLoading={isSending}
      disabledReason={gate.reason}
      onClick={() => void resend()}
    >
      Resend invitation
    </Button>
  );
}
