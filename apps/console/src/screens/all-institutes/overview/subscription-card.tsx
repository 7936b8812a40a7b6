import type { Institution, Subscription } from '@booking/api-client';
import { Button, ButtonLink, Card, DescriptionList, InlineMessage, Skeleton } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../access/can.ts';
import { useScreenLink } from '../../../access/screen-access.ts';
import { formatDay } from '../../../dates/shown-date.ts';
import { SubscriptionTag, ValidUntil } from '../../../institutes/institute-tags.tsx';
import { periodEndLabel } from '../../../institutes/institute-words.ts';
import { upcomingText } from '../../../institutes/upcoming.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { moneyText } from '../../../region/money.ts';
import { taxInText } from '../../../region/tax.ts';
import { useReads } from '../../../session/session-context.ts';
import * as screens from '../../screens.ts';

/** What an institute has subscribed to, and what it owes. */
export function SubscriptionCard({ institute }: { readonly institute: Institution }) {
  const { _id, code } = institute;
  const access = useCan()('subscription.current', institute);
  const read = useQuery({
    ...useReads().subscription.current({ _id: [_id], limit: 1 }),
    enabled: access.isOpen,
  });
  const href = useScreenLink(screens.subscriptions, { tab: 'all', search: code });
  const subscription = read.data?.items[0]?.subscription;
  return (
    <Card
      title="Subscription"
      titleLevel={2}
      size="sm"
      titleEnd={subscription && <SubscriptionTag {...subscription} />}
      actions={
        href && (
          <ButtonLink variant="secondary" size="sm" href={href}>
            Show subscriptions
          </ButtonLink>
        )
      }
    >
      {!access.isOpen ? (
        <p className="text-bk-secondary type-body-sm">{access.reason}</p>
      ) : read.error && !read.data ? (
        <InlineMessage
          tone="danger"
          title="Couldn’t load the subscription"
          action={
            <Button size="sm" variant="secondary" onClick={() => void read.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(read.error)}
        </InlineMessage>
      ) : read.isPending ? (
        <Skeleton />
      ) : subscription ? (
        <SubscriptionTerms subscription={subscription} />
      ) : (
        <p className="text-bk-secondary type-body-sm">No active subscription.</p>
      )}
    </Card>
  );
}

function SubscriptionTerms({ subscription }: { readonly subscription: Subscription }) {
  const { planName, currency, amount, billingCycle, balance, dueSince, trialEndsAt, status } =
    subscription;
  const { currentPeriodEnd, taxRate } = subscription;
  return (
    <DescriptionList
      hasEmpty={false}
      items={[
        { key: 'plan', term: 'Plan', value: planName },
        {
          key: 'price',
          term: 'Price',
          value: `${moneyText(amount, currency)} ${cycleWords[billingCycle]}`,
        },
        {
          key: 'tax',
          term: 'Including tax',
          value: taxInText(amount, taxRate, currency),
        },
        {
          key: 'end',
          term: periodEndLabel({ status, currentPeriodEnd }),
          value: <ValidUntil currentPeriodEnd={currentPeriodEnd} />,
        },
        {
          key: 'trial',
          term: 'Trial ends',
          value: status === 'Trialing' && trialEndsAt && formatDay(trialEndsAt),
        },
        { key: 'next', term: 'Scheduled', value: upcomingText(subscription) },
        {
          key: 'due',
          term: balance < 0 ? 'Credit' : 'Due',
          value:
            balance === 0
              ? 'Nothing'
              : [moneyText(Math.abs(balance), currency), dueSince && `since ${formatDay(dueSince)}`]
                  .filter(Boolean)
                  .join(' '),
        },
      ]}
    />
  );
}

const cycleWords: Readonly<Record<Subscription['billingCycle'], string>> = {
  Monthly: 'a month',
  Quarterly: 'a quarter',
  HalfYearly: 'every six months',
  Yearly: 'a year',
};
