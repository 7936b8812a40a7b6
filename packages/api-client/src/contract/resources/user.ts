import type { AccessOf, RouteLines } from './resource.ts';

export const userRoutes = {
  /** Signs in: returns both tokens for `session.begin`. 400 `WRONG_CREDENTIALS`; 403 `SECOND_FACTOR_REQUIRED` with a `SignInChallenge` for someone with two-factor authentication, `ACCOUNT_OFF` or `INSTITUTION_CLOSED`; 429 after too many attempts. */
  login: 'POST /user/login !public',
  /** Completes a sign-in that returned 403 `SECOND_FACTOR_REQUIRED`: with its `challenge` and a code or the response of a passkey, returns both tokens. 400 `VALIDATION` for a wrong one; 410 `CHALLENGE_EXPIRED`; 403 `ACCOUNT_OFF` or `INSTITUTION_CLOSED`. */
  verifyLogin: 'POST /user/login/verify !public',
  /** Lists the users that the caller may see. */
  list: 'GET /user -> users[]',
  /**
   * Adds a user: invites them by email, or gives them a first password. 409 `DUPLICATE` for a known email address; 403
   * `NOT_ENTITLED` beyond what the plan allows, or `INSTITUTION_CLOSED`; 422 `BUSINESS_RULE` for a role that can’t be given.
   */
  create: 'POST /user -> user',
  /** Returns the signed-in user, with their preferences. */
  me: 'GET /user/me -> user',
  /** Saves the own profile, photo and preferences from a `FormData`. 409 `VERSION_CONFLICT`. */
  updateMe: 'PATCH /user/me -> user',
  /** Ends the session on the server. Call `session.end()` too, which works offline. */
  logout: 'PATCH /user/logout !public',
  /**
   * Changes a user, and clears the page's local storage. 409 `VERSION_CONFLICT` or `DUPLICATE`; 403 `NOT_ENTITLED` or
   * `INSTITUTION_CLOSED` for a move to another institute or an invitation; 422 `BUSINESS_RULE` for what no one may change of
   * themselves, and for the last Super Admin.
   */
  update: 'PATCH /user/{userId} -> user !clearsLocal',
  /** Sets a password that the user has to change at the next sign-in. 422 `BUSINESS_RULE` for the own one. */
  updatePassword: 'PATCH /user/{userId}/update-password -> user',
  /** Changes the own password. 400 `VALIDATION` at `currentPassword` if that is wrong. */
  updateMyPassword: 'PATCH /user/me/update-password',
  /** Sends a link for a new password, if there is such a user. The response never says whether. */
  forgotPassword: 'POST /user/forgot-password !public',
  /** Chooses a password by the token of an emailed link. 410 `LINK_EXPIRED`. */
  generatePassword: 'PATCH /user/generate-password/{token} !public',
  /** Refreshes the session; the same as `session.refresh()`. The client does it by itself. */
  refresh: 'GET /user/refresh !public',
  /** Returns a pair of its own for the sub-application of the user, which `session.receive` takes. 422 `BUSINESS_RULE` for someone who works in the console. */
  handOver: 'POST /user/hand-over',
  /** Lists the own sessions that go on, the latest first. */
  mySessions: 'GET /user/me/sessions -> sessions',
  /** Ends one of the own sessions, or all but this one. 422 `BUSINESS_RULE` for this one: sign out. */
  endMySessions: 'PATCH /user/me/sessions/end -> sessions',
  /** Lists the sessions of a user that go on. */
  sessions: 'GET /user/{userId}/sessions -> sessions',
  /** Ends one of a user's sessions, or all. 422 `BUSINESS_RULE` for the own ones. */
  endSessions: 'PATCH /user/{userId}/sessions/end -> sessions',
  /** Returns a pair of tokens with which the caller acts as a user of an institute, for 30 minutes: without `canWrite` it only reads. 422 `BUSINESS_RULE` for platform staff; 403 `INSTITUTION_CLOSED`. */
  signInAs: 'POST /user/{userId}/sign-in-as',
  /** Turns off the two-factor authentication of a user who has lost their device, and ends their sessions. 422 `BUSINESS_RULE` for the own one, and where there is none. */
  resetTwoFactor: 'PATCH /user/{userId}/reset-two-factor -> user',
} as const satisfies RouteLines;

export const userAccess = {
  login: 'public',
  verifyLogin: 'public',
  list: 'user.read',
  create: 'user.create',
  me: 'self',
  updateMe: 'self',
  logout: 'public',
  update: 'user.update',
  updatePassword: 'user.resetPassword',
  updateMyPassword: 'ownPassword',
  forgotPassword: 'public',
  generatePassword: 'public',
  refresh: 'public',
  handOver: 'self',
  mySessions: 'self',
  endMySessions: 'self',
  sessions: 'user.resetPassword',
  endSessions: 'user.resetPassword',
  signInAs: 'user.signInAs',
  resetTwoFactor: 'user.resetPassword',
} as const satisfies AccessOf<typeof userRoutes>;
