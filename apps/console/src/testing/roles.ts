import type { RolePermission } from '@booking/api-client';
import { DEFAULT_ROLES } from '@booking/api-client/facts';
import { failure, pageOf, type Resolvers } from '@booking/api-client/mocks';
import { templates } from './institutes.ts';

const AT = '2026-01-05T04:30:00.000Z';
const audit = { createdAt: AT, updatedAt: AT, createdBy: null, updatedBy: null };

/** The roles that the templates begin with. */
export const someRoles: readonly RolePermission[] = templates.flatMap((template, set) =>
  DEFAULT_ROLES[template.key].map((role, order) => ({
    _id: `${set}a${order}`.padEnd(24, '0'),
    template: { _id: template._id, name: template.name },
    institution: null,
    role: role.role,
    description: role.description,
    isSystem: role.isSystem,
    order,
    permissions: [...role.permissions],
    denied: [],
    overrides: 0,
    ...audit,
    __v: 0,
  })),
);

/** The calls about roles, on roles in memory. */
export function roleCalls(first: readonly RolePermission[] = someRoles): Resolvers {
  let rows = [...first];
  return {
    'rolePermission.list': ({ input }) => {
      const { template, institution, isDefault } = input;
      const matches = rows.filter(
        (row) =>
          (!template || template.includes(row.template._id)) &&
          (!institution || institution.includes(row.institution?._id ?? '')) &&
          (isDefault === undefined || isDefault === (row.institution === null)),
      );
      return pageOf(
        matches.toSorted((a, b) => a.order - b.order),
        { limit: 100 },
      );
    },
    'rolePermission.save': ({ input }) => {
      const isOfSet = (row: RolePermission) =>
        input.institution
          ? row.institution?._id === input.institution
          : row.institution === null && row.template._id === input.template;
      const set = rows.filter(isOfSet);
      const version = set[0]?.__v ?? 0;
      if (input.__v !== undefined && input.__v !== version) {
        return failure('VERSION_CONFLICT', { data: set });
      }
      const template = templates.find(({ _id }) => _id === input.template);
      if (!template) return failure('VALIDATION');
      let next = set.filter(({ _id }) => !input.removed?.includes(_id));
      for (const { _id, permissions, denied, role, description, order } of input.roles ?? []) {
        const stored = next.find((row) => (_id ? row._id === _id : row.role === role));
        const nextRow: RolePermission = {
          _id: `f${next.length}`.padEnd(24, '0'),
          template: { _id: template._id, name: template.name },
          institution: input.institution ? { _id: input.institution, name: '' } : null,
          isSystem: false,
          overrides: 0,
          ...audit,
          __v: 0,
          ...stored,
          role,
          description: description ?? stored?.description ?? '',
          order: order ?? stored?.order ?? next.length,
          permissions: permissions ?? stored?.permissions ?? [],
          denied: denied ?? stored?.denied ?? [],
        };
        next = stored ? next.map((row) => (row === stored ? nextRow : row)) : [...next, nextRow];
      }
      next = next.map((row) => ({ ...row, __v: version + 1 }));
      rows = [...rows.filter((row) => !isOfSet(row)), ...next];
      return next;
    },
  };
}
