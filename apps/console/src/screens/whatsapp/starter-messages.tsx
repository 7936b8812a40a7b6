import type { WhatsappCreate } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useInvalidate } from '../../data/use-invalidate.ts';
import type { StartersProps } from '../../entity/entity.ts';
import { keysByBody } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';

const GUEST = { kind: 'Guest' } as const;

/** Drafts without a template, which each account names as it likes. */
const starters: readonly Omit<WhatsappCreate, 'institution'>[] = [
  { name: 'Booking confirmed', event: 'bookingConfirmed', trigger: 'Immediate', audience: GUEST },
  {
    name: 'Payment reminder',
    event: 'paymentReminder',
    trigger: 'Before',
    offset: { value: 2, unit: 'day' },
    sendAt: '10:00',
    audience: GUEST,
    conditions: { paymentStatus: ['Unpaid', 'PartPaid'] },
  },
  {
    name: 'Arrival reminder',
    event: 'checkInReminder',
    trigger: 'Before',
    offset: { value: 1, unit: 'day' },
    sendAt: '10:00',
    audience: GUEST,
  },
  { name: 'Welcome', event: 'checkInWelcome', trigger: 'Immediate', audience: GUEST },
  {
    name: 'Thank you',
    event: 'checkOutThanks',
    trigger: 'After',
    offset: { value: 2, unit: 'hour' },
    audience: GUEST,
    quietHours: { start: '21:00', end: '08:00' },
  },
  {
    name: 'Review request',
    event: 'reviewRequest',
    trigger: 'After',
    offset: { value: 1, unit: 'day' },
    sendAt: '11:00',
    audience: GUEST,
  },
];

/** Adds six drafts to an institute without messages. */
export function StarterMessages({ disabledReason }: StartersProps) {
  const { instituteId = '' } = useParams();
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [keyOf] = useState(keysByBody);
  const [isLoading, setIsLoading] = useState(false);

  async function add(): Promise<void> {
    setIsLoading(true);
    try {
      for (const starter of starters) {
        const body = { ...starter, institution: instituteId };
        // A second try goes on with what the first has made.
        await api.whatsapp.create(body, { idempotencyKey: keyOf(body) });
      }
      notify.success('Six drafts added.');
    } catch (error) {
      // The first draft that was made takes the place of this button.
      notify.error(`Couldn’t add all drafts. ${messageOf(error)}`, {
        action: { label: 'Try again', onAction: () => void add() },
      });
    } finally {
      setIsLoading(false);
      invalidate('whatsapp.create');
    }
  }

  return (
    <Button
      variant="secondary"
      icon="copy"
      isLoading={isLoading}
      disabledReason={disabledReason}
      onClick={() => void add()}
    >
      Add six starter drafts
    </Button>
  );
}
