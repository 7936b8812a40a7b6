import { phoneText } from '@booking/api-client/facts';
import { mailHref, phoneHref } from '@booking/content/brand';
import { IconButton, Menu } from '@booking/ui';
import { useCan } from '../../../access/can.ts';
import type { QueueRow } from './queue-row.ts';

interface QueueMenuProps {
  readonly row: QueueRow;
  /** Of an email. */
  readonly subject: string;
  readonly onPay: (institution: QueueRow['institution']) => void;
}

/** What there is to do about a row besides opening it: a payment to record, a call, an email. */
export function QueueMenu({ row: { institution, isSold }, subject, onPay }: QueueMenuProps) {
  const { reason } = useCan()('subscription.update');
  const { name, email, phone } = institution;
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <IconButton
          className="-me-2 print:hidden"
          icon="ellipsis"
          label={`Actions for ${name}`}
          size="sm"
        />
      }
      items={[
        ...(isSold
          ? [
              {
                label: 'Record payment…',
                icon: 'indian-rupee' as const,
                disabledReason: reason,
                onSelect: () => onPay(institution),
              },
            ]
          : []),
        { label: `Call ${phoneText(phone)}`, icon: 'phone', href: phoneHref(phone) },
        { label: `Email ${email}`, icon: 'mail', href: mailHref(email, subject) },
      ]}
    />
  );
}
