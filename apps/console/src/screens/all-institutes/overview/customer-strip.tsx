import type { Institution, Subscription } from '@booking/api-client';
import { Meter } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCan } from '../../../access/can.ts';
import { daysBetween } from '../../../dates/civil-date.ts';
import { dayOf, distanceWords, formatDay, today } from '../../../dates/shown-date.ts';
import { periodEndLabel, subscriptionLabelOf } from '../../../institutes/institute-words.ts';
import { problemsOf } from '../../../institutes/problems.ts';
import { moneyText } from '../../../region/money.ts';
import { useReads } from '../../../session/session-context.ts';

interface Item {
  readonly term: string;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  readonly isBad?: boolean;
}

/** Whether this customer is well, at a glance: what it pays, how it is used, and what is wrong. */
export function CustomerStrip({ institute }: { readonly institute: Institution }) {
  const { _id, counts, seats, lastActivityAt } = institute;
  const { isOpen } = useCan()('subscription.current', institute);
  const { data } = useQuery({
    ...useReads().subscription.current({ _id: [_id], limit: 1 }),
    enabled: isOpen,
  });
  const limits = data?.items[0]?.subscription?.limits;
  const [worst, ...others] = problemsOf(institute, today());
  const items: readonly Item[] = [
    ...(isOpen ? [subscriptionItem(institute, data?.items[0]?.subscription)] : []),
    {
      term: 'Last activity',
      value: lastActivityAt ? agoText(dayOf(lastActivityAt)) : 'None',
    },
    usageItem('Users', seats?.used ?? counts.users, seats?.max),
    usageItem('Assets', counts.assets, limits?.assets),
    {
      term: 'Problems',
      value: worst ?? 'None',
      detail: others.join(', '),
      isBad: worst !== undefined,
    },
  ];
  return (
    <dl className="ck-strip flex min-w-0 grow basis-140 flex-wrap gap-x-8 gap-y-3">
      {items.map(({ term, value, detail, isBad }) => (
        <div key={term}>
          <dt className="type-body-sm text-bk-secondary">{term}</dt>
          <dd className={`grid font-semibold tabular-nums ${isBad ? 'text-bk-danger' : ''}`}>
            {value} {detail && <span className="font-regular text-bk-secondary">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How much of the plan is in use. */
const usageItem = (term: string, used: number, max: number | null | undefined): Item => ({
  term,
  value: max ? (
    <Meter className="w-36" label={term} value={used} max={max} valueText={`${used} of ${max}`} />
  ) : (
    `${used}`
  ),
});

type Sold = NonNullable<Institution['currentSubscription']>;

function subscriptionItem(
  { currentSubscription: sold, dueOn }: Institution,
  account: Subscription | null | undefined,
): Item {
  if (!sold) return { term: 'Subscription', value: 'None', isBad: true };
  const due = account?.accountBalance ?? 0;
  const isLate = dueOn !== null && dueOn < today();
  return {
    term: 'Subscription',
    value: `${sold.planName}, ${subscriptionLabelOf({ status: sold.status, dueOn }).label.toLowerCase()}`,
    detail:
      account && due > 0
        ? `${moneyText(due, account.currency)} due${dueOn ? ` by ${formatDay(dueOn)}` : ''}`
        : periodText(account ?? sold),
    isBad: isLate,
  };
}

const periodText = (sold: Subscription | Sold) =>
  `${periodEndLabel(sold)} ${formatDay(sold.currentPeriodEnd)}`;

function agoText(day: string): string {
  const days = daysBetween(today(), day);
  return days === 0 ? 'Today' : distanceWords(days);
}
