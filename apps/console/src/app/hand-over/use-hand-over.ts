import { useQuery } from '@tanstack/react-query';
import type { SubApp } from '../../access/access.ts';
import { handOverAddress, handOverHref, loadSubApps } from '../../access/hand-over.ts';
import { useSession } from '../../session/session-context.ts';

/** How far a hand-over is: under way, ready to go, without an address, or failed. */
export type HandOverState =
  | { readonly state: 'pending' }
  | { readonly state: 'ready'; readonly href: string }
  | { readonly state: 'noAddress' }
  | { readonly state: 'failed'; readonly failure: HandOverFailure };

export interface HandOverFailure {
  readonly error: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Each attempt makes a session: it is made once, however often the page mounts, and again only when asked to. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/**
 * Asks for a pair of tokens of the sub-app's own, once it has an address. The console keeps its own pair: two
 * applications that refresh one session would end it for both.
 */
export function useHandOver(app: SubApp): HandOverState {
  const { api } = useSession();
  const addresses = useQuery({
    queryKey: ['config', 'subApps'],
    queryFn: ({ signal }) => loadSubApps(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = handOverAddress(addresses.data?.[app]);
  // Without a signal: a request that has left may have made the session.
  const tokens = useQuery({
    queryKey: ['handOver', app],
    queryFn: () => api.user.handOver(),
    enabled: address !== undefined,
    ...once,
  });
  if (addresses.isError) return failed(addresses);
  if (addresses.isPending) return { state: 'pending' };
  if (!address) return { state: 'noAddress' };
  if (tokens.data) return { state: 'ready', href: handOverHref(address, tokens.data) };
  return tokens.isError ? failed(tokens) : { state: 'pending' };
}

function failed({
  error,
  refetch,
  isFetching,
}: {
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isFetching: boolean;
}): HandOverState {
  const retry = () => void refetch();
  return { state: 'failed', failure: { error, retry, isRetrying: isFetching } };
}
