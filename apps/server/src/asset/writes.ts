import {
  type AmountAt,
  type Asset,
  type AssetStatus,
  needsDates,
} from '@booking/api-client/contract';
import { and, arrayContains, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { lockInstitute } from '../category/index.ts';
import { fieldError } from '../http-error.ts';
import type { ReadContext, WriteContext } from '../resource/context.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { type AssetRow, assetRows, assets, derivedOf, type NewAsset } from './asset.ts';

/** Locks the institute of an asset. @throws HttpError `NOT_FOUND` */
export async function lockOf(context: ReadContext, id: string) {
  const [row] = await context.db
    .select({ institutionId: asset.institutionId })
    .from(asset)
    .where(and(eq(asset.id, id), assets.within(context.actor.scope)));
  if (!row) throw assets.notFound();
  return lockInstitute(context, row.institutionId);
}

/** Writes changes of an asset that the caller has locked, with what is derived of them. */
export async function writeAsset(
  context: WriteContext,
  row: AssetRow,
  changes: AssetChanges,
): Promise<void> {
  await assetRows.update(context, row, withDerived(row, changes));
}

/** Writes many assets in one statement. */
export async function writeAssets(
  context: WriteContext,
  all: readonly { readonly row: AssetRow; readonly changes: AssetChanges }[],
): Promise<void> {
  await assetRows.updateAll(
    context,
    all.map(({ row, changes }) => ({ row, changes: withDerived(row, changes) })),
  );
}

type AssetChanges = Partial<{ [K in keyof NewAsset]: NewAsset[K] | undefined }>;

function withDerived(row: AssetRow, changes: AssetChanges) {
  const { code = row.code, name = row.name, tags = row.tags } = changes;
  const isFound = code !== row.code || name !== row.name || changes.tags !== undefined;
  return { ...changes, ...(isFound && derivedOf({ code, name, tags })) };
}

/** Which of the chosen assets of an institute, locked by the caller, are not in a category yet. */
export async function idsToMove(
  { db }: ReadContext,
  institutionId: string,
  chosen: SQL | undefined,
  categoryId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: asset.id })
    .from(asset)
    .where(and(eq(asset.institutionId, institutionId), chosen, ne(asset.categoryId, categoryId)));
  return rows.map(({ id }) => id);
}

/** The columns of a move: a moved asset comes last in its new category. */
export async function moveTo(context: WriteContext, row: AssetRow, categoryId: string) {
  if (categoryId === row.categoryId) return {};
  await requireCategory(context, categoryId, row.institutionId, 'category');
  const order = await nextSortKey(context, asset, eq(asset.categoryId, categoryId));
  return { categoryId, order };
}

/** Refuses a category that the institute does not have. */
export async function requireCategory(
  { db }: ReadContext,
  id: string,
  institutionId: string,
  path: string,
): Promise<void> {
  const own = and(eq(category.id, id), eq(category.institutionId, institutionId));
  if ((await db.$count(category, own)) > 0) return;
  throw fieldError('VALIDATION', path, 'Category not found.', 'not_found');
}

/** The amount of money in a price adjustment, at its path. */
export function adjustmentAt(
  adjustment: Asset['priceAdjustment'] | undefined,
  path: string,
): readonly AmountAt[] {
  return adjustment?.mode === 'amount' ? [[path, adjustment.value]] : [];
}

interface Status {
  readonly status?: AssetStatus | undefined;
  readonly statusReason?: Asset['statusReason'] | undefined;
}

/** The columns of a status. Its reason comes along where the status needs one, and goes with it. */
export function statusOf(
  { status, statusReason }: Status,
  row?: Pick<AssetRow, 'status' | 'statusReason'>,
  path = 'statusReason',
) {
  if (status === undefined && statusReason === undefined) return {};
  const next = status ?? row?.status ?? 'Available';
  if (!needsDates(next)) return { status, statusReason: null };
  const storedReason = next === row?.status ? row.statusReason : null;
  const reason = statusReason === undefined ? storedReason : statusReason;
  if (reason) return { status, statusReason: reason };
  throw fieldError('VALIDATION', path, 'Enter why and from when.', 'required');
}

/** Refuses connecting assets that the institute does not have, or the asset itself. */
export async function requireConnecting(
  { db }: ReadContext,
  institutionId: string,
  ids: readonly string[] | undefined,
  self?: string,
): Promise<void> {
  if (!ids || ids.length === 0) return;
  const rows = await db
    .select({ id: asset.id })
    .from(asset)
    .where(and(eq(asset.institutionId, institutionId), inArray(asset.id, [...ids])));
  const missing = ids.findIndex((id) => id === self || rows.every((row) => row.id !== id));
  if (missing === -1) return;
  throw fieldError('VALIDATION', `connectingAssets.${missing}`, 'Asset not found.', 'not_found');
}

/** Takes an asset that is about to go out of those that it connects to. */
export async function disconnect(
  { db, actor, now }: WriteContext,
  institutionId: string,
  id: string,
): Promise<void> {
  await db
    .update(asset)
    .set({
      connectingIds: sql`array_remove(${asset.connectingIds}, ${id})`,
      updatedAt: now,
      updatedBy: actor.userId,
      version: sql`${asset.version} + 1`,
    })
    .where(and(eq(asset.institutionId, institutionId), arrayContains(asset.connectingIds, [id])));
}
