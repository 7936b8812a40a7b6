import type { AccessOf, RouteLines } from './resource.ts';

export const receivableRoutes = {
  /** Lists the institutes that owe something, whatever has become of them. What is due longest comes first. */
  list: 'GET /receivable -> receivables[]',
  /** Sums up what all institutes owe, by its age. */
  totals: 'GET /receivable/totals -> totals',
  /** Sums up the invoices and credit notes of a month by rate and place of supply, for a tax return. */
  taxes: 'GET /receivable/taxes -> taxes',
  /** Records a promise to pay or a contact. 404 `NOT_FOUND` for an institute without an account; 409 `VERSION_CONFLICT`. */
  update: 'PATCH /receivable/{instituteId} -> receivable',
} as const satisfies RouteLines;

export const receivableAccess = {
  list: 'receivable.read',
  totals: 'receivable.read',
  taxes: 'receivable.read',
  update: 'receivable.update',
} as const satisfies AccessOf<typeof receivableRoutes>;
