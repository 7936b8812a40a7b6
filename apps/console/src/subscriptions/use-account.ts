import type { Subscription } from '@booking/api-client';
import { useQuery } from '@tanstack/react-query';
import { useReads } from '../session/session-context.ts';

/** The account of a subscription’s institute, which lists do not send. */
export function useAccount({ _id }: Pick<Subscription, '_id'>, isNeeded = true) {
  const read = useQuery({
    ...useReads().subscription.list({ _id: [_id], withEntries: true }),
    enabled: isNeeded,
  });
  return { ...read, entries: read.data?.items[0]?.entries ?? undefined };
}
