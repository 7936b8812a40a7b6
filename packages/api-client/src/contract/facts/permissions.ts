import type { PermissionName } from './access.ts';

/**
 * Permissions that institution roles can have, by resource. `docs/access.tsv` says, apart from this, who makes which
 * call as the product ships. Everything else is for the platform alone.
 *
 * `booking` to `housekeeping` belong to the application that the users of an institution work in. They are kept here,
 * sent to it with the signed-in user, and enforced there.
 */
export const GRANTABLE = {
  booking: ['read', 'create', 'update', 'cancel', 'restore', 'discount', 'changeRate'],
  housekeeping: ['read', 'update', 'inspect'],
  customer: ['read', 'create', 'update', 'delete', 'viewId'],
  payment: ['read', 'create', 'refund'],
  invoice: ['read', 'create', 'void'],
  subscription: ['read'],
  category: ['read', 'create', 'update', 'delete', 'reorder', 'updateCodes'],
  asset: ['read', 'create', 'update', 'delete', 'reorder', 'bulkUpdate', 'block'],
  color: ['read'],
  rate: ['read', 'update', 'bulkUpdate', 'undoBatch', 'override', 'export', 'import'],
  channel: ['read', 'update', 'connect', 'sync', 'viewLog'],
  ota: ['read'],
  whatsapp: ['read', 'create', 'update', 'delete', 'activate', 'sendTest'],
  institution: ['read', 'update'],
  setting: ['read', 'update'],
  policy: ['read', 'update'],
  user: ['read', 'create', 'update', 'deactivate', 'resetPassword'],
  rolePermission: ['read', 'update'],
  report: ['read'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

type Table = typeof GRANTABLE;
export type GrantableResource = keyof Table;

/** A permission that a role of an institution can have. */
export type Grantable = {
  [R in GrantableResource]: `${R}.${Table[R][number]}`;
}[GrantableResource];

/** Every permission that a role of an institution can have, in the order of the table. */
export const GRANTABLE_PERMISSIONS: readonly Grantable[] = Object.entries(GRANTABLE).flatMap(
  ([resource, actions]) => actions.map((action): PermissionName => `${resource}.${action}`),
) as Grantable[];

/** Resources of the application that the users of an institution work in. */
export const SUB_APP_RESOURCES = [
  'booking',
  'housekeeping',
  'customer',
  'payment',
  'invoice',
] as const satisfies readonly GrantableResource[];

/** Permissions that every role has: the home page and the frame of every screen read it. */
export const BASE_PERMISSIONS = [
  'institution.read',
  'report.read',
] as const satisfies readonly Grantable[];

/** Permissions that another one needs besides the `read` of its resource. */
const alsoNeeded: Readonly<Partial<Record<Grantable, readonly Grantable[]>>> = {
  // Their forms ask which role, colour, OTA and category, and the list of channels is drawn from the OTAs.
  'user.create': ['rolePermission.read'],
  'user.update': ['rolePermission.read'],
  'category.read': ['color.read'],
  'asset.read': ['category.read'],
  'rate.read': ['category.read'],
  'channel.read': ['ota.read'],
  'whatsapp.create': ['ota.read', 'category.read'],
  'whatsapp.update': ['ota.read', 'category.read'],
  'user.deactivate': ['user.update'],
  'rate.undoBatch': ['rate.bulkUpdate'],
};

/** The permissions that one is worth nothing without, and that are granted with it. */
export function neededBy(permission: Grantable): readonly Grantable[] {
  // Made once a call, not once a candidate: a matrix of all roles asks thousands of times.
  const read = `${permission.split('.')[0]}.read`;
  const needed = GRANTABLE_PERMISSIONS.filter(
    (candidate) => candidate === read && candidate !== permission,
  );
  return [...needed, ...(alsoNeeded[permission] ?? [])];
}

/** Permissions that someone of an institution must keep, so that its roles and users can still be managed. */
export const KEEPER_PERMISSIONS = [
  'rolePermission.update',
  'user.update',
] as const satisfies readonly Grantable[];

export function isGrantable(permission: string): permission is Grantable {
  return GRANTABLE_PERMISSIONS.some((grantable) => grantable === permission);
}

/** Everything that decides what a role may do in an institution. */
export interface RoleGrants {
  /** Permissions that the template grants the role; null when it has no such role. */
  readonly granted: readonly Grantable[] | null;
  /** Permissions that the institution adds; null if it changes nothing. */
  readonly permissions: readonly Grantable[] | null;
  /** Permissions that the institution takes away. */
  readonly denied: readonly Grantable[] | null;
}

/**
 * Returns a role's permissions: those of the template and the institution, without those it denies. A permission that
 * lacks another one that it needs counts for nothing. The status of the institution is a check of its own, so that users
 * are told about that instead.
 */
export function effectivePermissions({
  granted,
  permissions,
  denied,
}: RoleGrants): ReadonlySet<Grantable> {
  if (!granted) return new Set();
  const effective = new Set<Grantable>([...granted, ...(permissions ?? [])]);
  for (const permission of denied ?? []) effective.delete(permission);
  for (const permission of BASE_PERMISSIONS) effective.add(permission);
  const isWhole = (permission: Grantable): boolean =>
    effective.has(permission) && neededBy(permission).every(isWhole);
  return new Set(GRANTABLE_PERMISSIONS.filter(isWhole));
}
