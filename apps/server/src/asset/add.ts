import { type FieldError, seenAs } from '@booking/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { lockInstitute, requireMinAdjusted } from '../category/index.ts';
import type { RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { HttpError } from '../http-error.ts';
import { refuseFinerAmounts } from '../resource/amounts.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { allowanceOf, overLimit, refuseUnentitled } from '../subscription/index.ts';
import { assetRows, assets, derivedOf } from './asset.ts';
import { adjustmentAt, requireConnecting, statusOf } from './writes.ts';

/** Adds one asset, or several: all of them or, where one is refused, none. */
export async function addAssets(call: Call<'asset', 'create'>): Promise<RawJson> {
  const { db, body } = call;
  const { institution, ...sent } = body;
  const institute = await lockInstitute(call, institution);
  const isList = 'assets' in sent;
  const bodies = isList ? sent.assets : [sent];
  const pathOf = (index: number, field: string) => (isList ? `assets.${index}.${field}` : field);

  const allowance = await allowanceOf(db, institute.id);
  const own = eq(asset.institutionId, institute.id);
  const count = (await db.$count(asset, own)) + bodies.length;
  refuseUnentitled(
    isList ? 'assets' : 'code',
    overLimit(allowance, 'assets', count, ['asset', 'assets']),
  );

  const categories = await db
    .select({ id: category.id })
    .from(category)
    .where(eq(category.institutionId, institute.id));
  const existingIds = new Set(categories.map(({ id }) => id));
  refuseFinerAmounts(
    bodies.flatMap((body, index) =>
      adjustmentAt(body.priceAdjustment, pathOf(index, 'priceAdjustment.value')),
    ),
    institute.currency,
  );
  refuse(
    'VALIDATION',
    bodies.flatMap((body, index) =>
      existingIds.has(body.category)
        ? []
        : [
            {
              path: pathOf(index, 'category'),
              code: 'not_found',
              message: 'Category not found.',
            },
          ],
    ),
  );
  await requireMinAdjusted(
    call,
    institute,
    bodies.map(({ category: categoryId, priceAdjustment: adjustment }, index) => ({
      ...{ categoryId, adjustment },
      path: pathOf(index, 'priceAdjustment.value'),
    })),
  );
  const taken = await takenCodes(
    call,
    institute.id,
    bodies.map(({ code }) => code),
  );
  refuse(
    'DUPLICATE',
    bodies.flatMap(({ code }, index) => {
      const isTwice = bodies.some(
        (earlier, at) => at < index && seenAs(earlier.code) === seenAs(code),
      );
      const message = isTwice
        ? 'This code is in the list twice.'
        : 'Another asset already uses this code.';
      const isTaken = isTwice || taken.has(seenAs(code));
      return isTaken ? [{ path: pathOf(index, 'code'), code: 'taken', message }] : [];
    }),
  );

  const sortKeys = new Map<string, number>();
  const ids: string[] = [];
  for (const {
    category: categoryId,
    connectingAssets,
    status,
    statusReason,
    ...fields
  } of bodies) {
    await requireConnecting(call, institute.id, connectingAssets);
    const sortKey =
      sortKeys.get(categoryId) ??
      (await nextSortKey(call, asset, eq(asset.categoryId, categoryId)));
    sortKeys.set(categoryId, sortKey + 1);
    const row = {
      ...fields,
      ...statusOf({ status, statusReason }),
      connectingIds: [...new Set(connectingAssets)],
      categoryId,
      institutionId: institute.id,
      order: sortKey,
    };
    ids.push(await assetRows.insert(call, { ...row, ...derivedOf(row) }));
  }
  return assets.all(call, inArray(asset.id, ids), asset.order);
}

async function takenCodes(
  { db }: Call<'asset', 'create'>,
  institutionId: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ seen: asset.seenAs })
    .from(asset)
    .where(and(eq(asset.institutionId, institutionId), inArray(asset.seenAs, codes.map(seenAs))));
  return new Set(rows.flatMap(({ seen }) => seen ?? []));
}

function refuse(code: 'VALIDATION' | 'DUPLICATE', errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new HttpError(code, { errors });
}
