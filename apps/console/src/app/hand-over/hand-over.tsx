import { lazy, Suspense, useEffect } from 'react';
import type { SubApp } from '../../access/access.ts';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useHandOver } from './use-hand-over.ts';

const NotOpened = lazy(whenOnline(() => import('./not-opened.tsx')));

/**
 * Sends a user of another template to their own app, with a session of its own (`AUTH-09`). Uses `replace`, so that Back
 * does not return here. Says so when no address is set up, or when it fails.
 */
export function HandOver({ app }: { readonly app: SubApp }) {
  const handOver = useHandOver(app);
  const href = handOver.state === 'ready' ? handOver.href : undefined;
  useEffect(() => {
    if (href) location.replace(href);
  }, [href]);
  if (handOver.state === 'ready' || handOver.state === 'pending') return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <NotOpened app={app} failure={handOver.state === 'failed' ? handOver.failure : undefined} />
    </Suspense>
  );
}
