import { eq, sql } from 'drizzle-orm';
import type { Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { ReadContext } from '../resource/context.ts';
import { nextPlace } from '../resource/rows.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import {
  allowanceOf,
  missingFeature,
  overLimit,
  refuseUnentitled,
} from '../subscription/allowance.ts';
import { categories } from './category.ts';
import { checkGenerics } from './check-generics.ts';
import { updateCodes } from './codes.ts';
import { lockInstitute } from './institute.ts';
import { updateOrder } from './order.ts';
import { checkOccupancy, columnsOf, OCCUPANCY_DEFAULTS, requireGeneric } from './rules.ts';
import { CATEGORY_USES, refuseUsed } from './uses.ts';

/** The calls about categories. Each write locks the institute first, so that limits and orders hold. */
export const categoryHandlers: Handlers['category'] = {
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
      order: await nextPlace(call, category, own),
    });
    return categories.read(call, id);
  },

  async update(call) {
    const { __v, generic, genericFlags, extraBeds, basePrice, color, ...fields } = call.body;
    const institute = await lockOf(call, call.id);
    const row = await categories.lock(call, call.id, __v);
    checkOccupancy({ ...row, ...defined(fields) });
    if (generic !== undefined && generic !== row.genericId) {
      if ((await call.db.$count(asset, eq(asset.categoryId, row.id))) > 0) {
        const message = 'This can’t be changed once the category has assets.';
        throw fieldError('BUSINESS_RULE', 'generic', message, 'fixed');
      }
      await requireGeneric(call, generic, institute);
    }
    await categories.update(call, row, {
      ...fields,
      ...columnsOf({ genericFlags, extraBeds, basePrice, generic, color }, institute),
    });
    return categories.read(call, row.id);
  },

  updateCodes,

  updateOrder,

  async remove(call) {
    await lockOf(call, call.id);
    const row = await categories.lock(call, call.id, undefined);
    await refuseUsed(call.db, CATEGORY_USES, row.id);
    await categories.remove(call, row);
    return null;
  },

  checkGenerics,
};

/** Locks the institute of a category. @throws HttpError `NOT_FOUND` */
async function lockOf(context: ReadContext & { readonly id: string }, id: string) {
  const [row] = await context.db
    .select({ institutionId: category.institutionId })
    .from(category)
    .where(sql`${category.id} = ${id} and ${categories.within(context.actor.scope)}`);
  if (!row) throw categories.notFound();
  return lockInstitute(context, row.institutionId);
}

/** The fields that a request names. */
function defined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Without those that are undefined, which entries forget.
  return Object.fromEntries(named) as { [K in keyof T]: Exclude<T[K], undefined> };
}
