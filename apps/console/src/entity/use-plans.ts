import type { Pricing } from '@booking/api-client';
import type { Queries } from '@booking/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCan } from '../access/can.ts';
import { wholeList } from '../list/whole-list.ts';
import { useReads } from '../session/session-context.ts';

/** Returns the query of the plans of every template, in their order: each can be chosen, however many there are. */
export const allPlans = (reads: Queries) =>
  wholeList((paging) => reads.pricing.list({ ...paging, sort: 'order' }));

/**
 * The plans of every template, for filters. They are loaded with the first press or key on the page, not with its list:
 * most visits filter by none. @param isWanted False loads none.
 */
export function usePlans(isWanted: boolean): readonly Pricing[] {
  const { isOpen } = useCan()('pricing.list');
  const [isUsed, setIsUsed] = useState(false);
  // An address that names one by its id is to show its name.
  const [params] = useSearchParams();
  const isNeeded = isUsed || params.has('pricing');
  const isWaiting = isWanted && isOpen && !isNeeded;
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, () => setIsUsed(true), { signal, capture: true });
    }
    return () => listening.abort();
  }, [isWaiting]);
  const { data } = useQuery({
    ...allPlans(useReads()),
    enabled: isWanted && isOpen && isNeeded,
  });
  return data?.items ?? [];
}
