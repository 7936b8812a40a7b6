import type { Subscription } from '@booking/api-client';
import { type DescriptionItem, DescriptionList } from '@booking/ui';
import { formatDay } from '../dates/shown-date.ts';
import { ValidUntil } from '../institutes/institute-tags.tsx';
import { periodEndLabel } from '../institutes/institute-words.ts';
import { upcomingText } from '../institutes/upcoming.ts';
import { moneyText } from '../region/money.ts';
import { taxInText } from '../region/tax.ts';
import { perCycle } from './subscription-words.ts';

interface SubscriptionTermsProps {
  readonly subscription: Subscription;
  /** Further items of the list. */
  readonly more?: readonly DescriptionItem[];
}

/** Subscription of an institute, and the amount that it owes. */
export function SubscriptionTerms({ subscription, more = [] }: SubscriptionTermsProps) {
  const { planName, currency, amount, billingCycle, trialEndsAt, status } = subscription;
  const { currentPeriodEnd, taxRate, dueSince, accountBalance: balance } = subscription;
  return (
    <DescriptionList
      hasEmpty={false}
      items={[
        { key: 'plan', term: 'Plan', value: planName },
        {
          key: 'price',
          term: 'Price',
          value: `${moneyText(amount, currency)} ${perCycle[billingCycle]}`,
        },
        { key: 'tax', term: 'Including tax', value: taxInText(amount, taxRate, currency) },
        {
          key: 'end',
          term: periodEndLabel(subscription),
          value: <ValidUntil currentPeriodEnd={currentPeriodEnd} />,
        },
        {
          key: 'trial',
          term: 'Trial ends',
          value: status === 'Trialing' && trialEndsAt && formatDay(trialEndsAt),
        },
        {
          key: 'next',
          term: 'Scheduled',
          // The end is shown above.
          value: upcomingText({ ...subscription, cancelAtPeriodEnd: false }),
        },
        {
          key: 'due',
          term: balance < 0 ? 'Credit' : 'Due',
          value:
            balance === 0
              ? 'Nothing due'
              : [moneyText(Math.abs(balance), currency), dueSince && `since ${formatDay(dueSince)}`]
                  .filter(Boolean)
                  .join(' '),
        },
        ...more,
      ]}
    />
  );
}
