import { and, eq } from 'drizzle-orm';
import type { RawJson } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { defined } from '../resource/defined.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { categories } from './category.ts';
import {
  addedImage,
  dropImages,
  type NewImage,
  orderedImages,
  requireImageQuota,
} from './images.ts';
import { lockInstituteOf } from './institute.ts';
import { requireMinRate } from './least-rate.ts';
import { checkOccupancy, columnsOf, requireGeneric } from './rules.ts';

type Update = Call<'category', 'update'>;

/** Changes the fields that a request names. Pictures that it leaves out of their list are deleted. */
export async function updateCategory(
  call: Update & { readonly body: Exclude<Update['body'], { readonly image: File }> },
): Promise<RawJson> {
  const { __v, generic, genericFlags, extraBeds, basePrice, color, images, ...fields } = call.body;
  const institute = await lockInstituteOf(call, call.id);
  const row = await categories.lock(call, call.id, __v);
  checkOccupancy({ ...row, ...defined(fields) }, row);
  if (generic !== undefined && generic !== row.genericId) {
    if ((await call.db.$count(asset, eq(asset.categoryId, row.id))) > 0) {
      const message = 'This can’t be changed once the category has assets.';
      throw fieldError('BUSINESS_RULE', 'generic', message, 'fixed');
    }
    await requireGeneric(call, generic, institute);
  }
  const columns = columnsOf({ genericFlags, extraBeds, basePrice, generic, color }, institute);
  if (columns.basePriceMinor !== row.basePriceMinor) {
    await requireMinRate(call, institute, basePrice, row.id);
  }
  const ordered = images && orderedImages(row, images);
  await categories.update(call, row, {
    ...fields,
    images: ordered,
    ...columns,
  });
  if (ordered) await dropImages(call.db, row.images, ordered, call.now);
  return categories.read(call, row.id);
}

/** Refuses a picture for a category that is not there, or is full. The last word has `addImage`. @throws HttpError */
export async function requireImageQuotaOf({
  db,
  actor,
  id,
}: Pick<Update, 'db' | 'actor' | 'id'>): Promise<void> {
  const [row] = await db
    .select({ images: category.images })
    .from(category)
    .where(and(eq(category.id, id), categories.within(actor.scope)));
  if (!row) throw categories.notFound();
  requireImageQuota(row.images);
}

/** Adds a picture as the last. */
export async function addImage(call: Update, image: NewImage): Promise<RawJson> {
  await lockInstituteOf(call, call.id);
  const row = await categories.lock(call, call.id, undefined);
  await categories.update(call, row, { images: await addedImage(call.db, row, image, call.now) });
  return categories.read(call, row.id);
}
