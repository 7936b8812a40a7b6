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
      // Without a code it isn't the product that says no: a proxy before it does, whose words are for engineers.
      if (error.code !== undefined) return error.message;
      return error.status >= 500 ? UNAVAILABLE : UNEXPECTED;
    default:
      return UNEXPECTED;
  }
}

const UNAVAILABLE = 'The service is temporarily unavailable. Try again in a minute.';
const UNEXPECTED = 'We got an unexpected response from the server. Reload the page and try again.';

/** The same, with the name of the request for whoever looks into it. For places that show nothing but a sentence. */
export function messageWithReference(error: unknown): string {
  const reference = isApiError(error) && error.requestId;
  return reference ? `${messageOf(error)} Reference ${reference}` : messageOf(error);
}

/** "Try again in 2 minutes." `seconds` as the server asks to wait, if it does. */
export function waitOf(seconds: number | undefined): string {
  if (!seconds) return 'Try again later.';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
