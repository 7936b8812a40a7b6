import { type Code, isApiError, type LastChange } from '@booking/api-client';

/** What a failure may carry besides its message and its fields. */
interface FailureParts {
  readonly data?: unknown;
  readonly changed?: LastChange;
}

/** Returns what a failure with a code carries; nothing for any other error. */
export function failureParts(error: unknown, code: Code): FailureParts {
  if (!isApiError(error) || error.code !== code) return {};
  // By contract: a response has a code only in its form.
  return error.body as FailureParts;
}
