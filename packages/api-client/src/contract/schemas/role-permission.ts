import * as z from 'zod/mini';
import { readAs } from '../facts/name.ts';
import { GRANTABLE_PERMISSIONS, type Grantable } from '../facts/permissions.ts';
import { ROLES_MAX } from '../facts/roles.ts';
import { anyOf, filterValue, flag, listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { A_LIST, distinct } from '../rules.ts';
import { audit, id, idOf, nameText, place, strict, text, version } from '../values.ts';

/** Permissions of a role (`ENT-07`): of a template, or as changed by one institution. */
export const rolePermission = z.object({
  _id: id,
  template: z.object({ _id: id, name: z.string() }),
  /** Null for the role of the template, which its institutions inherit. */
  institution: z.nullable(z.object({ _id: id, name: z.string() })),
  role: z.string(),
  description: z.string(),
  /** It can't be renamed or deleted. */
  isSystem: z.boolean(),
  order: z.int(),
  /** Names as in `rate.update`; of an institution, those that it grants beyond the template. */
  permissions: z.array(z.string()),
  /** Of an institution, those of the template that it takes away. */
  denied: z.array(z.string()),
  /** How many institutions have changed this role of the template. Null for users of an institute. */
  overrides: z.nullable(z.int()),
  ...audit,
});
export interface RolePermission extends z.infer<typeof rolePermission> {}

const [first, ...rest] = GRANTABLE_PERMISSIONS;
if (!first) throw new Error('There are no permissions.');
const names: readonly [Grantable, ...Grantable[]] = [first, ...rest];
const permissions = z
  .array(z.enum(names, 'Unknown permission.'), A_LIST)
  .check(z.refine(distinct, 'Name each permission once.'));

const savedRole = strict({
  /** A role of the template that is stored. Without it, the template gets a new one. */
  _id: z.optional(idOf('a role')),
  /** Another name renames it for everyone who has it. */
  role: nameText('The role', 2, 40),
  description: z.optional(text('The description', 0, 120)),
  order: z.optional(place),
  permissions: z.optional(permissions),
  denied: z.optional(permissions),
});

/**
 * Roles of a template, or with `institution` its changes of them; those left out stay. A role of an institution
 * is named by its `role`, and has `permissions` beyond the template and `denied` ones only.
 *
 * `__v` is that of any of the roles: they are saved as one. 0 for an institution without changes.
 */
export const rolePermissionSave = strict({
  template: idOf('a template'),
  institution: z.optional(z.nullable(idOf('an institute'))),
  roles: z.optional(
    z.array(savedRole, A_LIST).check(
      z.maxLength(ROLES_MAX, `Use ${ROLES_MAX} roles or fewer.`),
      z.refine((all) => distinct(all.map(({ role }) => readAs(role))), 'Name each role once.'),
    ),
  ),
  /** Roles of the template to delete: ones that no user has, and no institution has changed. */
  removed: z.optional(
    z
      .array(idOf('a role'), A_LIST)
      .check(z.maxLength(ROLES_MAX, `Use ${ROLES_MAX} roles or fewer.`)),
  ),
  __v: version,
});
export interface RolePermissionSave extends z.input<typeof rolePermissionSave> {}

const rolePermissionQuery = listQuery({
  sort: ['order', 'role', 'createdAt'],
  filters: {
    template: anyOf(idOf('a template')),
    institution: anyOf(idOf('an institute')),
    role: anyOf(filterValue),
    /** The roles of templates, or the changes of institutions. */
    isDefault: z.optional(flag),
  },
});
export interface RolePermissionQuery extends z.input<typeof rolePermissionQuery> {}

export const rolePermissionSchemas = {
  list: {
    query: taking<RolePermissionQuery>()(rolePermissionQuery),
    response: named<RolePermission>(rolePermission),
  },
  save: {
    body: taking<RolePermissionSave>()(rolePermissionSave),
    response: named<RolePermission[]>(z.array(rolePermission)),
  },
};

export { rolePermissionRoutes } from '../resources/role-permission.ts';
