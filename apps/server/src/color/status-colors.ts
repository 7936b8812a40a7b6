import { STATUS_COLOR_KEYS, type StatusColorKey, seenAs } from '@booking/api-client/contract';
import { DEFAULT_COLORS, DEFAULT_STATUS_COLORS } from '@booking/api-client/sample';
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { RawJson } from '../database/document.ts';
import { jsonObject } from '../database/document.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { rowsOf } from '../resource/rows.ts';
import { nextSortKey } from '../resource/sort-key.ts';
import { versionConflict } from '../resource/version-conflict.ts';
import { color, statusColor } from '../schema/color.ts';
import { colors, textColors } from './colors.ts';

type Row = typeof statusColor.$inferSelect;
type Values = Pick<Row, 'key' | 'label' | 'fillId' | 'borderId' | 'icon' | 'order'>;

const rows = rowsOf({ table: statusColor, noun: 'Status colour', tenant: 'platform' });

const fill = alias(color, 'fill');
const border = alias(color, 'border');

/** Returns how each status is drawn, in order. */
export async function readStatusColors(db: Database): Promise<RawJson> {
  const document = jsonObject(
    Object.entries({
      key: sql`${statusColor.key}`,
      label: sql`${statusColor.label}`,
      fill: sql`json_build_object('_id', ${fill.id}, 'name', ${fill.name}, 'hex', ${fill.hex},
        'textColor', ${fill.textColor})`,
      border: sql`json_build_object('_id', ${border.id}, 'name', ${border.name}, 'hex', ${border.hex})`,
      icon: sql`${statusColor.icon}`,
      order: sql`${statusColor.order}`,
      __v: sql`${statusColor.version}`,
    }),
  );
  const { rows } = await db.execute<{ json: string }>(sql`
    select coalesce(json_agg(${document} order by ${statusColor.order}, ${statusColor.key}), '[]')::text as json
    from ${statusColor}
      join ${color} ${sql.identifier('fill')} on ${fill.id} = ${statusColor.fillId}
      join ${color} ${sql.identifier('border')} on ${border.id} = ${statusColor.borderId}`);
  const [built] = rows;
  if (!built) throw new Error('An aggregate has no row.');
  return built;
}

/** Saves the whole set, or resets it to what an installation starts with. */
export async function saveStatusColors(call: Call<'color', 'setStatusColor'>): Promise<void> {
  const { body, db } = call;
  const stored = await lockAll(db);
  const version = stored[0]?.version;
  if (body.__v !== undefined && body.__v !== version) {
    throw await versionConflict(call, await readStatusColors(db), statusColor, undefined);
  }
  if (body.reset) return resetStatusColors(call);
  await requireColors(db, body.statuses);
  const statuses = body.statuses.map(({ fill: fillId, border: borderId, ...fields }) => ({
    ...fields,
    fillId,
    borderId,
  }));
  await write(call, stored, statuses);
}

/** Draws every status as at the start. A colour that is missing from the palette, by name and by hex, is added again. */
export async function resetStatusColors(context: WriteContext): Promise<void> {
  const { db } = context;
  const used = new Map<string, string>();
  async function idOf(name: string): Promise<string> {
    const id = used.get(name) ?? (await findOrAdd(context, name));
    used.set(name, id);
    return id;
  }
  const values: Values[] = [];
  for (const [order, key] of STATUS_COLOR_KEYS.entries()) {
    const { label, icon, ...names } = DEFAULT_STATUS_COLORS[key];
    const fillId = await idOf(names.fill);
    values.push({ key, label, icon, order, fillId, borderId: await idOf(names.border) });
  }
  await write(context, await lockAll(db), values);
}

async function findOrAdd(context: WriteContext, name: string): Promise<string> {
  const values = DEFAULT_COLORS.find((defaultColor) => defaultColor.name === name);
  if (!values) throw new Error(`There is no default colour "${name}".`);
  // As it looks, or in a row of an older release as it is written.
  const isNamed = sql`(coalesce(${color.seenAs} = ${seenAs(name)}, false) or ${color.name} = ${name})`;
  const [row] = await context.db
    .select({ id: color.id })
    .from(color)
    .where(or(isNamed, eq(color.hex, values.hex)))
    .orderBy(desc(isNamed))
    .limit(1);
  if (row) return row.id;
  return addColor(context, values);
}

/** Adds a default colour to the end of the palette. Returns the id. */
export async function addColor(
  context: WriteContext,
  values: (typeof DEFAULT_COLORS)[number],
): Promise<string> {
  const order = await nextSortKey(context, color);
  return colors.insert(context, { ...values, ...textColors(values.hex, null), order });
}

/** Gives another colour to the statuses that use one. */
export async function recolorStatuses(
  context: WriteContext,
  from: string,
  to: string,
): Promise<void> {
  const replace = (id: string) => (id === from ? to : id);
  const stored = await lockAll(context.db);
  if (stored.every(({ fillId, borderId }) => fillId !== from && borderId !== from)) return;
  const statuses = stored.map((row) => ({
    ...valuesOf(row),
    fillId: replace(row.fillId),
    borderId: replace(row.borderId),
  }));
  await write(context, stored, statuses);
}

const valuesOf = ({ key, label, fillId, borderId, icon, order }: Row): Values => ({
  key,
  label,
  fillId,
  borderId,
  icon,
  order,
});

/** All of them, since they are one document with one version. */
function lockAll(db: Database): Promise<Row[]> {
  return db.select().from(statusColor).orderBy(statusColor.id).for('update');
}

/** Writes every status where any differs, so that all have the same version. */
async function write(
  context: WriteContext,
  stored: readonly Row[],
  statuses: readonly Values[],
): Promise<void> {
  const rowOf = new Map<StatusColorKey, Row>(stored.map((row) => [row.key, row]));
  const same: Row[] = [];
  for (const values of statuses) {
    const row = rowOf.get(values.key);
    if (!row) await rows.insert(context, values);
    else if (!(await rows.update(context, row, values))) same.push(row);
  }
  if (same.length === statuses.length) return;
  for (const row of same) await rows.touch(context, row);
}

async function requireColors(
  db: Database,
  statuses: readonly { readonly fill: string; readonly border: string }[],
): Promise<void> {
  const ids = statuses.flatMap(({ fill, border }) => [fill, border]);
  const rows = await db.select({ id: color.id }).from(color).where(inArray(color.id, ids));
  const existingIds = new Set(rows.map(({ id }) => id));
  for (const [at, status] of statuses.entries()) {
    const part = (['fill', 'border'] as const).find((name) => !existingIds.has(status[name]));
    if (part)
      throw fieldError('VALIDATION', `statuses.${at}.${part}`, 'Colour not found.', 'not_found');
  }
}
