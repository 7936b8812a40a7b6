import { isApiError } from '@booking/api-client';

/** What to tell of a failed call: what the server says, or why nothing was heard of it. */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) return 'Something unexpected happened here. Load the page again.';
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
      return 'The answer of the server could not be read. Load the page again.';
  }
}

/** "Try again in 2 minutes." `seconds` as the server asks to wait, if it does. */
export function waitOf(seconds: number | undefined): string {
  if (!seconds) return 'Try again in a little while.';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
