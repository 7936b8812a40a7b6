import type { AccessOf, RouteLines } from './resource.ts';

export const assetRoutes = {
  /** Lists the assets of institutes. */
  list: 'GET /asset -> assets[]',
  /** Returns an asset. 404 `NOT_FOUND`. */
  get: 'GET /asset/{assetId} -> asset',
  /** Lists assets for a table: the same rows, by code unless `sort` says otherwise. */
  forTable: 'GET /asset/forTable -> assets[]',
  /** Adds one asset, or up to 200 at once, all or none. 409 `DUPLICATE` names each code that is taken; 403 `NOT_ENTITLED` beyond what the plan allows; 422 `BUSINESS_RULE` for a price below the least rate. */
  create: 'POST /asset -> assets',
  /** Changes an asset. 409 `VERSION_CONFLICT` or `DUPLICATE`; 422 `BUSINESS_RULE` for a price below the least rate. */
  update: 'PATCH /asset/{assetId} -> asset',
  /** Changes many assets, by ids or by a filter; `dryRun` only counts them. 403 `NOT_ENTITLED` without asset management; 422 `BUSINESS_RULE` for a price below the least rate. */
  updateMany: 'PATCH /asset/updateAssets -> result',
  /** Puts all assets of a category in order. 409 `VERSION_CONFLICT` unless each is named once. */
  updateOrder: 'PATCH /asset/orderUpdate -> assets',
  /** Deletes an asset. 409 `IN_USE` for a used one, with what uses it in `data.blockers`. */
  remove: 'DELETE /asset/{assetId}',
} as const satisfies RouteLines;

export const assetAccess = {
  list: 'asset.read',
  get: 'asset.read',
  forTable: 'asset.read',
  create: 'asset.create',
  update: 'asset.update',
  updateMany: 'asset.bulkUpdate',
  updateOrder: 'asset.reorder',
  remove: 'asset.delete',
} as const satisfies AccessOf<typeof assetRoutes>;
