import { isApiError } from '@booking/api-client';
import { QueryClient } from '@tanstack/react-query';

/** How often a read is asked again that got no answer, or a 5xx. */
const RETRIES = 2;

/** Milliseconds for which an answer counts as fresh. */
const FRESH_MS = 30_000;

/** The cache of one signed-in user. */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && mayHelp(error),
        // The client knows better than the browser's guess whether the API can be reached.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Whether asking again can change the answer: not after a refusal, and not once the session is another. */
function mayHelp(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}
