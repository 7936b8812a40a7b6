import type { Institution } from '@booking/api-client';
import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { Button, InlineMessage, notify } from '@booking/ui';
import { useState } from 'react';
import { useCan } from '../access/can.ts';
import { useInvalidate } from '../data/use-invalidate.ts';
import { formatInstant } from '../dates/shown-date.ts';
import { useIdempotencyKey } from '../idempotency/use-idempotency-key.ts';
import { messageOf } from '../messages/failure-message.ts';
import { useSession } from '../session/session-context.ts';
import { reasonText, statusLabels } from './institute-words.ts';

/** The change of status that is set for later, which can be dropped. Nothing where there is none. */
export function ScheduledStatus({ institute }: { readonly institute: Institution }) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const access = useCan()('institution.changeStatus', institute);
  const [isSending, setIsSending] = useState(false);
  const { scheduledStatus: change, _id, name, status, __v } = institute;
  if (!change) return null;

  async function drop(): Promise<void> {
    setIsSending(true);
    try {
      const body = { status, effectiveAt: null, __v };
      const saved = await api.institution.changeStatus(_id, body, { idempotencyKey: keyOf(body) });
      invalidate('institution.changeStatus', saved);
      notify.success(`${name} won’t change.`);
    } catch (error) {
      invalidate('institution.changeStatus');
      notify.error(`Couldn’t cancel the change. ${messageOf(error)}`);
    } finally {
      setIsSending(false);
    }
  }

  const { reason, waitsFor, by } = change;
  return (
    <InlineMessage
      tone={waitsFor ? 'warning' : 'info'}
      title={`Changes to ${statusLabels[change.status]} on ${formatInstant(change.at, PLATFORM_TIME_ZONE)}`}
      action={
        <Button
          size="sm"
          variant="secondary"
          isLoading={isSending}
          disabledReason={access.reason}
          onClick={() => void drop()}
        >
          Cancel change
        </Button>
      }
    >
      {[
        waitsFor && `On hold: ${waitsFor}`,
        reason && reasonText(reason),
        by && `Set by ${by.name}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </InlineMessage>
  );
}
