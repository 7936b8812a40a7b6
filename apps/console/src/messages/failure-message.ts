import { isApiError } from '@booking/api-client';

/** What to tell of a failed call: what the server says, or why nothing was heard of it. */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Reload the page and try again.';
  switch (error.kind) {
    case 'network':
      return 'There is no connection to the server. Check your network and try again.';
    case 'timeout':
      return 'The server took too long to answer. Try again.';
    case 'auth':
    case 'session-changed':
      return 'Your session has ended. Sign in again.';
    case 'http':
      return error.status === 429 ? `Too many tries. ${waitOf(error.retryAfter)}` : error.message;
    default:
      return 'We got an unexpected response from the server. Reload the page and try again.';
  }
}

/** "Try again in 2 minutes." `seconds` as the server asks to wait, if it does. */
export function waitOf(seconds: number | undefined): string {
  if (!seconds) return 'Try again in a little while.';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
