import { isApiError } from '@booking/api-client';
import { messageWithReference } from '../messages/failure-message.ts';

/** Why a sign-in failed, in one line. A wrong email and a wrong password read the same. */
export function signInError(error: unknown): string {
  if (!isApiError(error)) return messageWithReference(error);
  switch (error.code) {
    case 'WRONG_CREDENTIALS':
      return 'Incorrect email or password.';
    case 'ACCOUNT_OFF':
      return 'This account is deactivated. Contact your administrator.';
    case 'INSTITUTION_CLOSED':
      return 'Your institute is closed, so sign-in is disabled. Contact your administrator.';
    default:
      return messageWithReference(error);
  }
}
