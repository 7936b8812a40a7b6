import type { AccessOf, RouteLines } from './resource.ts';

export const bankLineRoutes = {
  /** Lists what came in on the platform's bank account, with the institutes that it may be of. The newest come first. */
  list: 'GET /bankLine -> lines[]',
  /** Adds the lines of a bank statement. Those that are there already are left out. */
  create: 'POST /bankLine -> result',
  /** Records a line as a payment, or sets it aside. 409 `CONFIRMATION_REQUIRED` for an unusual payment; 422 `BUSINESS_RULE` for a line that was recorded before, or another currency. */
  update: 'PATCH /bankLine/{bankLineId} -> line',
} as const satisfies RouteLines;

export const bankLineAccess = {
  list: 'bankLine.read',
  create: 'bankLine.create',
  update: 'bankLine.update',
} as const satisfies AccessOf<typeof bankLineRoutes>;
