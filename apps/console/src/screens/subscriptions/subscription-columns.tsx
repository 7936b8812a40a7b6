import type { Subscription } from '@booking/api-client';
import { Avatar, TableCell } from '@booking/ui';
import { fileDay } from '../../csv/file-moments.ts';
import { formatDay } from '../../dates/shown-date.ts';
import { codeColumn } from '../../institutes/code-column.tsx';
import { SubscriptionTag, ValidUntil } from '../../institutes/institute-tags.tsx';
import { subscriptionLabelOf } from '../../institutes/institute-words.ts';
import { upcomingText } from '../../institutes/upcoming.ts';
import { extraColumn } from '../../list/columns/simple-columns.tsx';
import type { ListColumn } from '../../list/list-of.ts';
import { moneyText, wholeMoneyText } from '../../region/money.ts';
import { DueAmount, DueSum, MrrSum, mrrParts } from '../../subscriptions/due.tsx';
import { cycleLabels, methodLabels, perCycle } from '../../subscriptions/subscription-words.ts';

/** Functions with which the columns read a row. */
export interface ColumnSource<E> {
  readonly institution: (row: E) => { readonly name: string; readonly code: string };
  /** Null where there is no current one. */
  readonly subscription: (row: E) => Subscription | null;
  /** The fields that the list call sorts by. */
  readonly sorts: readonly ('name' | 'price' | 'startDate' | 'balance' | 'suspendsOn')[];
}

/** The columns of a list of subscriptions, or of institutes with theirs. */
export function subscriptionColumns<E>({
  institution,
  subscription,
  sorts,
}: ColumnSource<E>): readonly ListColumn<E>[] {
  const of =
    <T,>(read: (current: Subscription) => T) =>
    (row: E) => {
      const current = subscription(row);
      return current && read(current);
    };
  const sortedBy = (key: (typeof sorts)[number], by: (row: E) => string | null | undefined) =>
    sorts.includes(key) ? { sortKey: key, sortBy: by } : {};
  const subscriptionsOf = (rows: readonly E[]) =>
    rows.map(subscription).filter((current) => current !== null);
  const nameOf = (row: E) => institution(row).name;
  const codeOf = (row: E) => institution(row).code;
  return [
    {
      key: 'institution',
      label: 'Institute',
      width: 212,
      ...sortedBy('name', (row) => institution(row).name.toLowerCase()),
      priority: 'title',
      file: {
        Institute: nameOf,
        Code: codeOf,
      },
      cell: (row) => (
        <TableCell media={<Avatar name={nameOf(row)} shape="arch" />}>{nameOf(row)}</TableCell>
      ),
    },
    codeColumn(5, codeOf),
    {
      key: 'plan',
      label: 'Plan',
      width: 164,
      priority: 'subtitle',
      rank: 4,
      file: {
        Plan: of(({ planName }) => planName),
        'Billing cycle': of(({ billingCycle }) => cycleLabels[billingCycle]),
      },
      cell: of(({ planName, billingCycle }) => (
        <TableCell aside={cycleLabels[billingCycle]}>{planName}</TableCell>
      )),
    },
    {
      key: 'status',
      label: 'Status',
      width: 120,
      priority: 'status',
      rank: 1,
      file: {
        Status: of((current) => subscriptionLabelOf(current).label),
        Scheduled: of(upcomingText),
      },
      cell: of((current) => (
        <TableCell aside={upcomingText(current)}>
          <SubscriptionTag {...current} />
        </TableCell>
      )),
    },
    {
      key: 'amount',
      label: 'Price',
      width: 140,
      align: 'end',
      ...sortedBy(
        'price',
        of(({ amount }) => amount.toFixed(2).padStart(14, '0')),
      ),
      orderNames: ['Lowest price', 'Highest price'],
      rank: 6,
      file: { Price: of(({ amount }) => amount), Currency: of(({ currency }) => currency) },
      cell: of(({ amount, currency, billingCycle }) => (
        <TableCell aside={perCycle[billingCycle]}>{moneyText(amount, currency)}</TableCell>
      )),
    },
    {
      key: 'currentPeriodEnd',
      label: 'Next date',
      width: 148,
      sortKey: 'currentPeriodEnd',
      sortBy: of(({ currentPeriodEnd }) => currentPeriodEnd),
      orderNames: ['Soonest', 'Latest'],
      rank: 2,
      file: { 'Next date': of(({ currentPeriodEnd }) => fileDay(currentPeriodEnd)) },
      cell: of(({ currentPeriodEnd, endedAt }) =>
        endedAt ? (
          <time dateTime={currentPeriodEnd}>{formatDay(currentPeriodEnd)}</time>
        ) : (
          <ValidUntil currentPeriodEnd={currentPeriodEnd} />
        ),
      ),
    },
    {
      key: 'balance',
      label: 'Due',
      width: 124,
      align: 'end',
      ...sortedBy(
        'balance',
        of(({ balance }) => (balance + 1e9).toFixed(2).padStart(14, '0')),
      ),
      orderNames: ['Lowest due', 'Highest due'],
      rank: 3,
      file: {
        Due: of(({ balance, endedAt }) => (endedAt && balance === 0 ? null : balance)),
        'Due since': of(({ dueSince }) => fileDay(dueSince)),
        'To be paid by': of(({ dueOn }) => fileDay(dueOn)),
      },
      cell: of((current) => <DueAmount account={current} />),
      sum: (rows) => <DueSum accounts={subscriptionsOf(rows)} />,
    },
    {
      key: 'mrr',
      label: 'MRR',
      width: 112,
      align: 'end',
      priority: 'extra',
      rank: 7,
      file: {
        MRR: of((current) => mrrParts(current).now),
        'MRR before': of((current) => mrrParts(current).before),
      },
      cell: of((current) => {
        const { now, before } = mrrParts(current);
        const text = (amount: number) => wholeMoneyText(amount, current.currency);
        return (
          <TableCell aside={before !== null && `was ${text(before)}`}>
            {now === null ? '–' : text(now)}
          </TableCell>
        );
      }),
      sum: (rows) => <MrrSum subscriptions={subscriptionsOf(rows)} />,
    },
    {
      key: 'suspendsOn',
      label: 'Suspends on',
      width: 168,
      priority: 'extra',
      ...sortedBy(
        'suspendsOn',
        of(({ suspendsOn }) => suspendsOn),
      ),
      orderNames: ['Soonest', 'Latest'],
      file: { 'Suspends on': of(({ suspendsOn }) => fileDay(suspendsOn)) },
      cell: of(({ suspendsOn }) => suspendsOn && <ValidUntil currentPeriodEnd={suspendsOn} />),
    },
    {
      key: 'lastPayment',
      label: 'Last payment',
      width: 148,
      priority: 'extra',
      rank: 8,
      file: {
        'Last payment': of(({ lastPayment }) => lastPayment?.amount),
        'Last payment on': of(({ lastPayment }) => fileDay(lastPayment?.day)),
      },
      cell: of(
        ({ lastPayment, currency }) =>
          lastPayment && (
            <TableCell
              aside={[
                formatDay(lastPayment.day),
                lastPayment.method && methodLabels[lastPayment.method],
              ]
                .filter(Boolean)
                .join(', ')}
            >
              {moneyText(lastPayment.amount, currency)}
            </TableCell>
          ),
      ),
    },
    extraColumn(
      'autoRenew',
      'Renews automatically',
      of(({ autoRenew }) => (autoRenew ? 'Yes' : 'No')),
    ),
    extraColumn(
      'startDate',
      'Started',
      of(({ startDate }) => formatDay(startDate)),
      {
        file: { Started: of(({ startDate }) => fileDay(startDate)) },
        ...sortedBy(
          'startDate',
          of(({ startDate }) => startDate),
        ),
        orderNames: ['Oldest', 'Newest'],
      },
    ),
    extraColumn('discount', 'Discount', of(discountText)),
  ];
}

/** "10%, Second property." */
export function discountText({ discount, currency }: Subscription): string | null {
  if (!discount) return null;
  const { mode, value, reason } = discount;
  const off = mode === 'percent' ? `${value}%` : moneyText(value, currency);
  return [off, reason].filter(Boolean).join(', ');
}
