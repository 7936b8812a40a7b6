import type { Notice } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useAlone } from '../../forms/use-alone.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { noticeLabels } from '../../labels/notice-labels.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';

interface ResendNoticeProps {
  readonly notice: Notice;
  readonly disabledReason: string | undefined;
}

/** Sends a notice again, once a click. */
export function ResendNotice({ notice, disabledReason }: ResendNoticeProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const alone = useAlone();
  const [isSending, setIsSending] = useState(false);
  const name = notice.subject ?? noticeLabels[notice.kind];
  const resend = () =>
    alone(async () => {
      setIsSending(true);
      try {
        const sent = await api.notice.resend(notice._id, undefined, {
          idempotencyKey: randomKey(),
        });
        await invalidate('notice.resend');
        if (sent.email) notify.success(`Sending to ${sent.email}.`);
        else notify.error('The institute has no billing address.');
      } catch (error) {
        notify.error(`The email wasn’t sent. ${messageOf(error)}`);
      }
      setIsSending(false);
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Send again: ${name}`}
      isLoading={isSending}
      disabledReason={disabledReason}
      onClick={() => void resend()}
    >
      Send again
    </Button>
  );
}
