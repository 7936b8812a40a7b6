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
  /** What else there is to say of it. */
  readonly more?: readonly DescriptionItem[];
}

/** What an institute has subscribed to, and what it owes. */
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
          // That it ends is said above.
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
