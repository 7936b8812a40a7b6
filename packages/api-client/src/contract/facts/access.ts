import type { Routes } from '../routes.ts';

/**
 * What each call requires, under the same keys as `routes`:
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
export const access = {
  user: {
    login: 'public',
    list: 'user.read',
    create: 'user.create',
    me: 'self',
    updateMe: 'self',
    logout: 'public',
    update: 'user.update',
    updatePassword: 'user.resetPassword',
    updateMyPassword: 'ownPassword',
    forgotPassword: 'public',
    generatePassword: 'public',
    refresh: 'public',
  },
  template: { list: 'signedIn' },
  institution: {
    list: 'institution.read',
    get: 'institution.read',
    create: 'institution.create',
    update: 'institution.update',
    changeStatus: 'institution.changeStatus',
  },
  subscription: {
    current: 'subscription.read',
    list: 'subscription.read',
    create: 'subscription.create',
    update: 'subscription.update',
  },
  pricing: {
    list: 'pricing.read',
    create: 'pricing.create',
    update: 'pricing.update',
    remove: 'pricing.delete',
  },
  rolePermission: { list: 'rolePermission.read', save: 'rolePermission.update' },
  bkbtrSetting: { get: 'signedIn', save: 'bkbtrSetting.update' },
  report: { superAdmin: 'report.read' },
  color: {
    list: 'color.read',
    create: 'color.create',
    update: 'color.update',
    remove: 'color.delete',
    setStatusColor: 'color.updateStatus',
  },
  ota: {
    list: 'ota.read',
    create: 'ota.create',
    update: 'ota.update',
    remove: 'ota.delete',
  },
  whatsapp: {
    templates: 'whatsapp.read',
    list: 'whatsapp.read',
    create: 'whatsapp.create',
    update: 'whatsapp.update',
    remove: 'whatsapp.delete',
  },
  generic: { list: 'signedIn' },
  category: {
    list: 'category.read',
    get: 'category.read',
    create: 'category.create',
    update: 'category.update',
    updateCodes: 'category.updateCodes',
    updateOrder: 'category.reorder',
    remove: 'category.delete',
    checkGenerics: 'category.read',
  },
  asset: {
    list: 'asset.read',
    get: 'asset.read',
    forTable: 'asset.read',
    create: 'asset.create',
    update: 'asset.update',
    updateMany: 'asset.bulkUpdate',
    updateOrder: 'asset.reorder',
    remove: 'asset.delete',
  },
  setting: { get: 'setting.read', save: 'setting.update' },
  policy: {
    get: 'policy.read',
    create: 'policy.update',
    update: 'policy.update',
    save: 'policy.update',
  },
  rate: { list: 'rate.read', create: 'rate.update' },
  // What it does to each row requires what that call does.
  bulk: { create: 'signedIn', get: 'signedIn', run: 'signedIn', cancel: 'signedIn' },
} as const satisfies AccessTable;

/** A permission, as `resource.action`. */
export type PermissionName = `${string}.${string}`;

/** What a call requires. */
export type CallAccess = 'public' | 'self' | 'ownPassword' | 'signedIn' | PermissionName;

type AccessTable = {
  readonly [G in keyof Routes]: {
    readonly [C in keyof Routes[G]]: Routes[G][C] extends `${string} !public`
      ? 'public'
      : Exclude<CallAccess, 'public'>;
  };
};

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
  [G in keyof Routes]: `${G & string}.${keyof Routes[G] & string}`;
}[keyof Routes];

/** Whether a call requires a permission, rather than a session or nothing. */
export function isPermission(line: CallAccess): line is Permission {
  return line.includes('.');
}

/** What a call, or a part of one with a permission of its own, requires. */
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
