import type { Subscription } from '@booking/api-client';
import { NumberField } from '@booking/ui';
import { useState } from 'react';
import type { EntityRow } from '../../../entity/api-types.ts';
import type { BulkChange } from '../../../entity/bulk/bulk-change.ts';
import { BulkDialog } from '../../../entity/bulk/bulk-dialog.tsx';
import type { BulkRequest, EntityTools } from '../../../entity/entity.ts';
import { type BulkTerm, bulkTerms } from './bulk-change.ts';
import { useRowWrite } from './use-row-write.ts';

export interface BulkSubscriptionsProps<E extends EntityRow, K extends string> {
  readonly kind: keyof typeof bulkTerms;
  /** Null where a row has no current one. */
  readonly subscriptionOf: (row: E) => Subscription | null;
  readonly request: BulkRequest<K>;
  readonly tools: EntityTools<E, K>;
  readonly onClosed: () => void;
}

/** Extends many trials, or sets the grace days of many subscriptions. */
export default function BulkSubscriptions<E extends EntityRow, K extends string>({
  kind,
  subscriptionOf,
  request,
  tools: { entity, saved },
  onClosed,
}: BulkSubscriptionsProps<E, K>) {
  const write = useRowWrite(subscriptionOf);
  const [days, setDays] = useState<number | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const term: BulkTerm = bulkTerms[kind];
  const { icon, title, label, description, min, max, verb, doing, done } = term;
  const isValid = days !== null && days >= min && days <= max;
  const changeTo = (count: number): BulkChange<E> => ({
    ...{ verb, doing, done },
    impactOf: () => term.impact,
    all: {
      call: 'subscription.update',
      ...(kind === 'extendTrial'
        ? { addTrialDays: count }
        : { body: { action: 'setTerms', graceDays: count } }),
    },
    action: {
      isDone: (row, first) => {
        const subscription = subscriptionOf(row);
        return (
          subscription !== null &&
          term.isDone(subscription, count, subscriptionOf(first) ?? subscription)
        );
      },
      blockedReason: (row, first) => {
        const subscription = subscriptionOf(row);
        return subscription
          ? term.blockedReason(subscription, count, subscriptionOf(first) ?? subscription)
          : 'they have no active subscription';
      },
      write: write((subscription) => term.bodyOf(subscription, count)),
    },
  });
  return (
    <BulkDialog
      {...{ entity, request, icon, title, onClosed }}
      change={isValid ? changeTo(days) : undefined}
      check={() => {
        setIsAsked(true);
        return isValid;
      }}
      onWritten={() => saved('update')}
    >
      {() => (
        <NumberField
          {...{ label, description, min, max }}
          value={days}
          onChange={setDays}
          error={isAsked && days === null ? 'Enter the number of days.' : undefined}
        />
      )}
    </BulkDialog>
  );
}
