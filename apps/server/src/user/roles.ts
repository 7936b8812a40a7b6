import { ROLES_OF, SUPER_ADMIN, type TemplateKey } from '@booking/api-client/contract';
import { fieldError } from '../http-error.ts';
import type { Actor } from '../session/guard.ts';
import { permissionsOf } from '../session/permissions.ts';

/** Refuses a role that an institution of the template has not; without one, a role that the platform has not. */
export function requireRole(template: TemplateKey | null, role: string): void {
  const roles: readonly string[] = template ? ROLES_OF[template] : [SUPER_ADMIN];
  if (roles.includes(role)) return;
  throw fieldError('VALIDATION', 'role', 'This role isn’t available for the institute’s template.');
}

/** Refuses to manage someone who may do more than the caller, and to give anyone such a role. */
export function requireRank({ permissions }: Actor, role: string, message: string): void {
  if ([...permissionsOf(role)].every((one) => permissions.has(one))) return;
  throw fieldError('BUSINESS_RULE', 'role', message);
}

export const MANAGES_NO_ONE_ABOVE = 'You can’t change someone with more permissions than you have.';
export const GIVES_NO_MORE = 'You can’t give a role with more permissions than you have.';
