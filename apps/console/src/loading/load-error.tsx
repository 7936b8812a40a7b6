import { isApiError } from '@booking/api-client';
import { ErrorState, PageSpinner } from '@booking/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../messages/failure-message.ts';

interface LoadErrorProps {
  /** Title of the error: "Couldn’t load plans". */
  readonly title: string;
  readonly error: unknown;
  /** Loads it again. */
  readonly onRetry: () => unknown;
  readonly isRetrying?: boolean | undefined;
}

/** Shown instead of content that failed to load: the reason, the request id for support, and a retry button. */
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
  /** Title of the error: "Couldn’t load plans". */
  readonly title: string;
}

/** Shown instead of data that isn't loaded: a spinner while it loads, or the reason why it failed, with a retry. */
export function LoadingOrError({ query, title }: LoadingOrErrorProps) {
  if (!query?.error) return <PageSpinner />;
  const { error, isFetching, refetch } = query;
  return <LoadError title={title} error={error} onRetry={refetch} isRetrying={isFetching} />;
}
