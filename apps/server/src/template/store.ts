import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { entityFields } from '../database/document.ts';
import { ignoringCase } from '../database/list.ts';
import { fieldError } from '../http-error.ts';
import type { WriteContext } from '../resource/context.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { template } from '../schema/template.ts';

/** The templates, the same for every tenant (`ENT-03`). */
export const templates = resource(
  rowsOf({ table: template, noun: 'Template', tenant: 'platform' }),
  {
    document: {
      ...entityFields(template, ['name', 'key', 'description', 'isAvailable', 'icon', 'order']),
    },
    search: sql`' ' || lower(${template.name})`,
    sort: {
      createdAt: template.createdAt,
      name: ignoringCase(template.name),
      order: template.order,
    },
    defaultSort: '-createdAt',
  },
);

/** The lines of business that the public site lists, in their order. */
export function listedTemplates(db: Database) {
  return db
    .select({ key: template.key, name: template.name, isAvailable: template.isAvailable })
    .from(template)
    .orderBy(asc(template.order), asc(template.id));
}

/** Returns the fields of a template that new institutions and users need. */
export async function findTemplate(db: Database, id: string) {
  const [row] = await db
    .select({
      id: template.id,
      key: template.key,
      name: template.name,
      isAvailable: template.isAvailable,
    })
    .from(template)
    .where(eq(template.id, id));
  return row;
}

/** Only open templates take institutes: Hospitality alone, unless the settings open others (`SHELL-10`). */
export async function requireAvailableTemplate(db: Database, id: string): Promise<void> {
  const row = await findTemplate(db, id);
  if (!row) throw fieldError('VALIDATION', 'template', 'Template not found.');
  if (!row.isAvailable) {
    throw fieldError('BUSINESS_RULE', 'template', `${row.name} isn’t available yet.`);
  }
}

/** Refuses ids of templates that do not exist, naming the first. */
export async function requireTemplates(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: template.id })
    .from(template)
    .where(inArray(template.id, [...ids]));
  const missing = ids.findIndex((id) => rows.every((row) => row.id !== id));
  if (missing === -1) return;
  throw fieldError('VALIDATION', `templates.${missing}`, 'Template not found.', 'not_found');
}

/**
 * Opens templates to new institutes, and closes all others (`SHELL-10`). Institutes of a closed one stay.
 * @returns whether any differs.
 * @throws HttpError naming the first id that does not exist.
 */
export async function setAvailableTemplates(
  context: WriteContext,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await context.db
    .select()
    .from(template)
    .orderBy(asc(template.id))
    .for('no key update');
  const missing = ids.findIndex((id) => rows.every((row) => row.id !== id));
  if (missing !== -1) {
    const path = `availableTemplates.${missing}`;
    throw fieldError('VALIDATION', path, 'Template not found.', 'not_found');
  }
  let differs = false;
  for (const row of rows) {
    if (await templates.update(context, row, { isAvailable: ids.includes(row.id) })) differs = true;
  }
  return differs;
}
