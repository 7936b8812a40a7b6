import * as z from 'zod/mini';
import { A_FLAG } from '../rules.ts';
import { id, idOf, instant, strict, text } from '../values.ts';

/** Someone of the platform who acts as a user. */
const person = z.object({ _id: id, name: z.string() });

/** A session that goes on: where it began, and when it was used. */
export const session = z.object({
  _id: id,
  /** When the user signed in. */
  startedAt: instant,
  /** Exact to the lifetime of an access token. */
  lastActiveAt: instant,
  expiresAt: instant,
  /** The network address of the sign-in; null where it is not known. */
  address: z.nullable(z.string()),
  /** The user agent of the browser; null where it is not known. */
  agent: z.nullable(z.string()),
  /** Whether it is the session of the request. */
  isCurrent: z.boolean(),
  /** Whether it was handed over to the user's own application. */
  isHandedOver: z.boolean(),
  /** Who has signed in as the user; null for the user themselves. */
  by: z.nullable(person),
});
export interface Session extends z.infer<typeof session> {}

export const sessions = z.array(session);

/** The session to end. Without it, all. */
export const sessionEnding = strict({ session: z.optional(idOf('a session')) });
export interface SessionEnding extends z.input<typeof sessionEnding> {}

/** Someone of the platform signs in as a user. */
export const signInAs = strict({
  reason: text('The reason', 3, 500),
  /** Also to change something. Default: to look. */
  canWrite: z.optional(z.boolean(A_FLAG)),
});
export interface SignInAs extends z.input<typeof signInAs> {}

/** Who acts as the signed-in user, until when, and why. */
export const actedBy = z.object({
  ...person.shape,
  until: instant,
  reason: z.string(),
  isReadOnly: z.boolean(),
});
