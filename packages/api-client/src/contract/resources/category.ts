import type { AccessOf, RouteLines } from './resource.ts';

export const categoryRoutes = {
  /** Lists the categories of institutes. */
  list: 'GET /category/getAll -> categories[]',
  /** Returns a category. 404 `NOT_FOUND`. */
  get: 'GET /category/{categoryId} -> category',
  /** Adds a category. 409 `DUPLICATE` for a known name or code; 403 `NOT_ENTITLED` beyond what the plan allows; 422 `BUSINESS_RULE` for a price below the least rate, or more guests than fit. */
  create: 'POST /category -> category',
  /**
   * Changes a category, or adds a picture to it from a `FormData`. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422
   * `BUSINESS_RULE` for another generic once it has assets, a price below the least rate, more guests than fit, or too many
   * pictures.
   */
  update: 'PATCH /category/{categoryId} -> category',
  /** Changes codes of several categories, all or none; two may swap theirs. 409 `DUPLICATE` names each that is taken. */
  updateCodes: 'PATCH /category/codesUpdate -> categories',
  /** Puts all categories of an institute in order. 409 `VERSION_CONFLICT` unless each is named once. */
  updateOrder: 'PATCH /category/orderUpdate -> categories',
  /** Deletes a category. 409 `IN_USE` for a used one, with what uses it in `data.blockers`. */
  remove: 'DELETE /category/{categoryId}',
  /** Says what an institute can rent, and how much its plan still allows. */
  checkGenerics: 'GET /category/checkGenerics',
} as const satisfies RouteLines;

export const categoryAccess = {
  list: 'category.read',
  get: 'category.read',
  create: 'category.create',
  update: 'category.update',
  updateCodes: 'category.updateCodes',
  updateOrder: 'category.reorder',
  remove: 'category.delete',
  checkGenerics: 'category.read',
} as const satisfies AccessOf<typeof categoryRoutes>;
