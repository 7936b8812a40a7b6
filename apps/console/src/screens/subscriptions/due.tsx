import type { Subscription } from '@booking/api-client';
import { DUE_AGES, daysDue } from '@booking/api-client/facts';
import { TableCell } from '@booking/ui';
import { formatDay, today } from '../../dates/civil-date.ts';
import { moneyText } from '../../region/money.ts';

type Account = Pick<Subscription, 'balance' | 'dueSince' | 'currency'>;

/** How late a payment is, in the classes that it is chased by: "8–15 days". */
export function ageText(dueSince: string): string {
  const days = daysDue(dueSince, today());
  const [from, to] = DUE_AGES.find(([, last]) => last === null || days <= last) ?? DUE_AGES[0];
  return to === null ? `Over ${from - 1} days` : `${from}–${to} days`;
}

/** What an institute owes, and for how long; a credit as such. */
export function DueAmount({ account }: { readonly account: Account }) {
  const { balance, dueSince, currency } = account;
  if (balance === 0) return moneyText(0, currency);
  if (balance < 0) return <TableCell aside="Credit">{moneyText(-balance, currency)}</TableCell>;
  return (
    <TableCell aside={dueSince && ageText(dueSince)} asideTone="danger">
      {moneyText(balance, currency)}
    </TableCell>
  );
}

/** "₹1,999 since 1 Nov 2026 (8–15 days)". */
export function dueText({ balance, dueSince, currency }: Account): string {
  if (balance === 0) return 'Nothing due';
  if (balance < 0) return `${moneyText(-balance, currency)} credit`;
  const amount = moneyText(balance, currency);
  return dueSince ? `${amount} since ${formatDay(dueSince)} (${ageText(dueSince)})` : amount;
}
