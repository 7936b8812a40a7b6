import type { LinkEnd } from './facts/password.ts';
import { LOGIN_MESSAGE } from './protocol.ts';

/** Every error code of the API, with its HTTP status and default message. */
export const codes = {
  INVALID_QUERY: {
    status: 400,
    message: 'Check the query parameters.',
  },
  VALIDATION: { status: 400, message: 'Check the highlighted fields.' },
  MALFORMED: { status: 400, message: 'Couldn’t read the request body.' },
  WRONG_CREDENTIALS: { status: 400, message: 'Incorrect email or password.' },
  /** The password is right: `data` is a `SignInChallenge`, which `user.verifyLogin` takes. */
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Confirm it’s you with your second factor.' },
  CHALLENGE_EXPIRED: { status: 410, message: 'This sign-in has expired. Sign in again.' },
  LOGIN_REQUIRED: { status: 401, message: LOGIN_MESSAGE },
  PASSWORD_CHANGE_REQUIRED: { status: 403, message: 'Choose your own password to continue.' },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: 'Set up two-factor authentication to continue.',
  },
  FORBIDDEN: { status: 403, message: "You don't have access to this." },
  /** Platform staff have signed in as the user, to look; they can never change the user's own data. */
  READ_ONLY_SESSION: { status: 403, message: 'You’re signed in as this user to look only.' },
  TEMPLATE_MISMATCH: { status: 403, message: 'This belongs to another template.' },
  NOT_ENTITLED: { status: 403, message: 'The institute’s plan doesn’t include this.' },
  INSTITUTION_SUSPENDED: { status: 403, message: 'This institute is read-only.' },
  ACCOUNT_OFF: { status: 403, message: 'This account is deactivated. Contact your administrator.' },
  INSTITUTION_CLOSED: { status: 403, message: 'This institute is closed.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed.' },
  VERSION_CONFLICT: { status: 409, message: 'Someone else has changed this.' },
  DUPLICATE: { status: 409, message: 'This value is already in use.' },
  IN_USE: { status: 409, message: 'This is still in use.' },
  INVALID_TRANSITION: { status: 409, message: 'This status change isn’t allowed.' },
  OVERLAP: { status: 409, message: 'This overlaps with an existing entry.' },
  /** Each of `errors` is a question. Send its code in `confirmed` to confirm it. */
  CONFIRMATION_REQUIRED: { status: 409, message: 'Confirm what is unusual first.' },
  IDEMPOTENCY_MISMATCH: {
    status: 409,
    message: 'This idempotency key was already used for a different request.',
  },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Send the body as application/json.' },
  BUSINESS_RULE: { status: 422, message: 'This action isn’t allowed.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Try again later.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is temporarily unavailable. Try again in a minute.',
  },
  STORAGE_FULL: { status: 507, message: 'The server is out of storage. Nothing was saved.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type Code = keyof typeof codes;

/** An error about one field. */
export interface FieldError {
  /** Path of the field in the input, dotted: `name`, `address.city`, `channels.0.code`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Who changed a document last, and when. */
export interface LastChange {
  readonly at: string;
  /** Null where it was the product itself, or someone of the platform and the reader is not. */
  readonly by: { readonly _id: string; readonly name: string } | null;
}

/** Facts about a link that no longer works, for anyone who has it. */
export interface DeadLink {
  readonly reason: LinkEnd;
  /** The address that it was sent to. */
  readonly email: string | null;
}

/** The body of every failure. */
export interface Failure {
  readonly status: 'fail' | 'error';
  readonly code: Code;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly requestId: string;
  /**
   * With `VERSION_CONFLICT`: the current document. With `INVALID_TRANSITION`: the allowed statuses. With `SECOND_FACTOR_REQUIRED`: a `SignInChallenge`. With `LINK_EXPIRED`: a
   * `DeadLink`, where the link is known.
   */
  readonly data?: unknown;
  /** With `VERSION_CONFLICT`, where a document is in `data`. */
  readonly changed?: LastChange;
}
