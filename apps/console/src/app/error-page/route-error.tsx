import { isApiError } from '@booking/api-client';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** The screen of whatever goes wrong while an address is matched, loaded or shown (`SHELL-08`). */
export function RouteError() {
  const error = useRouteError();
  return <ErrorPage status={statusOf(error)} error={error} />;
}

/** The status that a failure is told with: its own if it has one, else 500. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return (isApiError(error) && error.status) || 500;
}
