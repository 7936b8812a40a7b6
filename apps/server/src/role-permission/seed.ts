import { DEFAULT_ROLES } from '@booking/api-client/contract';
import type { WriteContext } from '../resource/context.ts';
import { template } from '../schema/template.ts';
import { roleRows } from './roles.ts';

/** The roles that the templates of an installation start with. */
export async function seedRoles(context: WriteContext): Promise<void> {
  const templates = await context.db.select({ id: template.id, key: template.key }).from(template);
  for (const { id: templateId, key } of templates) {
    for (const [order, role] of DEFAULT_ROLES[key].entries()) {
      await roleRows.insert(context, { ...role, templateId, order });
    }
  }
}
