import { eq, sql } from 'drizzle-orm';
import type { Call, Handlers } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { refuseUsed, type Uses } from '../resource/uses.ts';
import { category } from '../schema/category.ts';
import { color, statusColor } from '../schema/color.ts';
import { ota } from '../schema/ota.ts';
import { institution } from '../schema/tenant.ts';
import { colors, textColors } from './colors.ts';
import { beginRemoval, replaceUses } from './replace.ts';
import { readStatusColors, saveStatusColors } from './status-colors.ts';

/** The calls about colours. */
export const colorHandlers: Handlers['color'] = {
  list: async (call) => ({
    ...(await colors.list(call)),
    extra: await readStatusColors(call.db),
  }),

  async create(call) {
    const { template: templateId, textColor, order, ...fields } = call.body;
    const row = {
      ...fields,
      templateId,
      ...textColors(fields.hex, textColor ?? null),
      order: order ?? (await nextSortKey(call, color)),
    };
    return colors.read(call, await colors.insert(call, row));
  },

  async update(call) {
    const { __v, template: templateId, textColor, ...fields } = call.body;
    const row = await colors.lock(call, call.id, __v);
    const { hex = row.hex } = fields;
    const nextTextColor =
      textColor === undefined && !row.isTextColorAuto ? row.textColor : textColor;
    await colors.update(call, row, {
      ...fields,
      templateId,
      ...((hex !== row.hex || textColor !== undefined) && textColors(hex, nextTextColor ?? null)),
    });
    return colors.read(call, row.id);
  },

  async remove(call) {
    const { replaceBy, __v } = call.body;
    // Rows that use a colour are locked before it (`resource/lock-order.test.ts`).
    const isUnused = replaceBy === undefined || (await replaceAll(call, replaceBy));
    const row = await colors.lock(call, call.id, __v);
    if (!isUnused) {
      await beginRemoval(call, row.id, replaceBy);
      return null;
    }
    await refuseUsed(call.db, usesOf(row.id));
    await colors.remove(call, row);
    return null;
  },

  async setStatusColor(call) {
    await saveStatusColors(call);
    return readStatusColors(call.db);
  },
};

/** Returns the uses that keep a colour from being deleted. */
const usesOf = (id: string): Uses => ({
  categories: {
    noun: ['category', 'categories'],
    names: sql`select ${category.name} || ' of ' || ${institution.name} from ${category}
      join ${institution} on ${institution.id} = ${category.institutionId}
      where ${category.colorId} = ${id}`,
  },
  otas: {
    noun: ['OTA', 'OTAs'],
    names: sql`select ${ota.name} from ${ota} where ${ota.colorId} = ${id}`,
  },
  statuses: {
    noun: ['status', 'statuses'],
    names: sql`select ${statusColor.label} from ${statusColor}
      where ${statusColor.fillId} = ${id} or ${statusColor.borderId} = ${id}`,
  },
});

/** Gives another colour to everything that uses one. Returns false where that goes on after the call. */
async function replaceAll(call: Call<'color', 'remove'>, replaceBy: string): Promise<boolean> {
  const { db, id } = call;
  if (replaceBy === id) throw fieldError('VALIDATION', 'replaceBy', 'Choose another colour.');
  if ((await db.$count(color, eq(color.id, replaceBy))) === 0) {
    throw fieldError('VALIDATION', 'replaceBy', 'Colour not found.', 'not_found');
  }
  return replaceUses(call, id, replaceBy);
}
