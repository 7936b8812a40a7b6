import type { Pricing } from '@booking/api-client';
import { notify } from '@booking/ui';
import { offerUndo } from '../../confirm/offer-undo.ts';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityTools } from '../../entity/entity.ts';
import { keysByBody } from '../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../messages/failure-message.ts';

/** Moves plans in the order of the public page: at once, with Undo. */
export function usePlanOrder(
  plans: readonly Pricing[],
  { calls, saved, gate }: EntityTools<Pricing, FilterKeyOf<'pricing'>>,
) {
  /** Writes the places that differ, one after the other. Returns the plans as they are then. */
  async function place(
    order: readonly Pricing[],
    keyOf: (body: unknown) => string,
  ): Promise<readonly Pricing[]> {
    const placed: Pricing[] = [];
    try {
      for (const [at, plan] of order.entries()) {
        const body = { order: at, __v: plan.__v };
        const options = { idempotencyKey: keyOf([plan._id, body]) };
        placed.push(plan.order === at ? plan : await calls.update(plan._id, body, options));
      }
    } finally {
      saved('update');
    }
    return placed;
  }

  return {
    gate: gate({ call: 'pricing.update' }),
    async move(at: number, by: -1 | 1): Promise<void> {
      const order = [...plans];
      const [plan] = order.splice(at, 1);
      if (!plan) return;
      order.splice(at + by, 0, plan);
      try {
        const placed = await place(order, keysByBody());
        const before = plans.flatMap(({ _id }) => placed.find((one) => one._id === _id) ?? []);
        offerUndo({
          done: `${plan.header} moved to ${at + by + 1} of ${plans.length}.`,
          undo: (keyOf) => place(before, keyOf),
          undone: `${plan.header} is back at ${at + 1} of ${plans.length}.`,
        });
      } catch (error) {
        notify.error(`${plan.header} wasn’t moved. ${messageOf(error)}`);
      }
    },
  };
}
