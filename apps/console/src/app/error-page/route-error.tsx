import { isApiError } from '@booking/api-client';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import darkHouse from '../../illustrations/offline.svg';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { ChunkError, reloadOnce } from '../../loading/reload-once.ts';
import { useOnline } from '../offline/use-online.ts';
import { ErrorPage } from './error-page.tsx';

/** The screen of whatever goes wrong while an address is matched, loaded or shown (`SHELL-08`). */
export function RouteError() {
  const error = useRouteError();
  if (error instanceof ChunkError) return <MissingPart error={error} />;
  return <ErrorPage status={statusOf(error)} error={error} />;
}

/**
 * A screen whose files did not come: the page is loaded again once, at the address that was wanted. What failed for want
 * of a network is loaded again as soon as there is one.
 */
function MissingPart({ error }: { readonly error: ChunkError }) {
  const isOnline = useOnline();
  const [isLeaving, setLeaving] = useState(true);
  useEffect(() => {
    setLeaving(reloadOnce());
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  if (isLeaving) return <LoadingScreen />;
  return (
    <ErrorPage
      status={500}
      {...(!isOnline && { illustration: darkHouse })}
      message={
        isOnline
          ? 'Couldn’t load part of this page, even after a reload. Please try again later'
          : 'You’re offline. This page opens when you’re back online.'
      }
      error={error}
    />
  );
}

/** The status that a failure is told with: its own if it has one, else 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return (isApiError(error) && error.status) || 500;
}
