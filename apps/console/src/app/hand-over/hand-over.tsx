import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { SubApp } from '../../access/access.ts';
import { handOverHref, loadSubApps } from '../../access/hand-over.ts';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useSessionState } from '../../session/session-context.ts';

const NoAddress = lazy(whenOnline(() => import('./no-address.tsx')));

/**
 * Sends a user of another template to their own app, with the session (`AUTH-09`). Uses `replace`, so that Back does
 * not return here. Says so when no address is set up.
 */
export function HandOver({ app }: { readonly app: SubApp }) {
  const tokens = useSessionState((state) => state.tokens);
  const addresses = useQuery({
    queryKey: ['config', 'subApps'],
    queryFn: ({ signal }) => loadSubApps(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = addresses.data?.[app] ?? null;
  const href = tokens && handOverHref(address, tokens);
  useEffect(() => {
    if (href) location.replace(href);
  }, [href]);
  if (href || addresses.isPending) return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NoAddress app={app} hasFailed={addresses.isError} />
    </Suspense>
  );
}
