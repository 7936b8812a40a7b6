import type { Institution, InstitutionStatus } from '@booking/api-client';
import { Badge, TableCell } from '@booking/ui';
import { daysBetween } from '../dates/civil-date.ts';
import { dayOf, distanceWords, formatDay, today } from '../dates/shown-date.ts';
import {
  statusLabels,
  statusTones,
  subscriptionLabelOf,
  subscriptionLabels,
} from './institute-words.ts';

type Subscription = NonNullable<Institution['currentSubscription']>;

export function StatusTag({ status }: { readonly status: InstitutionStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>;
}

/** The status of an institute, with the change that is set for later. */
export function StatusCell({
  institute: { status, scheduledStatus: next },
}: {
  readonly institute: Pick<Institution, 'status' | 'scheduledStatus'>;
}) {
  const days = next && daysBetween(today(), dayOf(next.at));
  return (
    <TableCell
      aside={next && days !== null && `${statusLabels[next.status]} ${distanceWords(days)}`}
      asideTone={next?.waitsFor ? 'warning' : undefined}
    >
      <StatusTag status={status} />
    </TableCell>
  );
}

/** The state of a subscription, where the subscription is what one looks at. */
export function SubscriptionTag(subscription: Parameters<typeof subscriptionLabelOf>[0]) {
  const { label, tone } = subscriptionLabelOf(subscription);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The state of a subscription as text: of an institute only its status is a tag. */
export function SubscriptionLabel({ status }: Pick<Subscription, 'status'>) {
  const { label, tone } = subscriptionLabels[status];
  return (
    <span
      className="whitespace-nowrap data-[tone=danger]:text-bk-status-danger-text data-[tone=warning]:text-bk-status-warning-text"
      data-tone={tone}
    >
      {label}
    </span>
  );
}

/** From this many days before the end, the distance is amber. */
const SOON_DAYS = 30;

/** The end of the current period, and how far off it is. */
export function ValidUntil({ currentPeriodEnd }: Pick<Subscription, 'currentPeriodEnd'>) {
  const days = daysBetween(today(), currentPeriodEnd);
  return (
    <TableCell
      aside={distanceWords(days)}
      asideTone={days < 0 ? 'danger' : days <= SOON_DAYS ? 'warning' : undefined}
    >
      <time dateTime={currentPeriodEnd}>{formatDay(currentPeriodEnd)}</time>
    </TableCell>
  );
}
