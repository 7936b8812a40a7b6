import { type Code, codes, type FieldError } from '@booking/api-client/contract';

export interface RefusalDetails {
  /** Instead of the code's own sentence. */
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that the product does not fulfil, for a reason that the caller may know. */
export class Refusal extends Error {
  readonly code: Code;
  readonly details: RefusalDetails;

  constructor(code: Code, details: RefusalDetails = {}) {
    super(details.message ?? codes[code].message);
    this.code = code;
    this.details = details;
  }
}

/** A refusal because of one field. `path` is dotted. */
export function fieldRefusal(code: Code, path: string, message: string, fieldCode = 'custom') {
  return new Refusal(code, {
    message: code === 'VALIDATION' ? undefined : message,
    errors: [{ path, code: fieldCode, message }],
  });
}
