import { phoneText } from '@booking/api-client/facts';
import { mailHref, phoneHref } from '@booking/content/brand';
import { IconButton, Menu } from '@booking/ui';
import { useCan } from '../../../access/can.ts';
import type { QueueRow } from './queue-row.ts';

interface QueuePayProps {
  readonly row: QueueRow;
  readonly onPay: (institution: QueueRow['institution']) => void;
}

interface QueueMenuProps extends QueuePayProps {
  /** Subject of an email. */
  readonly subject: string;
}

/** Opens the form of a payment of a row. */
export function QueuePay({ row: { institution }, onPay }: QueuePayProps) {
  return (
    <IconButton
      className="print:hidden"
      icon="indian-rupee"
      label={`Record payment of ${institution.name}`}
      size="sm"
      disabledReason={useCan()('subscription.update').reason}
      onClick={() => onPay(institution)}
    />
  );
}

/** Actions on a row besides opening it: a payment to record, a call, an email. */
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
