import type { Institution, Pricing, Subscription } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { wholeList } from '../../../list/whole-list.ts';
import { useReads, useSession } from '../../../session/session-context.ts';

type Cycle = Subscription['billingCycle'];

/** The plan of a new institute, which its trial goes on with, and how it is chosen. */
export interface PlanChoice {
  /** Undefined while it loads, or without a current subscription. */
  readonly subscription: Subscription | undefined;
  /** The plans to choose from: those on sale with a price. */
  readonly plans: readonly Pricing[];
  readonly pricing: string;
  readonly billingCycle: Cycle;
  readonly choose: (part: { readonly pricing?: string; readonly billingCycle?: Cycle }) => void;
  /** Changes the subscription, if another plan was chosen. A repeated save changes it once. */
  readonly save: (signal: AbortSignal) => Promise<void>;
}

/** @param institute Undefined until its plan is to be chosen. */
export function usePlanChoice(institute: Institution | undefined): PlanChoice {
  const { api } = useSession();
  const reads = useReads();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
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
  const [chosen, setChosen] = useState<{
    readonly pricing?: string;
    readonly billingCycle?: Cycle;
  }>({});
  const subscription = current.data?.items[0]?.subscription ?? undefined;
  const pricing = chosen.pricing ?? subscription?.pricing ?? '';
  const billingCycle = chosen.billingCycle ?? subscription?.billingCycle ?? 'Monthly';
  return {
    subscription,
    plans: (listed.data?.items ?? []).filter(({ price, isActive }) => price !== null && isActive),
    pricing,
    billingCycle,
    choose: (part) => setChosen({ ...chosen, ...part }),
    async save(signal) {
      const isSame =
        subscription?.pricing === pricing && subscription.billingCycle === billingCycle;
      if (!subscription || isSame) return;
      const body = { action: 'changePlan', pricing, billingCycle, when: 'now' } as const;
      const options = { idempotencyKey: keyOf(body), signal };
      await api.subscription.update(subscription._id, body, options);
      invalidate('subscription.update');
    },
  };
}
