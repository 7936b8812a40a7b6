import type { Institution, InstitutionStatus } from '@booking/api-client';
import { CellText, Tag } from '@booking/ui';
import { daysBetween, distanceWords, formatDay, today } from '../dates/civil-date.ts';
import { statusLabels, statusTones, subscriptionLabels } from './institute-words.ts';

type Subscription = NonNullable<Institution['currentSubscription']>;

export function StatusTag({ status }: { readonly status: InstitutionStatus }) {
  return <Tag tone={statusTones[status]}>{statusLabels[status]}</Tag>;
}

export function SubscriptionTag({ status }: Pick<Subscription, 'status'>) {
  const { label, tone } = subscriptionLabels[status];
  return <Tag tone={tone}>{label}</Tag>;
}

/** Days before the end from which the distance is said in amber. */
const SOON_DAYS = 30;

/** The last day of the current period and how far it is. */
export function ValidUntil({ currentPeriodEnd }: Pick<Subscription, 'currentPeriodEnd'>) {
  const days = daysBetween(today(), currentPeriodEnd);
  return (
    <CellText
      aside={distanceWords(days)}
      asideTone={days < 0 ? 'danger' : days <= SOON_DAYS ? 'warning' : undefined}
    >
      <time dateTime={currentPeriodEnd}>{formatDay(currentPeriodEnd)}</time>
    </CellText>
  );
}
