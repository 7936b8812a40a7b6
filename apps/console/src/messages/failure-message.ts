import { isApiError } from '@booking/api-client';

/** What to tell of a failed call: what the server says, or why nothing was heard of it. */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Reload the page and try again.';
  switch (error.kind) {
    case 'network':
      return 'Couldn’t reach the server. Check your connection and try again.';
    case 'timeout':
      return 'The server took too long to respond. Try again.';
    case 'auth':
    case 'session-changed':
      return 'Your session expired. Sign in again.';
    case 'http':
      if (error.status === 429) return `Too many attempts. ${waitOf(error.retryAfter)}`;
      // A proxy responded in place of the server, so the message is not the product's.
      if (error.code === undefined && error.status >= 500) {
        return 'The service is temporarily unavailable. Try again in a minute.';
      }
      return error.message;
    default:
      return 'We got an unexpected response from the server. Reload the page and try again.';
  }
}

/** "Try again in 2 minutes." @param seconds The server's `Retry-After`, if any. */
export function waitOf(seconds: number | undefined): string {
  if (!seconds) return 'Try again later.';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
