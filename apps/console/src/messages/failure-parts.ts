import { type Code, isApiError, type LastChange } from '@booking/api-client';

/** Parts of a failure besides its message and its fields. */
interface FailureParts {
  readonly data?: unknown;
  readonly changed?: LastChange;
}

/** Returns the parts of a failure with a code; none for any other error. */
export function failureParts(error: unknown, code: Code): FailureParts {
  if (!isApiError(error) || error.code !== code) return {};
  // By the contract, a response with a code has this form.
  return error.body as FailureParts;
}
