import { isPlatformRole } from '@booking/api-client/contract';
import type { Database } from '../database/database.ts';
import { fieldError } from '../http-error.ts';
import { hasRole } from '../role-permission/index.ts';
import type { Actor } from '../session/guard.ts';
import { readPermissionsOf } from '../session/permissions.ts';

/** Refuses a role that the template has not; without one, a role that the platform has not. */
export async function requireRole(
  db: Database,
  templateId: string | null,
  role: string,
): Promise<void> {
  const isKnown = templateId ? await hasRole(db, templateId, role) : isPlatformRole(role);
  if (isKnown) return;
  throw fieldError('VALIDATION', 'role', 'This role isn’t available for the institute’s template.');
}

/** Refuses to manage someone who may do more than the caller, and to give anyone such a role. */
export async function requireRank(
  db: Database,
  { permissions }: Actor,
  { institutionId, role }: { readonly institutionId: string | null; readonly role: string },
  message: string,
): Promise<void> {
  const needed = await readPermissionsOf(db, institutionId, role);
  if ([...needed].every((permission) => permissions.has(permission))) return;
  throw fieldError('BUSINESS_RULE', 'role', message);
}

export const rankErrors = {
  manage: 'You can’t change someone with more permissions than you have.',
  grant: 'You can’t give a role with more permissions than you have.',
};
