import type { AccessOf, RouteLines } from './resource.ts';

export const paperRoutes = {
  /** Lists the papers of accounts: tax invoices, receipts, credit notes. The newest come first. */
  list: 'GET /paper -> papers[]',
  /** Returns a paper as it was issued. 404 `NOT_FOUND`. */
  get: 'GET /paper/{paperId} -> paper',
  /** Returns a paper as a PDF file, its bytes as base64: the same each time. */
  pdf: 'GET /paper/{paperId}/pdf -> file',
} as const satisfies RouteLines;

// As the account that they are about.
export const paperAccess = {
  list: 'subscription.read',
  get: 'subscription.read',
  pdf: 'subscription.read',
} as const satisfies AccessOf<typeof paperRoutes>;
