import type { AccessOf, RouteLines } from './resource.ts';

export const statementRoutes = {
  /** Returns the account of an institute over a period, its balances and the lines between. 404 `NOT_FOUND` without an account. */
  get: 'GET /statement/{instituteId} -> statement',
  /** Returns it as a PDF file, its bytes as base64: the same for the same statement. */
  pdf: 'GET /statement/{instituteId}/pdf -> file',
  /** Sends it by email, its PDF attached: to the billing address, or to another one. Returns the line of the log. */
  email: 'POST /statement/{instituteId}/email -> notice',
} as const satisfies RouteLines;

// As the account that it is of.
export const statementAccess = {
  get: 'subscription.read',
  pdf: 'subscription.read',
  email: 'subscription.update',
} as const satisfies AccessOf<typeof statementRoutes>;
