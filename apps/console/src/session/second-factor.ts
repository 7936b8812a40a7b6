import { isApiError } from '@booking/api-client';

/** The challenge of a sign-in whose password was right and which needs a second factor; undefined for any other failure. */
export function challengeOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'SECOND_FACTOR_REQUIRED') return undefined;
  const { challenge } = Object(Object(error.body).data);
  return typeof challenge === 'string' ? challenge : undefined;
}
