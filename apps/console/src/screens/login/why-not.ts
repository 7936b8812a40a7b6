import { isApiError } from '@booking/api-client';
import { messageOf, waitOf } from '../../messages/failure-message.ts';

/** Why a sign-in did not come about, in one line. A wrong email and a wrong password read the same. */
export function whyNot(error: unknown): string {
  if (!isApiError(error)) return messageOf(error);
  switch (error.code) {
    case 'WRONG_CREDENTIALS':
      return 'Email or password is not right.';
    case 'ACCOUNT_OFF':
      return 'This account is switched off. Ask your administrator.';
    case 'INSTITUTION_CLOSED':
      return 'Your institute is closed, so nobody of it can sign in. Ask your administrator.';
    case 'TOO_MANY_REQUESTS':
      return `Too many tries. ${waitOf(error.retryAfter)}`;
    default:
      return messageOf(error);
  }
}
