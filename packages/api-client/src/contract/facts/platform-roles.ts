import { PERMISSIONS, type Permission } from './access.ts';
import { SUPER_ADMIN } from './user.ts';

/** The role of platform staff who keep the subscriptions of all institutes. */
export const PLATFORM_BILLING = 'Platform Billing';

/** The role of platform staff who help users: they look at what users see. */
export const PLATFORM_SUPPORT = 'Platform Support';

/** The role of platform staff who sell subscriptions. */
export const PLATFORM_SALES = 'Platform Sales';

/** The roles of platform staff, who belong to no institution. No role of a template has one of these names. */
export const PLATFORM_ROLES = [
  SUPER_ADMIN,
  PLATFORM_BILLING,
  PLATFORM_SUPPORT,
  PLATFORM_SALES,
] as const;
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
  [PLATFORM_SUPPORT]: [
    'institution.read',
    'subscription.read',
    'report.read',
    'user.read',
    'user.signInAs',
  ],
  [PLATFORM_SALES]: [
    'institution.read',
    'subscription.read',
    'subscription.create',
    'pricing.read',
    'report.read',
  ],
};

export function isPlatformRole(role: string): role is PlatformRole {
  return PLATFORM_ROLES.some((platformRole) => platformRole === role);
}

/** Returns the permissions of a role of the platform; none for any other role. */
export function platformPermissions(role: string): readonly Permission[] {
  return isPlatformRole(role) ? permissions[role] : [];
}
