import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditFields, type DocumentFields } from '../database/document.ts';
import { anyOfValues, type BuiltPage, type ListQuery, listPage } from '../database/list.ts';
import type { TenantScope } from '../database/scope.ts';
import { matches } from '../database/search.ts';
import { template } from '../schema/template.ts';

const document: DocumentFields = {
  _id: sql`${template.id}`,
  name: sql`${template.name}`,
  key: sql`${template.key}`,
  description: sql`${template.description}`,
  isAvailable: sql`${template.isAvailable}`,
  icon: sql`${template.icon}`,
  order: sql`${template.order}`,
  ...auditFields(template),
};

/** The templates, the same for every tenant (`ENT-03`). */
export function listTemplates(
  _scope: TenantScope,
  db: Database,
  query: ListQuery & { search?: string | undefined; _id?: readonly string[] | undefined },
): Promise<BuiltPage> {
  return listPage(db, query, {
    rows: sql`${template}`,
    from: sql`${template}`,
    where: and(
      anyOfValues(sql`${template.id}`, query._id),
      query.search ? matches(sql`' ' || lower(${template.name})`, query.search) : undefined,
    ),
    id: template.id,
    document,
    sort: {
      createdAt: sql`${template.createdAt}`,
      name: sql`lower(${template.name}) collate "C"`,
      order: sql`${template.order}`,
    },
    defaultSort: '-createdAt',
  });
}

/** What new institutions and users need to know of a template. */
export async function findTemplate(_scope: TenantScope, db: Database, id: string) {
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
