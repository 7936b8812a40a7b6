import { isApiError } from '@booking/api-client';
import { QueryClient } from '@tanstack/react-query';

/** How often a query is retried after no response or a 5xx. */
const RETRIES = 2;

/** How long a response counts as fresh, in milliseconds. */
const FRESH_MS = 30_000;

/** The query cache of one signed-in user. */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && mayHelp(error),
        // The client knows better than the browser whether the API can be reached.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Whether a retry can succeed: not after a 4xx, and not once the session has changed. */
function mayHelp(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}
