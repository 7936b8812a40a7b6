import { PERMISSIONS, type Permission } from './access.ts';
import { SUPER_ADMIN } from './user.ts';

/** The role of platform staff who keep the subscriptions of all institutes. */
export const PLATFORM_BILLING = 'Platform Billing';

/** The roles of platform staff, who belong to no institution. No role of a template has one of these names. */
export const PLATFORM_ROLES = [SUPER_ADMIN, PLATFORM_BILLING] as const;
export type PlatformRole = (typeof PLATFORM_ROLES)[number];

const permissions: Readonly<Record<PlatformRole, readonly Permission[]>> = {
  [SUPER_ADMIN]: PERMISSIONS,
  [PLATFORM_BILLING]: [
    'institution.read',
    'subscription.read',
    'subscription.create',
    'subscription.update',
    'pricing.read',
    'receivable.read',
    'receivable.update',
    'bankLine.read',
    'bankLine.create',
    'bankLine.update',
    'report.read',
    'note.read',
    'note.create',
    'note.update',
  ],
};

export function isPlatformRole(role: string): role is PlatformRole {
  return PLATFORM_ROLES.some((platformRole) => platformRole === role);
}

/** What a role of the platform permits; nothing for any other role. */
export function platformPermissions(role: string): readonly Permission[] {
  return isPlatformRole(role) ? permissions[role] : [];
}
