import type { Subscription } from '@booking/api-client';
import { ButtonLink, InlineMessage, Link, Timeline } from '@booking/ui';
import { addDays } from '../../../dates/civil-date.ts';
import { formatDay, formatDays } from '../../../dates/shown-date.ts';
import { Facts } from '../../../facts/facts.tsx';
import { FactsSection } from '../../../facts/facts-section.tsx';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import { instituteHref } from '../../../institutes/institute-href.ts';
import { SubscriptionTag, ValidUntil } from '../../../institutes/institute-tags.tsx';
import { periodEndLabel } from '../../../institutes/institute-words.ts';
import { moneyText } from '../../../region/money.ts';
import { taxInText } from '../../../region/tax.ts';
import { dueText, mrrText } from '../../../subscriptions/due.tsx';
import { statementHref } from '../../../subscriptions/statement-href.ts';
import {
  cancelReasonLabels,
  cycleLabels,
  eventLabels,
  methodLabels,
  perCycle,
} from '../../../subscriptions/subscription-words.ts';
import { discountText } from '../subscription-columns.tsx';
import { subscriptionHref } from '../subscription-href.ts';
import { Account } from './account.tsx';

/** A subscription: what was agreed, its periods, the account of its institute and what was done. */
export function SubscriptionDetails({ subscription }: { readonly subscription: Subscription }) {
  const { currency, pendingChange, lastPayment, cancelReason, resumeOn } = subscription;
  const price = (amount: number) => moneyText(amount, currency);
  return (
    <>
      {pendingChange && (
        <InlineMessage>
          {pendingChange.pricing === subscription.pricing ? 'Moves to the current' : 'Changes to'}{' '}
          {pendingChange.planName}, {cycleLabels[pendingChange.billingCycle].toLowerCase()},{' '}
          {price(pendingChange.price)}, on {formatDay(addDays(subscription.currentPeriodEnd, 1))}.
        </InlineMessage>
      )}
      {subscription.status === 'Paused' && resumeOn && (
        <InlineMessage>Resumes on {formatDay(resumeOn)}.</InlineMessage>
      )}
      {subscription.cancelAtPeriodEnd && (
        <InlineMessage tone="warning">
          Ends with its period on {formatDay(subscription.currentPeriodEnd)}.
        </InlineMessage>
      )}
      <Facts
        heading="Subscription"
        facts={[
          {
            term: 'Institute',
            value: (
              <Link href={instituteHref(subscription.institution._id)}>
                {subscription.institution.name}
              </Link>
            ),
          },
          { term: 'Status', value: <SubscriptionTag {...subscription} /> },
          { term: 'Plan', value: subscription.planName },
          {
            term: 'Price',
            value: `${price(subscription.amount)} ${perCycle[subscription.billingCycle]}`,
          },
          {
            term: 'Including tax',
            value: taxInText(subscription.amount, subscription.taxRate, currency),
          },
          { term: 'Discount', value: discountText(subscription) },
          { term: 'MRR', value: mrrText(subscription) },
          { term: 'Started', value: formatDay(subscription.startDate) },
          {
            term: 'Period',
            value: formatDays(subscription.currentPeriodStart, subscription.currentPeriodEnd),
          },
          {
            term: periodEndLabel(subscription),
            value: <ValidUntil currentPeriodEnd={subscription.currentPeriodEnd} />,
          },
          {
            term: 'Trial ends',
            value: subscription.trialEndsAt && formatDay(subscription.trialEndsAt),
          },
          {
            term: 'Paused',
            value: subscription.pausedAt && <RecordMoment at={subscription.pausedAt} />,
          },
          {
            term: 'Ended',
            value: subscription.endedAt && <RecordMoment at={subscription.endedAt} />,
          },
          {
            term: 'Reason',
            value:
              cancelReason &&
              [cancelReasonLabels[cancelReason.code], cancelReason.note].filter(Boolean).join(': '),
          },
          { term: 'Renews automatically', value: subscription.autoRenew ? 'Yes' : 'No' },
          { term: 'Grace days', value: subscription.graceDays },
          { term: 'Continues', value: link(subscription.previousSubscription, 'Previous') },
          { term: 'Continued by', value: link(subscription.nextSubscription, 'Next') },
        ]}
      />
      <Facts
        heading="Account"
        facts={[
          { term: 'Due', value: dueText(subscription) },
          { term: 'To be paid by', value: subscription.dueOn && formatDay(subscription.dueOn) },
          {
            term: 'Suspends on',
            value: subscription.suspendsOn && (
              <ValidUntil currentPeriodEnd={subscription.suspendsOn} />
            ),
          },
          {
            term: 'Last payment',
            value:
              lastPayment &&
              [
                `${price(lastPayment.amount)} on ${formatDay(lastPayment.day)}`,
                lastPayment.method && methodLabels[lastPayment.method],
              ]
                .filter(Boolean)
                .join(', '),
          },
        ]}
      />
      <Account subscription={subscription} heading="Charges and payments" />
      <ButtonLink
        variant="secondary"
        icon="file-text"
        href={statementHref(subscription.institution._id)}
      >
        Statement
      </ButtonLink>
      <FactsSection heading="History">
        <Timeline
          items={subscription.events.map(({ action, at, by, note, amount }, place) => ({
            key: `${at} ${place}`,
            title:
              amount === undefined
                ? eventLabels[action]
                : `${eventLabels[action]}: ${price(amount)}`,
            time: <RecordMoment at={at} />,
            actor: by?.name ?? 'Automatic',
            content: note,
          }))}
        />
      </FactsSection>
    </>
  );
}

function link(id: string | null, name: string) {
  return id && <Link href={subscriptionHref(id)}>{name} subscription</Link>;
}
