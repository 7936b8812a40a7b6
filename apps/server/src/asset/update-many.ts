import { ASSETS_UPDATED_MAX, type AssetsUpdated } from '@booking/api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { lockInstitute, requireMinAdjusted } from '../category/index.ts';
import type { RawJson } from '../database/document.ts';
import { anyOfValues, equals, hasAnyOf } from '../database/list.ts';
import { searchCondition } from '../database/matches.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { forgetRatesOfAssets } from '../rate/index.ts';
import { LAST_SORT_KEY, nextSortKey } from '../resource/sort-key.ts';
import { asset } from '../schema/asset.ts';
import { allowanceOf, missingFeature, refuseUnentitled } from '../subscription/index.ts';
import type { AssetRow, NewAsset } from './asset.ts';
import { idsToMove, requireCategory, statusOf, writeAssets } from './writes.ts';

type UpdateMany = Call<'asset', 'updateMany'>;

/** Changes many assets alike. A dry run says how many it finds and how many would change. */
export async function updateMany(call: UpdateMany): Promise<RawJson> {
  const { db, body } = call;
  const { set, dryRun = false } = body;
  const institute = await lockInstitute(call, body.institution);
  const allowance = await allowanceOf(db, institute.id);
  refuseUnentitled('set', missingFeature(allowance, 'assetManagement', 'changing assets in bulk'));
  if (set.category) await requireCategory(call, set.category, institute.id, 'set.category');
  const chosen = await chosenBy(call, institute.id);
  await refuseTooMany(call, institute.id, chosen);
  if (set.category && !dryRun) {
    // Locked before the assets.
    await forgetRatesOfAssets(
      call,
      institute.id,
      await idsToMove(call, institute.id, chosen, set.category),
    );
  }
  const rows = await db
    .select()
    .from(asset)
    .where(and(eq(asset.institutionId, institute.id), chosen))
    .orderBy(asset.id)
    .for('update');
  const changed = rows.flatMap((row) => {
    const changes = changesOf(row, set);
    return changes ? [{ row, changes }] : [];
  });
  // Assets that move into another category get their price from its own.
  await requireMinAdjusted(
    call,
    institute,
    changed.flatMap(({ row: { priceAdjustment: adjustment }, changes: { categoryId } }) =>
      categoryId === undefined ? [] : [{ categoryId, adjustment, path: 'set.category' }],
    ),
  );
  if (!dryRun) await writeAssets(call, await withSortKeys(call, changed));
  const result: AssetsUpdated = { matched: rows.length, changed: changed.length, dryRun };
  return { json: JSON.stringify(result) };
}

interface Changed {
  readonly row: AssetRow;
  readonly changes: Partial<NewAsset>;
}

/** Assets that move come last in their new category, one after the other. */
async function withSortKeys(
  call: UpdateMany,
  changed: readonly Changed[],
): Promise<readonly Changed[]> {
  const categoryId = changed.find(({ changes }) => changes.categoryId)?.changes.categoryId;
  if (categoryId === undefined) return changed;
  const first = await nextSortKey(call, asset, eq(asset.categoryId, categoryId));
  let moved = 0;
  return changed.map(({ row, changes }) => {
    if (changes.categoryId === undefined) return { row, changes };
    const order = Math.min(first + moved, LAST_SORT_KEY);
    moved += 1;
    return { row, changes: { ...changes, order } };
  });
}

/** Each is locked and written: no more of them than may be named. */
async function refuseTooMany(
  { db }: UpdateMany,
  institutionId: string,
  chosen: SQL | undefined,
): Promise<void> {
  const count = await db.$count(asset, and(eq(asset.institutionId, institutionId), chosen));
  if (count <= ASSETS_UPDATED_MAX) return;
  const [most, matching] = [ASSETS_UPDATED_MAX, count].map((number) =>
    number.toLocaleString('en-IN'),
  );
  const message = `The filter finds ${matching} assets. Filter to ${most} or fewer.`;
  throw fieldError('VALIDATION', 'filter', message, 'too_big');
}

/** Returns the condition of the assets that were named, or that the list shows for the same filter. */
async function chosenBy(
  { db, body: { ids, filter } }: UpdateMany,
  institutionId: string,
): Promise<SQL | undefined> {
  if (ids) return inArray(asset.id, ids);
  if (!filter) return undefined;
  return and(
    anyOfValues(asset.categoryId, filter.category),
    anyOfValues(asset.floor, filter.floor),
    anyOfValues(asset.status, filter.status),
    equals(asset.isActive, filter.isActive),
    hasAnyOf(asset.tags, filter.tag),
    await searchCondition(
      db,
      {
        column: asset.searchText,
        rows: sql`${asset}`,
        among: eq(asset.institutionId, institutionId),
      },
      filter.search,
    ),
  );
}

/** Returns the changes of a row; undefined if it has them already. */
function changesOf(row: AssetRow, set: UpdateMany['body']['set']): Partial<NewAsset> | undefined {
  const { category: categoryId, status, statusReason, ...fields } = set;
  const changes = {
    ...fields,
    categoryId,
    ...statusOf({ status, statusReason }, row, 'set.statusReason'),
  };
  const stored = new Map<string, unknown>(Object.entries(row));
  const named = Object.entries(changes).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(stored.get(name)),
  );
  return named.length === 0 ? undefined : Object.fromEntries(named);
}
