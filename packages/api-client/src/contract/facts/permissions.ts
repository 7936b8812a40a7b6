import type {
  PermissionLabel,
  PermissionLabels,
  PermissionWords,
} from '../permission-labels/label.ts';
import { PERMISSION_LABELS } from '../permission-labels/labels.ts';
import { subAppLabels } from '../permission-labels/sub-app.ts';

export type { PermissionWords };

type Labels = typeof PERMISSION_LABELS;
export type GrantableResource = keyof Labels;

/** A permission that a role of an institution can have. */
export type Grantable = {
  [R in GrantableResource]: `${R}.${keyof Labels[R] & string}`;
}[GrantableResource];

const labels: ReadonlyMap<string, PermissionLabel> = /* @__PURE__ */ labelsByPermission();

/** Every permission that a role of an institution can have, in the order of the matrix of roles. */
export const GRANTABLE_PERMISSIONS: readonly Grantable[] = [...labels.keys()].filter(isGrantable);

function labelsByPermission(): ReadonlyMap<string, PermissionLabel> {
  return new Map(
    Object.entries<PermissionLabels>(PERMISSION_LABELS).flatMap(([resource, own]) =>
      Object.entries(own).map(([action, label]) => [`${resource}.${action}`, label] as const),
    ),
  );
}

type Actions = { readonly [R in GrantableResource]: readonly (keyof Labels[R] & string)[] };

/** Permissions that the roles of an institution can be granted, by resource. */
export const GRANTABLE: Actions = /* @__PURE__ */ actionsOf(PERMISSION_LABELS);

/** The keys are those of the literal above, which the type of `Object.keys` leaves open. */
function actionsOf(table: object): Actions {
  return Object.fromEntries(
    Object.entries(table).map(([resource, own]) => [resource, Object.keys(own)]),
  ) as Partial<Actions> as Actions;
}

/** Returns what a permission allows, in the words of a line of business: "Change rates", "Mark rooms as inspected". */
export function permissionLabel(permission: Grantable, words: PermissionWords): string {
  const label = labels.get(permission) ?? permission;
  return typeof label === 'string' ? label : label(words);
}

/** Resources of the application that the users of an institution work in. */
export const SUB_APP_RESOURCES: readonly GrantableResource[] =
  Object.keys(subAppLabels).filter(isOfSubApp);

function isOfSubApp(resource: string): resource is keyof typeof subAppLabels {
  return Object.hasOwn(subAppLabels, resource);
}

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
  return labels.has(permission);
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
