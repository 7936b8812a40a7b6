import { isApiError } from '@booking/api-client';
import { ErrorState } from '@booking/ui';
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
