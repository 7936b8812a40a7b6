import { LOGIN_MESSAGE } from './routes.ts';

/** Every failure code of the API with its HTTP status and the message used when a rule says nothing more exact. */
export const codes = {
  INVALID_QUERY: {
    status: 400,
    message: 'The address has a parameter that this list does not know.',
  },
  VALIDATION: { status: 400, message: 'Check the highlighted fields.' },
  MALFORMED: { status: 400, message: 'The request body could not be read.' },
  WRONG_CREDENTIALS: { status: 400, message: 'Incorrect email or password.' },
  LOGIN_REQUIRED: { status: 401, message: LOGIN_MESSAGE },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: 'Choose your own password to continue.' },
  FORBIDDEN: { status: 403, message: "You don't have access to this." },
  TEMPLATE_MISMATCH: { status: 403, message: 'This belongs to another template.' },
  NOT_ENTITLED: { status: 403, message: 'The plan of this institute does not include this.' },
  INSTITUTION_SUSPENDED: { status: 403, message: 'This institute is read-only.' },
  ACCOUNT_OFF: { status: 403, message: 'This account is deactivated. Contact your administrator.' },
  INSTITUTION_CLOSED: { status: 403, message: 'This institute is closed.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed.' },
  VERSION_CONFLICT: { status: 409, message: 'Someone else has changed this.' },
  DUPLICATE: { status: 409, message: 'That value is already taken.' },
  IN_USE: { status: 409, message: 'This is still in use.' },
  INVALID_TRANSITION: { status: 409, message: 'That change of status is not possible.' },
  OVERLAP: { status: 409, message: 'That overlaps with something that exists.' },
  IDEMPOTENCY_MISMATCH: { status: 409, message: 'The same key was sent with another request.' },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Send the body as application/json.' },
  BUSINESS_RULE: { status: 422, message: 'This action isn’t allowed.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Try again later.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  UNAVAILABLE: { status: 503, message: 'The service is not available at the moment.' },
  STORAGE_FULL: { status: 507, message: 'There is no room left to save this.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type Code = keyof typeof codes;

/** What is wrong with one field. `path` is dotted, as in `address.city`. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** The body of every failed answer. */
export interface Failure {
  readonly status: 'fail' | 'error';
  readonly code: Code;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly requestId: string;
  /** With `VERSION_CONFLICT`: the document as it stands now. With `INVALID_TRANSITION`: the statuses that are allowed. */
  readonly data?: unknown;
}
