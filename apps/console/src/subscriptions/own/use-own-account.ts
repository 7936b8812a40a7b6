import { useQuery } from '@tanstack/react-query';
import { useReads } from '../../session/session-context.ts';

/** The current subscription of the user’s institute, or else the last one: it has what is still owed. */
export function useOwnAccount(id: string, isOpen: boolean) {
  const reads = useReads();
  const current = useQuery({
    ...reads.subscription.current({ _id: [id], limit: 1 }),
    enabled: isOpen,
  });
  const held = current.data?.items[0]?.subscription;
  const last = useQuery({
    ...reads.subscription.list({ limit: 1, sort: ['-createdAt'] }),
    enabled: isOpen && current.data !== undefined && !held,
  });
  const subscription = held ?? (last.data && (last.data.items[0] ?? null));
  const { error, isFetching, refetch } = current.data ? last : current;
  return {
    data: subscription === undefined ? undefined : { subscription },
    error: subscription === undefined ? error : null,
    isFetching,
    refetch,
  };
}
