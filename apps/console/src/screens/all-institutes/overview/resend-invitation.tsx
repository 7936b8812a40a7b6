import type { Institution } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { randomKey } from '../../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';

interface ResendInvitationProps {
  readonly institute: Institution;
  readonly owner: NonNullable<Institution['owner']>;
}

/** Invites an owner again who has not joined. */
export function ResendInvitation({ institute, owner }: ResendInvitationProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [isSending, setIsSending] = useState(false);
  const access = useCan()('user.update', institute);

  async function resend(): Promise<void> {
    setIsSending(true);
    try {
      // Each click is another invitation.
      const idempotencyKey = randomKey();
      await api.user.update(owner._id, { action: 'resendInvitation' }, { idempotencyKey });
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
      disabledReason={access.reason}
      onClick={() => void resend()}
    >
      Resend invitation
    </Button>
  );
}
