import { type Code, codes, type FieldError, type LastChange } from '@booking/api-client/contract';

export interface HttpErrorDetails {
  /** Replaces the code's default message. */
  readonly message?: string;
  readonly errors?: readonly FieldError[];
  readonly data?: unknown;
  /** The last change of the document of `data`. */
  readonly changed?: LastChange;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the product turned the caller away as it should, so that no operator needs to look. */
  readonly isExpected?: boolean;
}

/** An error with a code of the contract, sent to the caller as the response. */
export class HttpError extends Error {
  readonly code: Code;
  readonly details: HttpErrorDetails;

  constructor(code: Code, details: HttpErrorDetails = {}) {
    super(details.message ?? codes[code].message);
    this.code = code;
    this.details = details;
  }
}

/** An error about one field. `path` is dotted. */
export function fieldError(code: Code, path: string, message: string, fieldCode = 'custom') {
  return new HttpError(code, {
    message: code === 'VALIDATION' ? undefined : message,
    errors: [{ path, code: fieldCode, message }],
  });
}

/** Runs `work`, whose field errors are about fields under `path`: `email` becomes `owner.email`. */
export async function withinField<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.details.errors) throw error;
    const errors = error.details.errors.map((fieldError) => ({
      ...fieldError,
      path: `${path}.${fieldError.path}`,
    }));
    throw new HttpError(error.code, { ...error.details, errors });
  }
}
