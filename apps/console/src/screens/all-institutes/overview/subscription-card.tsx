import type { Institution } from '@booking/api-client';
import { ButtonLink, Card } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../access/can.ts';
import { SubscriptionTag } from '../../../institutes/institute-tags.tsx';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { useScreenLink } from '../../../page/screen-access.ts';
import { useReads } from '../../../session/session-context.ts';
import { SubscriptionTerms } from '../../../subscriptions/subscription-terms.tsx';

/** Subscription of an institute, and the amount that it owes. */
export function SubscriptionCard({ institute }: { readonly institute: Institution }) {
  const { _id, code } = institute;
  const access = useCan()('subscription.current', institute);
  const read = useQuery({
    ...useReads().subscription.current({ _id: [_id], limit: 1 }),
    enabled: access.isOpen,
  });
  const href = useScreenLink('/subscriptions', { tab: 'all', search: code });
  const subscription = read.data?.items[0]?.subscription;
  if (!access.isOpen) {
    return (
      <Card title="Subscription" titleLevel={2} size="sm">
        <p className="text-bk-secondary type-body-sm">{access.reason}</p>
      </Card>
    );
  }
  return (
    <LoadedCard
      title="Subscription"
      what="the subscription"
      read={read}
      titleEnd={subscription && <SubscriptionTag {...subscription} />}
      actions={
        href && (
          <ButtonLink variant="secondary" size="sm" href={href}>
            Show subscriptions
          </ButtonLink>
        )
      }
    >
      {() =>
        subscription ? (
          <SubscriptionTerms subscription={subscription} />
        ) : (
          <p className="text-bk-secondary type-body-sm">No active subscription.</p>
        )
      }
    </LoadedCard>
  );
}
