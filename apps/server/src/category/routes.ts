import { eq } from 'drizzle-orm';
import { forgetMappingsOfCategory } from '../channel/index.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/index.ts';
import type { Handlers } from '../http/call.ts';
import { forgetRatesOfCategory } from '../rate/index.ts';
import { defined } from '../resource/defined.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { todayForRates } from '../resource/time-zone.ts';
import { refuseUsed } from '../resource/uses.ts';
import { category } from '../schema/category.ts';
import { partyOf } from '../session/guard.ts';
import type { Throttle } from '../session/throttle.ts';
import { allowanceOf, missingFeature, overLimit, refuseUnentitled } from '../subscription/index.ts';
import { categories } from './category.ts';
import { checkGenerics } from './check-generics.ts';
import { updateCodes } from './codes.ts';
import { dropImages, prepareImage } from './images.ts';
import { lockInstitute, lockInstituteOf } from './institute.ts';
import { requireMinRate } from './least-rate.ts';
import { updateOrder } from './order.ts';
import { checkOccupancy, columnsOf, OCCUPANCY_DEFAULTS, requireGeneric } from './rules.ts';
import { addImage, requireImageQuotaOf, updateCategory } from './update.ts';
import { categoryUses } from './uses.ts';

interface CategoryParts {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly files: FileStore;
}

/** The calls about categories. Each write locks the institute first, so that limits and orders hold. */
export function categoryHandlers({
  db: rootDb,
  throttle,
  files,
}: CategoryParts): Handlers['category'] {
  return {
    list: categories.list,

    get: (call) => categories.read(call, call.id),

    async create(call) {
      const { institution, generic, genericFlags, extraBeds, basePrice, color, ...fields } =
        call.body;
      const institute = await lockInstitute(call, institution);
      const own = eq(category.institutionId, institute.id);
      const count = (await call.db.$count(category, own)) + 1;
      const allowance = await allowanceOf(call.db, institute.id);
      refuseUnentitled(
        'name',
        overLimit(allowance, 'categories', count, ['category', 'categories']) ??
          (count > 1 ? missingFeature(allowance, 'multiCategory', 'a second category') : undefined),
      );
      await requireGeneric(call, generic, institute);
      await requireMinRate(call, institute, basePrice);
      const row = {
        ...OCCUPANCY_DEFAULTS,
        ...fields,
        ...columnsOf({ genericFlags, extraBeds, basePrice, generic, color }, institute),
      };
      checkOccupancy({ ...OCCUPANCY_DEFAULTS, ...defined(fields) });
      const id = await categories.insert(call, {
        ...row,
        basePriceMinor: row.basePriceMinor ?? 0,
        genericId: generic,
        institutionId: institute.id,
        order: await nextSortKey(call, category, own),
      });
      return categories.read(call, id);
    },

    update: {
      async prepare(call) {
        const { body } = call;
        if (!('image' in body)) return (db) => updateCategory({ ...call, db, body });
        // A picture costs seconds of work: whether it has a place is looked at first.
        await requireImageQuotaOf({ ...call, db: rootDb });
        const uploader = {
          party: partyOf(call.actor),
          count: () => throttle.countCategoryPicture(call.actor.userId),
        };
        const image = await prepareImage(files, uploader, body.image, body.alt);
        return (db) => addImage({ ...call, db }, image);
      },
    },

    updateCodes,

    updateOrder,

    async remove(call) {
      const institute = await lockInstituteOf(call, call.id);
      const today = todayForRates(call.now, institute.timezone);
      await refuseUsed(call.db, categoryUses(call.id, today));
      // Rates that are over don't keep it; they are locked before it.
      await forgetRatesOfCategory(call, institute.id, call.id);
      // Nor do channels that don't sell it.
      await forgetMappingsOfCategory(call, call.id);
      const row = await categories.lock(call, call.id, undefined);
      await categories.remove(call, row);
      await dropImages(call.db, row.images, [], call.now);
      return null;
    },

    checkGenerics,
  };
}
