import { isApiError } from '@booking/api-client';
import { ErrorState, PageSpinner } from '@booking/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../messages/failure-message.ts';

interface LoadErrorProps {
  /** What could not be loaded: "Couldn’t load plans". */
  readonly title: string;
  readonly error: unknown;
  /** Loads it again. */
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean | undefined;
}

/** In the place of what failed to load: why, the id of the request for support, and a button that tries again. */
export function LoadError({ title, error, onRetry, isRetrying }: LoadErrorProps) {
  return (
    <ErrorState
      title={title}
      description={messageOf(error)}
      requestId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => void onRetry()}
      isRetrying={isRetrying}
    />
  );
}

interface LoadingOrErrorProps {
  /** Undefined while it is not known which query fails. */
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> | undefined;
  /** What could not be loaded: "Couldn’t load plans". */
  readonly title: string;
}

/** In the place of data that is not there: a spinner while it loads, or why it did not, with a retry. */
export function LoadingOrError({ query, title }: LoadingOrErrorProps) {
  if (!query?.error) return <PageSpinner />;
  const { error, isFetching, refetch } = query;
  return <LoadError title={title} error={error} onRetry={refetch} isRetrying={isFetching} />;
}
