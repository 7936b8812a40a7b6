import type { Subscription } from '@booking/api-client';
import { DUE_AGES, daysDue, majorOf, roundedMinor } from '@booking/api-client/facts';
import { TableCell } from '@booking/ui';
import { formatDay, today } from '../dates/shown-date.ts';
import { moneyText, wholeMoneyText } from '../region/money.ts';

type Account = Pick<Subscription, 'balance' | 'dueSince' | 'currency'>;
type Shown = Account & Pick<Subscription, 'dueOn' | 'endedAt'>;

/** How late a payment is, in the classes that it is chased by: "8–15 days". */
export function ageText(dueSince: string): string {
  const days = daysDue(dueSince, today());
  const [from, to] = DUE_AGES.find(([, last]) => last === null || days <= last) ?? DUE_AGES[0];
  return to === null ? `Over ${from - 1} days` : `${from}–${to} days`;
}

const isLate = (dueOn: string | null) => dueOn === null || dueOn < today();

/** Debt of an institute, with its last day or age; a credit as such. An ended subscription owes nothing by itself. */
export function DueAmount({ account }: { readonly account: Shown }) {
  const { balance, dueSince, dueOn, currency } = account;
  if (balance === 0) return '–';
  if (balance < 0) return <TableCell aside="Credit">{moneyText(-balance, currency)}</TableCell>;
  const isPastDue = isLate(dueOn);
  return (
    <TableCell
      aside={dueSince && (isPastDue || !dueOn ? ageText(dueSince) : `By ${formatDay(dueOn)}`)}
      asideTone={isPastDue ? 'danger' : 'warning'}
    >
      {moneyText(balance, currency)}
    </TableCell>
  );
}

/** "₹1,999 since 1 Nov 2026 (8–15 days)"; "–" for one that has ended and shows no account. */
export function dueText({ balance, dueSince, currency, endedAt = null }: Account & Partial<Shown>) {
  if (balance === 0) return endedAt ? '–' : 'Nothing due';
  if (balance < 0) return `${moneyText(-balance, currency)} credit`;
  const amount = moneyText(balance, currency);
  return dueSince ? `${amount} since ${formatDay(dueSince)} (${ageText(dueSince)})` : amount;
}

/** Returns the MRR of a subscription now, or once it is paid; none once it has ended. */
export function mrrText({ mrr, currency, paidFrom, endedAt }: Subscription): string {
  if (endedAt) return '–';
  const amount = wholeMoneyText(mrr, currency);
  return paidFrom === null ? `${amount} when paid` : amount;
}

/** Sum of all debts, and the sum of credits beside it. */
export function DueSum({ accounts }: { readonly accounts: readonly Account[] }) {
  const due = sumText(accounts, ({ balance }) => Math.max(balance, 0));
  const credit = sumText(accounts, ({ balance }) => Math.max(-balance, 0));
  return <TableCell aside={credit && `Credit ${credit}`}>{due || '–'}</TableCell>;
}

/** In the changes of a month, the MRR of a subscription is that of then, also if it has ended. */
const isOver = ({ endedAt, mrrBefore }: Subscription) => endedAt !== null && mrrBefore === null;

/**
 * Returns the MRR of a subscription now, and its previous MRR, as of one that has ended. Null for one that never
 * counted, such as a trial.
 */
export function mrrParts(subscription: Subscription) {
  const { mrr, mrrBefore, paidFrom } = subscription;
  const paid = paidFrom === null ? null : mrr;
  return isOver(subscription) ? { now: null, before: paid } : { now: paid, before: mrrBefore };
}

/** Sum of the MRR of paid subscriptions, and the previous sum of those that have ended. */
export function MrrSum({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  const now = sumText(subscriptions, (row) => mrrParts(row).now ?? 0, wholeMoneyText);
  const ended = subscriptions.filter(isOver);
  const before = sumText(ended, (row) => mrrParts(row).before ?? 0, wholeMoneyText);
  return <TableCell aside={before && `Ended ${before}`}>{now || '–'}</TableCell>;
}

/** "₹3,998", or "₹3,998 + $40.00": amounts of one currency are added, not those of several. Empty where all are 0. */
export function sumText<T extends Pick<Account, 'currency'>>(
  rows: readonly T[],
  amountOf: (row: T) => number,
  format = moneyText,
): string {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies
    .map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      // Sums of floating point numbers are off in their last digits.
      const sum = own.reduce((total, row) => total + roundedMinor(amountOf(row), currency), 0);
      return sum && format(majorOf(sum, currency), currency);
    })
    .filter(Boolean)
    .join(' + ');
}
