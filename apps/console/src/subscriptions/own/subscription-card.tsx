import type { Institution, Subscription } from '@booking/api-client';
import { type DescriptionItem, Heading, Meter } from '@booking/ui';
import type { ReactNode } from 'react';
import { useCan } from '../../access/can.ts';
import { useSettings } from '../../data/use-settings.ts';
import { formatDay } from '../../dates/shown-date.ts';
import { AmountDue } from '../../institutes/help/amount-due.tsx';
import { WhomToCall } from '../../institutes/help/whom-to-call.tsx';
import { SubscriptionTag } from '../../institutes/institute-tags.tsx';
import { LoadedCard } from '../../loading/loaded-card.tsx';
import { moneyText } from '../../region/money.ts';
import { SubscriptionTerms } from '../subscription-terms.tsx';
import { methodLabels } from '../subscription-words.ts';
import { useOwnAccount } from './use-own-account.ts';

interface SubscriptionCardProps {
  readonly institute: Institution;
  /** Link to the statement of the account. */
  readonly statement: ReactNode;
}

/** Subscription of the institute, the amount due, how to pay it and who to call. */
export function SubscriptionCard({ institute, statement }: SubscriptionCardProps) {
  const { isOpen } = useCan()('subscription.current', institute);
  const read = useOwnAccount(institute._id, isOpen);
  if (!isOpen) return null;
  const shown = read.data?.subscription;
  return (
    <LoadedCard
      title="Subscription"
      what="the subscription"
      read={read}
      titleEnd={shown && <SubscriptionTag {...shown} />}
      actions={shown && statement}
    >
      {({ subscription }) => (
        <div className="grid gap-4">
          {subscription ? (
            <>
              <AmountDue subscription={subscription} />
              <SubscriptionTerms
                subscription={subscription}
                more={[...usage(institute, subscription), ...paid(subscription)]}
              />
            </>
          ) : (
            <p className="text-bk-secondary type-body-sm">No subscription yet.</p>
          )}
          <HowToPay />
          <WhomToCall institute={institute} />
        </div>
      )}
    </LoadedCard>
  );
}

function HowToPay() {
  const instructions = useSettings()?.billing.paymentInstructions;
  if (!instructions) return null;
  return (
    <section className="grid gap-1 border-bk-subtle border-t pt-3.5">
      <Heading level={3} size="xs">
        How to pay
      </Heading>
      <p className="whitespace-pre-wrap type-body-sm">{instructions}</p>
    </section>
  );
}

/** How much of the plan is in use. */
function usage(
  { seats, counts }: Institution,
  { limits, endedAt }: Subscription,
): readonly DescriptionItem[] {
  if (endedAt) return [];
  const of = (term: string, used: number, max: number | null) =>
    max === null ? (
      `${used}`
    ) : (
      <Meter
        className="max-w-48"
        label={term}
        value={used}
        max={max}
        valueText={`${used} of ${max}`}
      />
    );
  return [
    {
      key: 'users',
      term: 'Users',
      value: seats ? of('Users', seats.used, seats.max) : of('Users', counts.users, limits.users),
    },
    { key: 'assets', term: 'Assets', value: of('Assets', counts.assets, limits.assets) },
  ];
}

function paid({ lastPayment, currency }: Subscription): readonly DescriptionItem[] {
  if (!lastPayment) return [];
  const { amount, day, method } = lastPayment;
  const how = method && methodLabels[method];
  const value = [`${moneyText(amount, currency)} on ${formatDay(day)}`, how]
    .filter(Boolean)
    .join(', ');
  return [{ key: 'paid', term: 'Last payment', value }];
}
