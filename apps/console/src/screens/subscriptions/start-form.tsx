import type { Pricing, Subscription } from '@booking/api-client';
import { subscriptionCreate, subscriptionUpdate } from '@booking/api-client/contract/subscription';
import { GRACE_DAYS_DEFAULT, GRACE_DAYS_MAX } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConfirmed } from '../../confirm/use-confirmed.tsx';
import { useSettings } from '../../data/use-settings.ts';
import { today } from '../../dates/shown-date.ts';
import type { EntityRow } from '../../entity/api-types.ts';
import type { Entity } from '../../entity/entity.ts';
import { choice, flag } from '../../entity/form/choice-fields.tsx';
import { day } from '../../entity/form/day-field.tsx';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import type { Field, FormRows } from '../../entity/form/field.ts';
import { number } from '../../entity/form/text-fields.tsx';
import { allPlans } from '../../entity/use-plans.ts';
import { optionsOf } from '../../labels/labels.ts';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { useReads } from '../../session/session-context.ts';
import { subscriptionActions } from '../../subscriptions/actions/actions.ts';
import {
  discountFields,
  withoutEmptyDiscount,
} from '../../subscriptions/actions/discount-fields.ts';
import { withoutEmptyPrice } from '../../subscriptions/plan-cost.ts';
import { priceField, priceRule } from '../../subscriptions/price-field.tsx';
import { StartPreview } from '../../subscriptions/start-preview.tsx';
import { cycleLabels } from '../../subscriptions/subscription-words.ts';
import { useFollow } from '../../subscriptions/use-follow.ts';
import { instituteField, planField } from './start-fields.tsx';

const ActionDialog = lazyComponent(() => import('../../subscriptions/actions/action-dialog.tsx'));

/** Initial values of a new subscription: its institute, and the terms of its previous one. */
export type StartValues = Partial<
  Record<'institution' | 'pricing' | 'billingCycle', string> & {
    /** The subscription that it continues. */
    readonly continues: string;
  }
>;

export interface StartFormProps {
  readonly entity: Pick<Entity<EntityRow, never>, 'name'>;
  readonly start?: StartValues;
  readonly draft?: FieldValues | undefined;
  readonly onClosed: () => void;
}

/** Starts a subscription of an institute. One that has a current subscription is offered a change of plan instead. */
export default function StartForm({ entity, start = {}, draft, onClosed }: StartFormProps) {
  const plans = useQuery(allPlans(useReads()));
  const graceDays = useSettings()?.billing.graceDays ?? GRACE_DAYS_DEFAULT;
  const confirmer = useConfirmed();
  const follow = useFollow();
  const [current, setCurrent] = useState<Subscription>();
  const change = subscriptionActions.find(({ action }) => action === 'changePlan');
  if (current && change) {
    return <ActionDialog subscription={current} action={change} onClosed={onClosed} />;
  }
  const words = { title: 'Start subscription all the same?', confirmLabel: 'Start subscription' };
  return (
    <>
      <EntityForm<Subscription, never>
        entity={{ ...subscriptionWords, name: entity.name }}
        rows={rowsOf(plans.data?.items ?? [], start, setCurrent, graceDays)}
        create={subscriptionCreate}
        update={subscriptionUpdate}
        completed={(body) => withoutEmptyPrice(withoutEmptyDiscount(body))}
        add={(body, create) =>
          confirmer.confirmed(words, body, (confirmed) => create({ ...body, confirmed }))
        }
        rules={(values) => priceRule(plans.data?.items ?? [], values)}
        onAdded={({ _id }) => follow(start.continues, _id)}
        addedText={({ institution, planName }) => `${institution.name} now has ${planName}.`}
        stored={undefined}
        draft={draft}
        needs={[plans]}
        preview={(form) => (
          <StartPreview plans={plans.data?.items ?? []} values={form.getValues()} day={today()} />
        )}
        onClosed={onClosed}
      />
      {confirmer.element}
    </>
  );
}

const subscriptionWords: Pick<Entity<Subscription, never>, 'group' | 'noun' | 'rowLabel'> = {
  group: 'subscription',
  noun: { one: 'subscription', many: 'subscriptions', add: 'Start subscription' },
  rowLabel: ({ institution }) => institution.name,
};

function rowsOf(
  plans: readonly Pricing[],
  { institution = '', pricing = '', billingCycle = 'Monthly' }: StartValues,
  onChangeInstead: (subscription: Subscription) => void,
  graceDays: number,
): FormRows<Subscription> {
  const beginning = (field: Field<Subscription>, blank: unknown) => ({ ...field, blank });
  return [
    instituteField(institution, onChangeInstead),
    [
      planField(plans, pricing),
      choice('billingCycle', 'Billing cycle', optionsOf(cycleLabels), { blank: billingCycle }),
    ],
    priceField(plans),
    [
      beginning(day('startDate', 'First day', { emptyMessage: 'Choose a date.' }), today()),
      day('trialEndsAt', 'Trial ends on', {
        isOptional: true,
        description: 'Leave empty to charge immediately.',
      }),
    ],
    { legend: 'Discount', rows: discountFields },
    {
      legend: 'Terms',
      rows: [
        number('graceDays', 'Grace days', {
          blank: graceDays,
          min: 0,
          max: GRACE_DAYS_MAX,
          description: 'Days an unpaid subscription stays active.',
        }),
        flag('autoRenew', 'Renews automatically', {
          blank: true,
          description: 'If off, it ends with the current period.',
        }),
      ],
    },
  ];
}
