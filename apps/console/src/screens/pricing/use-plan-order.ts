import type { Pricing } from '@booking/api-client';
import { useEffect, useRef } from 'react';
import type { FilterKeyOf } from '../../entity/api-types.ts';
import type { EntityTools } from '../../entity/entity.ts';
import { useOrder } from '../../order/use-order.ts';

/** Moves plans in the order of the public page: at once, with Undo. */
export function usePlanOrder(
  plans: readonly Pricing[],
  { calls, saved, accessTo }: EntityTools<Pricing, FilterKeyOf<'pricing'>>,
) {
  // A move that waited for another needs the versions that the other has made.
  const latest = useRef<ReadonlyMap<string, Pricing>>(new Map());
  const keep = (some: readonly Pricing[]) => {
    const newer = some.filter((plan) => plan.__v >= (latest.current.get(plan._id)?.__v ?? 0));
    latest.current = new Map([
      ...latest.current,
      ...newer.map((plan) => [plan._id, plan] as const),
    ]);
  };
  useEffect(() => keep(plans));

  /** Writes the places that differ, one after the other. */
  async function place(ids: readonly string[], key: string): Promise<void> {
    for (const [order, id] of ids.entries()) {
      const plan = latest.current.get(id);
      if (!plan || plan.order === order) continue;
      const body = { order, __v: plan.__v };
      const idempotencyKey = `${key}-${id}-${plan.__v}`;
      keep([await calls.update(id, body, { idempotencyKey })]);
    }
  }

  const { order, move } = useOrder({
    stored: plans.map(({ _id }) => _id),
    send: place,
    words: (before, after, id = '') => {
      const name = latest.current.get(id)?.header;
      return {
        done: `${name} moved to ${after.indexOf(id) + 1} of ${after.length}.`,
        undone: `${name} is back at ${before.indexOf(id) + 1} of ${before.length}.`,
        failed: `${name} wasn’t moved.`,
      };
    },
    onWritten: () => saved('update'),
  });

  return {
    access: accessTo({ call: 'pricing.update' }),
    /** The plans in their order, also one that is not saved yet. */
    ordered: order.flatMap((id) => plans.find(({ _id }) => _id === id) ?? []),
    move(id: string, by: -1 | 1): Promise<boolean> {
      const ids = order.filter((planId) => planId !== id);
      ids.splice(order.indexOf(id) + by, 0, id);
      return move(ids, id);
    },
  };
}
