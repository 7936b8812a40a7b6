import type { Subscription } from '@booking/api-client';
import { InlineMessage } from '@booking/ui';
import { formatDay, today } from '../../dates/shown-date.ts';
import { moneyText } from '../../region/money.ts';

/** Debt of an institute, its last day, and what happens then. Nothing where nothing is due. */
export function AmountDue({ subscription }: { readonly subscription: Subscription }) {
  const { accountBalance, currency, dueSince, dueOn, suspendsOn } = subscription;
  if (accountBalance <= 0) return null;
  const isLate = dueOn === null || dueOn < today();
  return (
    <InlineMessage
      tone={isLate ? 'danger' : 'warning'}
      title={`${moneyText(accountBalance, currency)} is ${isLate ? 'past due' : 'due'}`}
    >
      {[
        !isLate && `Pay by ${formatDay(dueOn)}.`,
        isLate && dueSince && `Due since ${formatDay(dueSince)}.`,
        suspendsOn && `Without a payment, the subscription ends on ${formatDay(suspendsOn)}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </InlineMessage>
  );
}
