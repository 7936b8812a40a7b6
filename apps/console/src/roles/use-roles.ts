import type { CurrentUser, RolePermission } from '@booking/api-client';
import { effectivePermissions, PLATFORM_ROLES } from '@booking/api-client/facts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useReads, useUser } from '../session/session-context.ts';
import { knownPermissions } from './known-permissions.ts';

/** More roles than a template can have. */
const ROLES_LIMIT = 100;

/** The roles of a template, in their order. */
export function useTemplateRoles(templateId: string, isEnabled = true) {
  return useQuery({
    ...useReads().rolePermission.list({
      template: [templateId],
      isDefault: true,
      sort: 'order',
      limit: ROLES_LIMIT,
    }),
    enabled: isEnabled && templateId !== '',
  });
}

/** The roles of a template, and what one of its institutes has otherwise. */
export function useInstituteRoles(templateId: string, instituteId: string) {
  const { rolePermission } = useReads();
  const [defaults, overrides] = useQueries({
    queries: [
      rolePermission.list({
        template: [templateId],
        isDefault: true,
        sort: 'order',
        limit: ROLES_LIMIT,
      }),
      rolePermission.list({ institution: [instituteId], limit: ROLES_LIMIT }),
    ],
  });
  return { defaults, overrides };
}

/** Where someone works. */
interface Workplace {
  readonly _id: string;
  readonly template: { readonly _id: string };
}

/**
 * The roles that the viewer may give to someone of an institute, or of the platform: none that permits more than their
 * own. Undefined while they load, and while the workplace is not known.
 */
export function useGivenRoles(
  workplace: Workplace | null | undefined,
): readonly string[] | undefined {
  const viewer = useUser();
  const { rolePermission } = useReads();
  const { data } = useQuery({
    ...rolePermission.list({
      template: [workplace?.template._id ?? ''],
      // Users of an institute see what it has otherwise too.
      ...(viewer.institution ? {} : { isDefault: true }),
      sort: 'order',
      limit: ROLES_LIMIT,
    }),
    enabled: Boolean(workplace),
  });
  if (workplace === null) return PLATFORM_ROLES;
  return workplace && data && givenBy(viewer, data.items);
}

/** The names of the roles that the viewer may give. @param rows those of one template, and what the viewer’s institute has otherwise. */
export function givenBy(
  { institution, permissions }: Pick<CurrentUser, 'institution' | 'permissions'>,
  rows: readonly RolePermission[],
): readonly string[] {
  return rows.flatMap((row) => {
    if (row.institution) return [];
    if (!institution) return row.role;
    const own = rows.find((override) => override.institution && override.role === row.role);
    const needed = effectivePermissions({
      granted: knownPermissions(row.permissions),
      permissions: own ? knownPermissions(own.permissions) : null,
      denied: own ? knownPermissions(own.denied) : null,
    });
    return [...needed].every((permission) => permissions.includes(permission)) ? row.role : [];
  });
}

/** The names of all roles, for filters. Empty until they are loaded. */
export function useRoleNames(): readonly string[] {
  const { data } = useQuery(
    useReads().rolePermission.list({ isDefault: true, sort: 'order', limit: ROLES_LIMIT }),
  );
  return [...new Set((data?.items ?? []).map(({ role }) => role))];
}
