import type { PricingCreate, Template } from '@booking/api-client';
import { ENTITLEMENTS, PLAN_KEYS } from '@booking/api-client/facts';
import { plans } from '@booking/content/plans';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { useIdempotencyKey } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';

const TRIAL_DAYS = 14;

interface StarterPlansProps {
  readonly template: Template;
  readonly disabledReason: string | undefined;
}

/** Gives a template without plans the four that a new installation begins with. */
export function StarterPlans({ template, disabledReason }: StarterPlansProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isLoading, setIsLoading] = useState(false);

  async function copy(): Promise<void> {
    setIsLoading(true);
    try {
      let inherits: string | null = null;
      for (const [order, body] of bodies.entries()) {
        const whole: PricingCreate = { ...body, template: template._id, inherits, order };
        // A second try goes on with what the first has made.
        const options = { idempotencyKey: keyOf(whole) };
        inherits = (await api.pricing.create(whole, options))._id;
      }
      notify.success('Four plans added.');
    } catch (error) {
      notify.error(`Couldn’t copy all plans. ${messageOf(error)}`);
    } finally {
      setIsLoading(false);
      invalidate('pricing.create');
    }
  }

  return (
    <Button
      icon="copy"
      isLoading={isLoading}
      disabledReason={disabledReason}
      onClick={() => void copy()}
    >
      Copy the four starter plans
    </Button>
  );
}

const bodies = plans.map((plan, at) => ({
  key: plan.id,
  header: plan.header,
  level: plan.level,
  idealFor: plan.idealFor,
  subheader: plan.subheader,
  priceType: plan.monthlyPrice === null ? ('ContactUs' as const) : ('StartingFrom' as const),
  price: plan.monthlyPrice,
  isFeatured: plan.isFeatured,
  features: plan.features.map(({ key, label, needsSetUp }) => ({
    key,
    label,
    note: needsSetUp ? 'with set-up' : null,
  })),
  entitlements: PLAN_KEYS.slice(0, at + 1).flatMap((level) => [...ENTITLEMENTS[level]]),
  limits: plan.limits,
  trialDays: TRIAL_DAYS,
}));
