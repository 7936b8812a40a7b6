import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { lockInstitute, placesOf, requireMinAdjusted } from '../category/index.ts';
import type { Handlers } from '../http/call.ts';
import { forgetRatesOfAssets } from '../rate/index.ts';
import { refuseFinerAmounts } from '../resource/amounts.ts';
import { asset } from '../schema/asset.ts';
import { addAssets } from './add.ts';
import { assets, assetTable } from './asset.ts';
import { updateMany } from './update-many.ts';
import {
  adjustmentAt,
  disconnect,
  idsToMove,
  lockOf,
  moveTo,
  requireConnecting,
  statusOf,
  writeAsset,
} from './writes.ts';

/** The calls about assets. Each write locks the institute first, so that limits and orders hold. */
export const assetHandlers: Handlers['asset'] = {
  list: assets.list,

  forTable: assetTable.list,

  get: (call) => assets.read(call, call.id),

  create: addAssets,

  async update(call) {
    const { __v, category, connectingAssets, status, statusReason, ...fields } = call.body;
    const institute = await lockOf(call, call.id);
    refuseFinerAmounts(
      adjustmentAt(fields.priceAdjustment, 'priceAdjustment.value'),
      institute.currency,
    );
    if (category !== undefined) {
      // Locked before the asset.
      const moved = await idsToMove(call, institute.id, eq(asset.id, call.id), category);
      await forgetRatesOfAssets(call, institute.id, moved);
    }
    const row = await assets.lock(call, call.id, __v);
    const { priceAdjustment: adjustment = row.priceAdjustment } = fields;
    const categoryId = category ?? row.categoryId;
    const isMoved = categoryId !== row.categoryId;
    if (isMoved || !isDeepStrictEqual(adjustment, row.priceAdjustment)) {
      const path = isMoved ? 'category' : 'priceAdjustment.value';
      await requireMinAdjusted(call, institute, [{ categoryId, adjustment, path }]);
    }
    await requireConnecting(call, institute.id, connectingAssets, row.id);
    await writeAsset(call, row, {
      ...fields,
      ...(category !== undefined && (await moveTo(call, row, category))),
      ...statusOf({ status, statusReason }, row),
      connectingIds: connectingAssets && [...new Set(connectingAssets)],
    });
    return assets.read(call, row.id);
  },

  updateMany,

  async updateOrder(call) {
    const { db, body } = call;
    const institute = await lockInstitute(call, body.institution);
    const own = and(eq(asset.institutionId, institute.id), eq(asset.categoryId, body.category));
    const rows = await db.select().from(asset).where(own).orderBy(asset.id).for('update');
    const moved = placesOf(rows, body.orders).filter(({ row, order }) => row.order !== order);
    if (moved.length > 0) {
      const places = sql.join(
        moved.map(({ row, order }) => sql`(${row.id}, ${order}::int)`),
        sql`, `,
      );
      await db.execute(sql`
        update ${asset} set "order" = placed.place, updated_at = ${call.now},
          updated_by = ${call.actor.userId}, version = ${asset.version} + 1
        from (values ${places}) as placed(id, place)
        where ${asset.id} = placed.id and ${asset.institutionId} = ${institute.id}`);
    }
    return assets.all(call, sql`${own}`, asset.order);
  },

  async remove(call) {
    const institute = await lockOf(call, call.id);
    const row = await assets.lock(call, call.id, undefined);
    await disconnect(call, institute.id, row.id);
    await assets.remove(call, row);
    return null;
  },
};
