import type { Institution, Pricing, Subscription } from '@booking/api-client';
import { addDays, daysBetween, TRIAL_DAYS_MAX } from '@booking/api-client/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { SaveCancelled } from '../../../forms/use-save.ts';
import { keysByBody } from '../../../idempotency/use-idempotency-key.ts';
import { wholeList } from '../../../list/whole-list.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import { priceRule } from '../../../subscriptions/price-field.tsx';

type Cycle = Subscription['billingCycle'];

/** Chosen plan of a new institute, and its terms. */
export interface ChosenPlan {
  readonly pricing: string;
  readonly billingCycle: Cycle;
  /** The price of a cycle that was agreed, for a plan without one. */
  readonly price: number | null;
  /** How many days the trial has. */
  readonly trialDays: number | null;
}

/** The plan that a new institute has after its trial, and the choice of it. */
export interface PlanChoice {
  /** Undefined while it loads, or without a current subscription. */
  readonly subscription: Subscription | undefined;
  /** The plans to choose from: those on sale. */
  readonly plans: readonly Pricing[];
  readonly chosen: ChosenPlan;
  /** Whether the price of the chosen plan is agreed. */
  readonly isAgreed: boolean;
  /** The fewest days of the trial: those that it already has. */
  readonly trialDaysMin: number;
  /** The last day of the trial with as many days as are chosen. */
  readonly trialEndsAt: string;
  readonly errors: Readonly<Partial<Record<keyof ChosenPlan, string>>>;
  readonly choose: (part: Partial<ChosenPlan>) => void;
  /**
   * Changes the subscription, if another plan or a longer trial was chosen. A repeated save changes it once.
   * @throws SaveCancelled where a part of it is wrong; `errors` then has the reasons.
   */
  readonly save: (signal: AbortSignal) => Promise<void>;
}

/** @param institute Undefined until its plan is to be chosen. */
export function usePlanChoice(institute: Institution | undefined): PlanChoice {
  const { api } = useSession();
  const reads = useReads();
  const invalidate = useInvalidate();
  const [keyOf] = useState(keysByBody);
  const enabled = institute !== undefined;
  const current = useQuery({
    ...reads.subscription.current({ _id: [institute?._id ?? ''], limit: 1 }),
    enabled,
  });
  const listed = useQuery({
    ...wholeList((paging) =>
      reads.pricing.list({
        ...paging,
        template: [institute?.template._id ?? ''],
        sort: ['order'],
      }),
    ),
    enabled,
  });
  const [changed, setChanged] = useState<Partial<ChosenPlan>>({});
  const [errors, setErrors] = useState<PlanChoice['errors']>({});
  const subscription = current.data?.items[0]?.subscription ?? undefined;
  const plans = (listed.data?.items ?? []).filter(({ isActive }) => isActive);
  const startDate = subscription?.startDate ?? '';
  const lastDay = subscription?.trialEndsAt ?? startDate;
  const trialDaysMin = startDate ? daysBetween(startDate, lastDay) + 1 : 0;
  const {
    pricing = subscription?.pricing ?? '',
    billingCycle = subscription?.billingCycle ?? 'Monthly',
    trialDays = trialDaysMin,
  } = changed;
  const isAgreed = plans.find(({ _id }) => _id === pricing)?.price === null;
  const price = isAgreed ? (changed.price ?? null) : null;
  const chosen: ChosenPlan = { pricing, billingCycle, price, trialDays };
  const trialEndsAt = startDate && addDays(startDate, (trialDays ?? trialDaysMin) - 1);
  const isLonger = trialEndsAt > lastDay;

  function problems(): PlanChoice['errors'] {
    const isTrialRight =
      trialDays !== null && trialDays >= trialDaysMin && trialDays <= TRIAL_DAYS_MAX;
    return {
      ...priceRule(plans, chosen),
      ...(!isTrialRight && { trialDays: `Enter ${trialDaysMin} to ${TRIAL_DAYS_MAX} days.` }),
    };
  }

  return {
    subscription,
    plans,
    chosen,
    isAgreed,
    trialDaysMin,
    trialEndsAt,
    errors,
    choose: (part) => {
      setChanged({ ...changed, ...part });
      setErrors({});
    },
    async save(signal) {
      const isSame =
        subscription?.pricing === pricing && subscription.billingCycle === billingCycle;
      if (!subscription || (isSame && trialDays === trialDaysMin)) return;
      const wrong = problems();
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) throw new SaveCancelled();
      const update = api.subscription.update;
      if (isLonger) {
        const body = { action: 'extendTrial', trialEndsAt } as const;
        await update(subscription._id, body, { idempotencyKey: keyOf(body), signal });
      }
      if (!isSame) {
        const terms = { pricing, billingCycle, ...(price !== null && { price }) };
        const body = { action: 'changePlan', ...terms, when: 'now' } as const;
        await update(subscription._id, body, { idempotencyKey: keyOf(body), signal });
      }
      invalidate('subscription.update');
    },
  };
}
