import { isApiError } from '@booking/api-client';
import { useOnline } from '@booking/ui/hooks';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import darkHouse from '../../illustrations/offline.svg';
import { LoadingScreen } from '../../loading/loading-screen.tsx';
import { ChunkError, reloadOnce } from '../../loading/reload-once.ts';
import { ErrorPage } from './error-page.tsx';

/** The screen for anything that fails while an address is matched, loaded or rendered (`SHELL-08`). */
export function RouteError() {
  const error = useRouteError();
  if (error instanceof ChunkError) return <MissingPart error={error} />;
  return <ErrorPage status={statusOf(error)} error={error} />;
}

/**
 * A screen whose files failed to load: reloads the page once at the requested address, and again when the network is
 * back.
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

/** The status to show for a failure: its own, else 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return (isApiError(error) && error.status) || 500;
}
