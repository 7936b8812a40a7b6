import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditFields } from '../database/document.ts';
import { resource } from '../resource/resource.ts';
import { rowsOf } from '../resource/rows.ts';
import { template } from '../schema/template.ts';

/** The templates, the same for every tenant (`ENT-03`). */
export const templates = resource(
  rowsOf({ table: template, noun: 'Template', tenant: 'platform' }),
  {
    document: {
      _id: sql`${template.id}`,
      name: sql`${template.name}`,
      key: sql`${template.key}`,
      description: sql`${template.description}`,
      isAvailable: sql`${template.isAvailable}`,
      icon: sql`${template.icon}`,
      order: sql`${template.order}`,
      ...auditFields(template),
    },
    search: sql`' ' || lower(${template.name})`,
    sort: {
      createdAt: sql`${template.createdAt}`,
      name: sql`lower(${template.name}) collate "C"`,
      order: sql`${template.order}`,
    },
    defaultSort: '-createdAt',
  },
);

/** What new institutions and users need to know of a template. */
export async function findTemplate(db: Database, id: string) {
  const [found] = await db
    .select({
      id: template.id,
      key: template.key,
      name: template.name,
      isAvailable: template.isAvailable,
    })
    .from(template)
    .where(eq(template.id, id));
  return found;
}
