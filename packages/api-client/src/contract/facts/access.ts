import * as access from '../resources/access.ts';
import type { CallAccess, PermissionName } from '../resources/resource.ts';

export type { CallAccess, PermissionName };

/**
 * Access that each call requires, under the same keys as `routes`:
 *
 * - `public`: nothing.
 * - `signedIn`: a session.
 * - `self`: a session, for calls about the caller alone. They work in a read-only institution too.
 * - `ownPassword`: like `self`, and open to users who must first replace a password that someone else set.
 * - a permission: a role that has it. The server resolves a user's role and template to permissions, and `user.me`
 *   returns them.
 *
 * Which rows a caller reaches is decided apart from this: users of an institution reach their own alone.
 */
export { access };

type Lines = { [G in keyof typeof access]: (typeof access)[G][keyof (typeof access)[G]] };

/**
 * Permissions for a part of a call: `institution.administer` for the fields of an institution that the platform decides,
 * such as its code and tags; `user.deactivate` for the status of a user; `whatsapp.activate` for that of a messaging action;
 * `channel.*` for the connections of an institution.
 */
export const PART_PERMISSIONS = [
  'institution.administer',
  'user.deactivate',
  'whatsapp.activate',
  'channel.read',
  'channel.update',
  'channel.connect',
  'rate.bulkUpdate',
  'rate.undoBatch',
] as const;

/** Calls that a permission for a part of them opens as well, for that part alone: the handler refuses the rest. */
export const OPENED_BY_PART: Readonly<Record<string, readonly PartPermission[]>> = {
  'institution.update': ['channel.update'],
} satisfies Partial<Record<CallName, readonly PartPermission[]>>;

/** A permission that a call or a part of one requires. */
export type Permission = Extract<Lines[keyof Lines], PermissionName> | PartPermission;

export type PartPermission = (typeof PART_PERMISSIONS)[number];

/** A call by its name, as in `user.list`. */
export type CallName = {
  [G in keyof typeof access]: `${G}.${keyof (typeof access)[G] & string}`;
}[keyof typeof access];

/** Whether a call requires a permission, rather than a session or nothing. */
export function isPermission(line: CallAccess): line is Permission {
  return line.includes('.');
}

/** Returns the access that a call requires, or a part of one with a permission of its own. */
export function accessOf(call: CallName | PartPermission): CallAccess {
  if (isPart(call)) return call;
  const [group = '', name = ''] = call.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, CallAccess>>>> = access;
  const line = groups[group]?.[name];
  if (!line) throw new TypeError(`There is no call ${call}.`);
  return line;
}

function isPart(call: string): call is PartPermission {
  return PART_PERMISSIONS.some((part) => part === call);
}

/** Every permission, in the order of the table. */
export const PERMISSIONS: readonly Permission[] = [
  ...new Set([
    ...Object.values(access)
      .flatMap((calls): CallAccess[] => Object.values(calls))
      .filter(isPermission),
    ...PART_PERMISSIONS,
  ]),
];
