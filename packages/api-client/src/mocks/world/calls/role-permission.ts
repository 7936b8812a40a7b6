import { readAs } from '../../../contract/facts/name.ts';
import {
  BASE_PERMISSIONS,
  type Grantable,
  KEEPER_PERMISSIONS,
  neededBy,
} from '../../../contract/facts/permissions.ts';
import { PLATFORM_ROLES } from '../../../contract/facts/platform-roles.ts';
import { ROLES_MAX } from '../../../contract/facts/roles.ts';
import { fullName } from '../../../contract/facts/user.ts';
import type { RolePermission } from '../../../contract/schemas/role-permission.ts';
import { failure } from '../../failure.ts';
import type { InputOf } from '../../resolver.ts';
import { missingFeature, refuseUnentitled } from '../allowance.ts';
import { overridesOf, roleDocument } from '../documents/catalogue.ts';
import { isPlatform } from '../documents/viewer.ts';
import { permissionsOf } from '../guard.ts';
import { type ListOf, listOf } from '../list.ts';
import { nextSortKey } from '../ordered.ts';
import { fieldFailure, refuseUsed, sent } from '../refuse.ts';
import type { RoleRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { type CallsOf, requireVersion, type WorldCall } from '../world-call.ts';
import { homeOf } from './category.ts';
import { requireTemplates } from './color.ts';

const listed: ListOf<RolePermission> = {
  search: ({ role, description }) => `${role} ${description}`,
  filters: {
    template: ({ template }) => template._id,
    institution: ({ institution }) => institution?._id,
    role: ({ role }) => role,
    isDefault: ({ institution }) => institution === null,
  },
  sort: {
    order: ({ order }) => order,
    role: ({ role }) => role.toLowerCase(),
    createdAt: ({ createdAt }) => createdAt,
  },
  defaultSort: 'order',
};

type Save = WorldCall<InputOf<'rolePermission.save'>>;
type SavedRole = NonNullable<InputOf<'rolePermission.save'>['roles']>[number];

export function rolePermissionCalls(store: Store): CallsOf<'rolePermission'> {
  return {
    list({ input, caller }) {
      const home = store.institutions.find(caller.institutionId);
      const rows = store.roles
        .all()
        .filter(
          ({ institutionId, templateId }) =>
            !home ||
            institutionId === home._id ||
            (institutionId === null && templateId === home.templateId),
        );
      return listOf(
        rows.map((row) => roleDocument(store, row, caller)),
        input,
        listed,
      );
    },

    save(call) {
      const { input, caller, writer } = call;
      const { template, institution = null, __v } = input;
      if (institution === null && !isPlatform(caller)) throw failure('FORBIDDEN');
      requireTemplates(store, 'template', [template]);
      if (institution !== null && homeOf(store, caller, institution).templateId !== template) {
        throw failure('TEMPLATE_MISMATCH');
      }
      const ofSet = () =>
        store.roles
          .all()
          .filter((row) =>
            institution === null
              ? row.institutionId === null && row.templateId === template
              : row.institutionId === institution,
          )
          .sort((a, b) => a.order - b.order);
      const documents = () => ofSet().map((row) => roleDocument(store, row, caller));
      const [first] = ofSet();
      const version = first ?? store.fresh(writer);
      requireVersion(version, __v, documents, store.users, caller);
      refuseOwnRole(call);
      const before = ofSet();
      const managed = keptBy(store);
      if (institution === null) writeDefaults(store, call, before);
      else writeOverrides(store, call, institution, before);
      const lost = managed.find((id) => !keptBy(store).includes(id));
      if (lost !== undefined) {
        for (const row of ofSet()) store.roles.remove(row._id);
        for (const row of before) store.roles.replace(row);
        const { name } = store.institutions.get(lost);
        const message = `No one in ${name} could manage users and roles. Keep at least one active user who can.`;
        throw fieldFailure('BUSINESS_RULE', 'roles', message, 'no_keeper');
      }
      // They are saved as one, and have one version.
      for (const row of ofSet()) {
        store.roles.replace({ ...row, __v: version.__v + 1, updatedAt: writer.at });
      }
      return documents();
    },
  };
}

/** No one changes their own role, or grants what they lack. */
function refuseOwnRole({ input: { roles = [] }, caller }: Save): void {
  if (isPlatform(caller)) return;
  for (const [at, { role, permissions = [] }] of roles.entries()) {
    if (role === caller.user.role) {
      const message = 'You can’t change your own role.';
      throw fieldFailure('BUSINESS_RULE', `roles.${at}.role`, message);
    }
    if (permissions.every((permission) => caller.permissions.has(permission))) continue;
    const message = 'You can’t grant permissions that you don’t have.';
    throw fieldFailure('BUSINESS_RULE', `roles.${at}.permissions`, message);
  }
}

/** The institutes in which someone can manage users and roles. */
function keptBy(store: Store): string[] {
  const keepers = store.users.all().filter((user) => {
    if (user.institutionId === null || user.status === 'Inactive') return false;
    const permissions = permissionsOf(store, user);
    return KEEPER_PERMISSIONS.every((permission) => permissions.has(permission));
  });
  return [...new Set(keepers.flatMap(({ institutionId }) => institutionId ?? []))];
}

function writeDefaults(store: Store, { input, writer }: Save, stored: readonly RoleRow[]): void {
  const { template: templateId, roles = [], removed = [] } = input;
  for (const [at, id] of removed.entries()) {
    const row = stored.find(({ _id }) => _id === id);
    if (!row) throw fieldFailure('VALIDATION', `removed.${at}`, 'Role not found.', 'not_found');
    removeRole(store, row);
  }
  const left = stored.filter(({ _id }) => !removed.includes(_id));
  if (left.length + roles.filter(({ _id }) => !_id).length > ROLES_MAX) {
    const message = `A template can have up to ${ROLES_MAX} roles.`;
    throw fieldFailure('BUSINESS_RULE', 'roles', message);
  }
  for (const [at, { _id, denied, ...fields }] of roles.entries()) {
    const path = `roles.${at}`;
    if (denied?.length) {
      const message = 'Only an institute can deny permissions.';
      throw fieldFailure('VALIDATION', `${path}.denied`, message);
    }
    const row = left.find((role) => role._id === _id);
    if (_id !== undefined && !row) {
      throw fieldFailure('VALIDATION', `${path}._id`, 'Role not found.', 'not_found');
    }
    requireName(fields.role, row, left, path);
    const permissions = fields.permissions && [
      ...new Set([...fields.permissions, ...BASE_PERMISSIONS]),
    ];
    if (permissions) requireWhole(permissions, `${path}.permissions`);
    if (row) {
      renameEverywhere(store, row, fields.role);
      store.roles.change(row, { ...fields, permissions }, writer);
    } else {
      store.roles.add({
        ...store.fresh(writer),
        ...{ templateId, institutionId: null, description: '', isSystem: false, denied: [] },
        order: nextSortKey(left),
        ...sent(fields),
        role: fields.role,
        permissions: permissions ?? [...BASE_PERMISSIONS],
      });
    }
  }
}

function requireName(
  role: string,
  row: RoleRow | undefined,
  stored: readonly RoleRow[],
  path: string,
): void {
  if (row?.isSystem && row.role !== role) {
    throw fieldFailure('BUSINESS_RULE', `${path}.role`, 'This role can’t be renamed.');
  }
  const names = [
    ...PLATFORM_ROLES,
    ...stored.filter((sibling) => sibling !== row).map((sibling) => sibling.role),
  ];
  if (names.every((name) => readAs(name) !== readAs(role))) return;
  throw fieldFailure('DUPLICATE', `${path}.role`, 'Another role has this name.', 'taken');
}

/** A permission comes with those that it is worth nothing without. */
function requireWhole(permissions: readonly Grantable[], path: string): void {
  const missing = permissions.flatMap(neededBy).find((needed) => !permissions.includes(needed));
  if (!missing) return;
  throw fieldFailure('VALIDATION', path, `This needs ${missing} too.`, 'incomplete');
}

function renameEverywhere(store: Store, { templateId, role: from }: RoleRow, to: string): void {
  if (from === to) return;
  const isHome = (id: string | null) => store.institutions.find(id)?.templateId === templateId;
  for (const user of store.users.all()) {
    if (user.role === from && isHome(user.institutionId)) {
      store.users.replace({ ...user, role: to });
    }
  }
  for (const row of overridesOf(store, { templateId, role: from })) {
    store.roles.replace({ ...row, role: to });
  }
}

function removeRole(store: Store, row: RoleRow): void {
  const { role, templateId } = row;
  if (row.isSystem) throw failure('IN_USE', { message: `${role} can’t be deleted.` });
  const isHome = (id: string | null) => store.institutions.find(id)?.templateId === templateId;
  const users = store.users
    .all()
    .filter((user) => user.role === role && isHome(user.institutionId));
  const messages = store.whatsapps
    .all()
    .filter(({ audience, institutionId }) => audience.role === role && isHome(institutionId));
  refuseUsed({
    users: { noun: ['user', 'users'], names: users.map(fullName) },
    messages: { noun: ['message', 'messages'], names: messages.map(({ name }) => name) },
    institutes: {
      noun: ['institute that has changed it', 'institutes that have changed it'],
      names: overridesOf(store, row).flatMap(
        ({ institutionId }) => store.institutions.find(institutionId)?.name ?? [],
      ),
    },
  });
  store.roles.remove(row._id);
}

/** Only what differs from the template is kept. */
function writeOverrides(
  store: Store,
  { input: { template: templateId, roles = [], removed = [] }, writer }: Save,
  institutionId: string,
  stored: readonly RoleRow[],
): void {
  if (removed.length > 0) {
    const message = 'Only roles of a template can be deleted.';
    throw fieldFailure('VALIDATION', 'removed', message);
  }
  for (const [at, saved] of roles.entries()) {
    const path = `roles.${at}`;
    const of = store.roles
      .all()
      .find(
        (row) =>
          row.institutionId === null && row.templateId === templateId && row.role === saved.role,
      );
    if (!of) {
      const message = 'The template has no such role.';
      throw fieldFailure('VALIDATION', `${path}.role`, message, 'not_found');
    }
    const row = stored.find(({ role }) => role === saved.role);
    const override = overrideOf(of, saved, row);
    const isReset = override.permissions.length + override.denied.length === 0;
    if (!isReset) {
      const closed = missingFeature(store, institutionId, 'roles', 'custom roles');
      refuseUnentitled(`${path}.permissions`, closed);
    }
    if (row) store.roles.change(row, override, writer);
    else if (!isReset) {
      const facts = { templateId, institutionId, role: of.role, description: '', isSystem: false };
      store.roles.add({ ...store.fresh(writer), ...facts, order: of.order, ...override });
    }
  }
}

function overrideOf(of: RoleRow, saved: SavedRole, row: RoleRow | undefined) {
  const isOpen = (permission: string) => BASE_PERMISSIONS.every((base) => base !== permission);
  const { permissions = row?.permissions ?? [], denied = row?.denied ?? [] } = saved;
  return {
    permissions: permissions.filter(
      (permission) => !of.permissions.includes(permission) && isOpen(permission),
    ),
    denied: denied.filter(
      (permission) => of.permissions.includes(permission) && isOpen(permission),
    ),
  };
}
