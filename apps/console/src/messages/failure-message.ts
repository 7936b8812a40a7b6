import { isApiError } from '@booking/api-client';

/** The message for a failed call: the server's own, or why there was no response. */
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
      // A response without a code comes from a proxy, whose message is not for users.
      if (error.code !== undefined) return error.message;
      return error.status >= 500 ? UNAVAILABLE : UNEXPECTED;
    default:
      return UNEXPECTED;
  }
}

const UNAVAILABLE = 'The service is temporarily unavailable. Try again in a minute.';
const UNEXPECTED = 'We got an unexpected response from the server. Reload the page and try again.';

/**
 * Whether the record that an address names does not exist. A list that is asked for a part of an id refuses it with 400;
 * nothing else is sent that could be refused.
 */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** The message with the request id, for places that only show text. */
export function messageWithReference(error: unknown): string {
  const reference = isApiError(error) && error.requestId;
  return reference ? `${messageOf(error)} Reference ${reference}` : messageOf(error);
}

/** "Try again in 2 minutes." @param seconds The server's `Retry-After`, if any. */
export function waitOf(seconds: number | undefined): string {
  if (!seconds) return 'Try again later.';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
