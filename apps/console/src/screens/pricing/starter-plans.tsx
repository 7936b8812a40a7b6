import type { PricingCreate, Template } from '@booking/api-client';
import { starterEntitlements } from '@booking/api-client/facts';
import { starterPlans } from '@booking/content/plans';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useInvalidate } from '../../data/use-invalidate.ts';
import { keysByBody } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';

interface StarterPlansProps {
  readonly template: Template;
  readonly disabledReason: string | undefined;
}

/** Gives a template without plans the four that a new installation begins with. */
export function StarterPlans({ template, disabledReason }: StarterPlansProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const [keyOf] = useState(keysByBody);
  const [isLoading, setIsLoading] = useState(false);

  async function copy(): Promise<void> {
    setIsLoading(true);
    try {
      let inherits: string | null = null;
      for (const plan of starterPlans) {
        const whole: PricingCreate = {
          ...plan,
          entitlements: [...starterEntitlements(plan.key)],
          template: template._id,
          inherits,
        };
        // A second try goes on with what the first has made.
        const options = { idempotencyKey: keyOf(whole) };
        inherits = (await api.pricing.create(whole, options))._id;
      }
      notify.success('Four plans added.');
    } catch (error) {
      // The first plan that was made takes the place of this button.
      notify.error(`Couldn’t copy all plans. ${messageOf(error)}`, {
        action: { label: 'Try again', onAction: () => void copy() },
      });
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
