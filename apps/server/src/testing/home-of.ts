import { eq } from 'drizzle-orm';
import { generic } from '../schema/generic.ts';
import { institution } from '../schema/tenant.ts';
import type { Institute, TestApp } from './app.ts';

/** The institute of a tenant, or any where the tenant is none. */
export async function homeOf(test: TestApp, tenant: Institute) {
  const [home] = await test.db
    .select({ id: institution.id, templateId: institution.templateId })
    .from(institution)
    .where(tenant.id ? eq(institution.id, tenant.id) : undefined)
    .limit(1);
  if (!home) throw new Error('There is no institute.');
  return home;
}

/** A generic of a template. */
export async function genericOf(test: TestApp, templateId: string): Promise<string> {
  const [row] = await test.db
    .select({ id: generic.id })
    .from(generic)
    .where(eq(generic.templateId, templateId))
    .limit(1);
  if (!row) throw new Error('The template has no generics.');
  return row.id;
}
