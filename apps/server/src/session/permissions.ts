import { PERMISSIONS, type Permission, SUPER_ADMIN } from '@booking/api-client/contract';

/** What every role may do, in the institution it belongs to. */
const everyone: readonly Permission[] = [
  'institution.read',
  'report.read',
  'category.read',
  'asset.read',
];

/** What else the roles of an institution may do in it. */
const byRole: Readonly<Record<string, readonly Permission[]>> = {
  Owner: [
    'institution.update',
    'user.read',
    'user.create',
    'user.update',
    'user.deactivate',
    'user.resetPassword',
    'subscription.read',
    'setting.read',
    'setting.update',
    'category.create',
    'category.update',
    'category.updateCodes',
    'category.reorder',
    'category.delete',
    'asset.create',
    'asset.update',
    'asset.bulkUpdate',
    'asset.reorder',
    'asset.delete',
    'rate.read',
    'rate.update',
    'rate.bulkUpdate',
    'rate.undoBatch',
  ],
  Manager: [
    'user.read',
    'user.create',
    'user.update',
    'setting.read',
    'setting.update',
    'category.create',
    'category.update',
    'category.reorder',
    'asset.create',
    'asset.update',
    'asset.reorder',
    'rate.read',
    'rate.update',
    'rate.bulkUpdate',
  ],
  'Front Desk': ['setting.read', 'rate.read'],
  'Revenue Manager': [
    'setting.read',
    'rate.read',
    'rate.update',
    'rate.bulkUpdate',
    'rate.undoBatch',
  ],
  Accountant: ['setting.read', 'rate.read'],
  Viewer: ['setting.read', 'rate.read'],
};

/** The permissions of a role. A Super Admin has all of them. */
export function permissionsOf(role: string): ReadonlySet<Permission> {
  if (role === SUPER_ADMIN) return new Set(PERMISSIONS);
  const own = Object.hasOwn(byRole, role) ? byRole[role] : undefined;
  return new Set([...everyone, ...(own ?? [])]);
}
